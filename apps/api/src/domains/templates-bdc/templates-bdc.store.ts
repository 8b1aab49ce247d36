import { templateBdcFields } from '@comptoir/contract/domains/templates-bdc/templates-bdc.fields';
import { Refusal } from '@comptoir/contract/errors';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { sql, type Insertable, type Updateable } from 'kysely';
import { existing, unknownRecord } from '../../db/existing.ts';
import { everyText } from '../../db/any-of.ts';
import { jsonRow, jsonRows } from '../../db/json/json-text.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';
import { keyOfDocument } from '../templates-impression/documents.store.ts';

type Table = CustomerTables['templatesBDC'];

/** The tables that the list reads. */
export const templatesBdcTables = ['templatesBDC', 'templatesBDCMarques', 'activites', 'documentsPdf'];

const shown = (db: Db) => {
  const marques = db
    .selectFrom('templatesBDCMarques')
    .select([
      'IDTemplateBDC',
      sql<{ Marque: string }[]>`json_agg(json_build_object('Marque', "Marque") order by "Marque" collate tools.fr)`.as('Marques'),
    ])
    .groupBy('IDTemplateBDC')
    .as('own');
  return db
    .selectFrom('templatesBDC')
    .innerJoin('activites', 'activites.IDActivite', 'templatesBDC.IDActivite')
    .leftJoin(marques, 'own.IDTemplateBDC', 'templatesBDC.IDTemplateBDC')
    .leftJoin('documentsPdf', (join) => join.on(keyOfDocument('documentsPdf.Document'), '=', keyOfDocument('templatesBDC.DocumentCGV')))
    .select([
      'templatesBDC.IDTemplateBDC',
      'activites.Descr as Activite_Descr',
      sql<{ Marque: string }[]>`coalesce("own"."Marques", '[]')`.as('Marques'),
      sql<number | null>`octet_length("documentsPdf"."Contenu")`.as('Taille'),
    ])
    .select(namesOf(templateBdcFields).map((name) => `templatesBDC.${name}` as const));
};

export const listTemplatesBdc = (db: Db) => jsonRows(db, shown(db).orderBy('templatesBDC.IDTemplateBDC'));

/** One template with its PDF, as JSON text. @throws Refusal 404 */
export const readTemplateBdc = async (db: Db, IDTemplateBDC: number) => {
  // PostgreSQL breaks base64 into lines.
  const file = sql<string | null>`replace(encode("documentsPdf"."Contenu", 'base64'), chr(10), '')`.as('FileBinary');
  return existing(await jsonRow(db, shown(db).select(file).where('templatesBDC.IDTemplateBDC', '=', IDTemplateBDC)));
};

/** The document that a template names. @throws Refusal 404, also if it has no PDF */
export const documentOfTemplate = async (db: Db, IDTemplateBDC: number) => {
  const found = await db
    .selectFrom('templatesBDC')
    .leftJoin('documentsPdf', (join) => join.on(keyOfDocument('documentsPdf.Document'), '=', keyOfDocument('templatesBDC.DocumentCGV')))
    .select('IDDocumentPdf')
    .where('IDTemplateBDC', '=', IDTemplateBDC)
    .executeTakeFirst();
  if (!found) throw unknownRecord();
  if (found.IDDocumentPdf === null) throw new Refusal('unknown', 'Aucun PDF n’est enregistré pour ce modèle.');
  return found.IDDocumentPdf;
};

/** The stored row; nobody else changes it until the transaction ends. @throws Refusal 404 */
export const lockTemplateBdc = async (db: Db, IDTemplateBDC: number) =>
  existing(await db.selectFrom('templatesBDC').selectAll().where('IDTemplateBDC', '=', IDTemplateBDC).forUpdate().executeTakeFirst());

const isUnknownActivite = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'templatesBDC_IDActivite_fkey';

const refuseActivite = (error: unknown): never => {
  if (!isUnknownActivite(error)) throw error;
  throw new Refusal('invalid', 'Cette activité n’existe pas ou n’existe plus.', { IDActivite: 'Cette activité n’existe plus' });
};

/** @throws Refusal 400 for an activity that the group does not have */
export const insertTemplateBdc = <Given extends Insertable<Table>>(db: Db, row: OnlyColumns<Table, Given>) =>
  db.insertInto('templatesBDC').values(row).returning('IDTemplateBDC').executeTakeFirstOrThrow().catch(refuseActivite);

/** @throws Refusal 400 for an activity that the group does not have */
export const updateTemplateBdc = async <Given extends Updateable<Table>>(
  db: Db,
  IDTemplateBDC: number,
  changes: OnlyColumns<Table, Given>,
) => {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('templatesBDC').set(changes).where('IDTemplateBDC', '=', IDTemplateBDC).execute().catch(refuseActivite);
};

/** Replaces the brands of a template. */
export const replaceMarques = async (db: Db, IDTemplateBDC: number, IDActivite: number, marques: readonly string[]) => {
  await db
    .deleteFrom('templatesBDCMarques')
    .where('IDTemplateBDC', '=', IDTemplateBDC)
    .where(({ or, eb }) => or([eb('Marque', '<>', everyText(marques)), eb('IDActivite', '<>', IDActivite)]))
    .execute();
  if (marques.length === 0) return;
  await db
    .insertInto('templatesBDCMarques')
    .values(marques.map((Marque) => ({ IDTemplateBDC, Marque, IDActivite })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** @throws Refusal 404 */
export const deleteTemplateBdc = async (db: Db, IDTemplateBDC: number) => {
  const { numDeletedRows } = await db.deleteFrom('templatesBDC').where('IDTemplateBDC', '=', IDTemplateBDC).executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw unknownRecord();
};
