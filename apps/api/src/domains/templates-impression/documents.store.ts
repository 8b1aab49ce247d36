import type { Refusal } from '@comptoir/contract/errors';
import { documentKey } from '@comptoir/contract/texts/pdf';
import { sql } from 'kysely';
import { brokenBy, doublon } from '../../db/faults/because.ts';
import { existing } from '../../db/existing.ts';
import type { Db } from '../../db/tables.ts';

type NameColumn = 'documentsPdf.Document' | 'templatesBDC.DocumentCGV';

/** The key of a document, as in its index: its name without '.pdf', in lower case. */
export const keyOfDocument = (column: NameColumn) => sql<string>`lower(regexp_replace(${sql.ref(column)}, '\\.pdf$', '', 'i'))`;

/** @throws Refusal 404 */
export const readDocument = async (db: Db, IDDocumentPdf: number) =>
  existing(
    await db.selectFrom('documentsPdf').select(['Document', 'Contenu']).where('IDDocumentPdf', '=', IDDocumentPdf).executeTakeFirst(),
  );

/** The document under a name, and whether anything other than `besides` uses it. */
export const findDocument = async (db: Db, name: string, besides: number) => {
  const key = documentKey(name);
  const cgv = db.selectFrom('cgv').select('cgv.IDCGV').where('cgv.IDDocumentPdf', '=', sql.ref<number>('documentsPdf.IDDocumentPdf'));
  const others = db
    .selectFrom('templatesBDC')
    .select('templatesBDC.IDTemplateBDC')
    .where(keyOfDocument('templatesBDC.DocumentCGV'), '=', key)
    .where('templatesBDC.IDTemplateBDC', '<>', besides);
  return db
    .selectFrom('documentsPdf')
    .select(['IDDocumentPdf', 'Contenu'])
    .select(({ or, exists }) => or([exists(cgv), exists(others)]).as('isShared'))
    .where(keyOfDocument('documentsPdf.Document'), '=', key)
    .executeTakeFirst();
};

/** Answers the document's id. @throws the error made by `refuse` for a name that is taken */
export const insertDocument = async (db: Db, Document: string, Contenu: Buffer, refuse: () => Refusal) => {
  const query = db.insertInto('documentsPdf').values({ Document, Contenu }).returning('IDDocumentPdf');
  const { IDDocumentPdf } = await query.executeTakeFirstOrThrow().catch((error: unknown) => {
    throw brokenBy(error) === 'documentsPdf_Document' ? refuse().because(doublon('documentsPdf', { Document })) : error;
  });
  return IDDocumentPdf;
};

export const updateDocument = (db: Db, IDDocumentPdf: number, Contenu: Buffer) =>
  db.updateTable('documentsPdf').set({ Contenu }).where('IDDocumentPdf', '=', IDDocumentPdf).execute();

/** Deletes documents that nothing names any more. */
export const sweepDocuments = (db: Db) => {
  const cgv = db.selectFrom('cgv').select('cgv.IDCGV').where('cgv.IDDocumentPdf', '=', sql.ref<number>('documentsPdf.IDDocumentPdf'));
  const templates = db
    .selectFrom('templatesBDC')
    .select('templatesBDC.IDTemplateBDC')
    .where(keyOfDocument('templatesBDC.DocumentCGV'), '=', keyOfDocument('documentsPdf.Document'));
  return db
    .deleteFrom('documentsPdf')
    .where(({ and, not, exists }) => and([not(exists(cgv)), not(exists(templates))]))
    .execute();
};
