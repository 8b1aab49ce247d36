import { bonDeCommandeFields } from '@comptoir/contract/domains/bons-de-commande/bons-de-commande.fields';
import { Refusal } from '@comptoir/contract/errors';
import { namesOf } from '@comptoir/contract/fields/shapes';
import type { Insertable, Updateable } from 'kysely';
import { existing, unknownRecord } from '../../db/existing.ts';
import { jsonRow, jsonRows } from '../../db/json/json-text.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';

type Table = CustomerTables['BonDeCommande'];

/** The tables that the list reads. */
export const bonsDeCommandeTables = ['BonDeCommande', 'activites'];

const shown = (db: Db) =>
  db
    .selectFrom('BonDeCommande')
    .innerJoin('activites', 'activites.IDActivite', 'BonDeCommande.IDActivite')
    .select(['IDMarqueNeufOcc', 'activites.Descr as Activite_Descr'])
    .select(namesOf(bonDeCommandeFields).map((name) => `BonDeCommande.${name}` as const));

export const listBonsDeCommande = (db: Db) => jsonRows(db, shown(db).orderBy('IDMarqueNeufOcc'));

/** One order form as JSON text. @throws Refusal 404 */
export const readBonDeCommande = async (db: Db, IDMarqueNeufOcc: number) =>
  existing(await jsonRow(db, shown(db).where('IDMarqueNeufOcc', '=', IDMarqueNeufOcc)));

const isUnknownActivite = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'BonDeCommande_IDActivite_fkey';

const refuseActivite = (error: unknown): never => {
  if (!isUnknownActivite(error)) throw error;
  throw new Refusal('invalid', 'Cette activité n’existe pas ou n’existe plus.', { IDActivite: 'Cette activité n’existe plus' });
};

/** @throws Refusal 400 for an activity that the group does not have. */
export const insertBonDeCommande = <Given extends Insertable<Table>>(db: Db, row: OnlyColumns<Table, Given>) =>
  db.insertInto('BonDeCommande').values(row).returning('IDMarqueNeufOcc').executeTakeFirstOrThrow().catch(refuseActivite);

/** @throws Refusal 400 for an activity that the group does not have, 404 for an unknown order form. */
export const updateBonDeCommande = async <Given extends Updateable<Table>>(
  db: Db,
  IDMarqueNeufOcc: number,
  changes: OnlyColumns<Table, Given>,
) => {
  if (Object.keys(changes).length === 0) return;
  const query = db.updateTable('BonDeCommande').set(changes).where('IDMarqueNeufOcc', '=', IDMarqueNeufOcc);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow().catch(refuseActivite);
  if (numUpdatedRows === 0n) throw unknownRecord();
};
