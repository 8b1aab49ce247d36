import { Refusal } from '@comptoir/contract/errors';
import {
  duplicateDocumentBdc,
  type NewTemplateBdc,
  type TemplateBdcChanges,
} from '@comptoir/contract/domains/templates-bdc/templates-bdc.calls';
import { doublon } from '../../db/faults/because.ts';
import type { Db } from '../../db/tables.ts';
import { chooseMarques } from '../marques/marques.rules.ts';
import { marquesOfActivite } from '../marques/marques.store.ts';
import { pdfOf } from '../templates-impression/documents.rules.ts';
import { findDocument, insertDocument, sweepDocuments, updateDocument } from '../templates-impression/documents.store.ts';
import { deleteTemplateBdc, insertTemplateBdc, lockTemplateBdc, replaceMarques, updateTemplateBdc } from './templates-bdc.store.ts';

const taken = () => new Refusal('conflict', duplicateDocumentBdc, { DocumentCGV: duplicateDocumentBdc });

const unnamed = 'Donnez un nom au document';

const saveMarques = async (db: Db, IDTemplateBDC: number, IDActivite: number, marques: readonly { Marque: string }[]) => {
  const wanted = marques.map(({ Marque }) => Marque);
  await replaceMarques(db, IDTemplateBDC, IDActivite, chooseMarques(await marquesOfActivite(db, IDActivite), wanted));
};

/** Stores a new PDF under the template's document name, replacing one that only this template uses. @throws Refusal */
const saveDocument = async (db: Db, IDTemplateBDC: number, DocumentCGV: string, file: string | null | undefined) => {
  if (file === null || file === undefined) return;
  if (DocumentCGV === '') throw new Refusal('invalid', `${unnamed}.`, { DocumentCGV: unnamed });
  const pdf = pdfOf(file, 'FileBinary');
  const present = await findDocument(db, DocumentCGV, IDTemplateBDC);
  if (present?.Contenu.equals(pdf)) return;
  if (present?.isShared) throw taken().because(doublon('documentsPdf', { IDDocumentPdf: present.IDDocumentPdf }));
  if (present) await updateDocument(db, present.IDDocumentPdf, pdf);
  else await insertDocument(db, DocumentCGV, pdf, taken);
};

/** Adds a template; answers its id. @throws Refusal */
export const createTemplateBdc = async (db: Db, { Marques, FileBinary, ...row }: NewTemplateBdc) => {
  const created = await insertTemplateBdc(db, row);
  const { IDTemplateBDC } = created;
  await saveMarques(db, IDTemplateBDC, row.IDActivite, Marques);
  await saveDocument(db, IDTemplateBDC, row.DocumentCGV, FileBinary);
  return created;
};

/** Changes a template: keys present change, the others stay. A new activity removes its brands. @throws Refusal */
export const changeTemplateBdc = async (db: Db, IDTemplateBDC: number, given: TemplateBdcChanges) => {
  const stored = await lockTemplateBdc(db, IDTemplateBDC);
  const { Marques, FileBinary, ...changes } = given;
  const { IDActivite = stored.IDActivite, DocumentCGV = stored.DocumentCGV } = changes;
  const marques = Marques ?? (IDActivite === stored.IDActivite ? undefined : []);
  await updateTemplateBdc(db, IDTemplateBDC, changes);
  if (marques) await saveMarques(db, IDTemplateBDC, IDActivite, marques);
  await saveDocument(db, IDTemplateBDC, DocumentCGV, FileBinary);
  await sweepDocuments(db);
};

/** Deletes a template, and its PDF unless something else names it. @throws Refusal 404 */
export const removeTemplateBdc = async (db: Db, IDTemplateBDC: number) => {
  await deleteTemplateBdc(db, IDTemplateBDC);
  await sweepDocuments(db);
};
