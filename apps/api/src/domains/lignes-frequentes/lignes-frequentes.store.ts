import { ligneFrequenteFields } from '@comptoir/contract/domains/lignes-frequentes/lignes-frequentes.fields';
import { Refusal } from '@comptoir/contract/errors';
import { namesOf } from '@comptoir/contract/fields/shapes';
import type { Insertable, Updateable } from 'kysely';
import { anyNumber } from '../../db/any-of.ts';
import { existing, unknownRecord } from '../../db/existing.ts';
import { jsonRow, jsonRows } from '../../db/json/json-text.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';

type Table = CustomerTables['lignesFrequentes'];

/** The tables that the list reads. */
export const lignesFrequentesTables = ['lignesFrequentes', 'typesLignesFrequentes', 'societes'];

const shown = (db: Db) =>
  db
    .selectFrom('lignesFrequentes')
    .innerJoin('typesLignesFrequentes as types', 'types.IDTypeLigneFrequente', 'lignesFrequentes.IDTypeLigneFrequente')
    .leftJoin('societes', 'societes.IDPlaque', 'lignesFrequentes.IDPlaque')
    .select(['IDLignFreq', 'societes.Libelle as Plaque_Libelle', 'lignesFrequentes.IDActivite', 'types.Description as Type_Libelle'])
    .select(namesOf(ligneFrequenteFields).map((name) => `lignesFrequentes.${name}` as const));

export const listLignesFrequentes = (db: Db) => jsonRows(db, shown(db).orderBy('IDLignFreq'));

export const listTypesLignesFrequentes = (db: Db) =>
  jsonRows(db, db.selectFrom('typesLignesFrequentes').select(['IDTypeLigneFrequente', 'Description']).orderBy('IDTypeLigneFrequente'));

/** One line as JSON text. @throws Refusal 404 */
export const readLigneFrequente = async (db: Db, IDLignFreq: number) =>
  existing(await jsonRow(db, shown(db).where('IDLignFreq', '=', IDLignFreq)));

/** The stored row, held until the transaction ends. @throws Refusal 404 */
export const lockLigneFrequente = async (db: Db, IDLignFreq: number) =>
  existing(await db.selectFrom('lignesFrequentes').selectAll().where('IDLignFreq', '=', IDLignFreq).forNoKeyUpdate().executeTakeFirst());

export const listLigneFrequenteNames = async (db: Db, ids: readonly number[]) => {
  const rows = await db.selectFrom('lignesFrequentes').select(['IDLignFreq', 'Descr']).where('IDLignFreq', '=', anyNumber(ids)).execute();
  return new Map(rows.map(({ IDLignFreq, Descr }) => [IDLignFreq, Descr]));
};

/** Held until the transaction ends: the next prices are checked against them. @throws Refusal 404 */
export const pricesOf = async (db: Db, IDLignFreq: number) => {
  const query = db.selectFrom('lignesFrequentes').select(['PxVenteHT', 'PxVenteTTC']).where('IDLignFreq', '=', IDLignFreq).forUpdate();
  const { PxVenteHT, PxVenteTTC } = existing(await query.executeTakeFirst());
  return { PxVenteHT: Number(PxVenteHT), PxVenteTTC: Number(PxVenteTTC) };
};

const missing = new Map([
  ['lignesFrequentes_IDPlaque_fkey', { IDPlaque: 'Cette société n’existe pas ou n’existe plus' }],
  ['lignesFrequentes_IDTypeLigneFrequente_fkey', { IDTypeLigneFrequente: 'Ce type de ligne n’existe pas ou n’existe plus' }],
]);

const refuseMissing = (error: unknown): never => {
  const fields = error instanceof Error && 'constraint' in error ? missing.get(String(error.constraint)) : undefined;
  if (!fields) throw error;
  throw new Refusal('invalid', `${Object.values(fields).join()}.`, fields);
};

/** @throws Refusal 400 for a company or a type that does not exist. */
export const insertLigneFrequente = <Given extends Insertable<Table>>(db: Db, row: OnlyColumns<Table, Given>) =>
  db.insertInto('lignesFrequentes').values(row).returning('IDLignFreq').executeTakeFirstOrThrow().catch(refuseMissing);

/** @throws Refusal 400 for a company or a type that does not exist, 404 for an unknown line. */
export const updateLigneFrequente = async <Given extends Updateable<Table>>(
  db: Db,
  IDLignFreq: number,
  changes: OnlyColumns<Table, Given>,
) => {
  if (Object.keys(changes).length === 0) return;
  const query = db.updateTable('lignesFrequentes').set(changes).where('IDLignFreq', '=', IDLignFreq);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow().catch(refuseMissing);
  if (numUpdatedRows === 0n) throw unknownRecord();
};

/** @throws Refusal 404 */
export const deleteLigneFrequente = async (db: Db, IDLignFreq: number) => {
  const { numDeletedRows } = await db.deleteFrom('lignesFrequentes').where('IDLignFreq', '=', IDLignFreq).executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw unknownRecord();
};
