import { Refusal } from '@comptoir/contract/errors';
import type { PlafondChange } from '@comptoir/contract/domains/plafonds-remise/plafonds-remise.calls';
import type { Insertable } from 'kysely';
import { brokenBy } from '../../db/faults/because.ts';
import { unknownRecord } from '../../db/existing.ts';
import { jsonRows } from '../../db/json/json-text.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';

/** The group's first, then those of each company. */
export const listPlafonds = (db: Db) =>
  jsonRows(
    db,
    db
      .selectFrom('plafondsRemise')
      .select(['IDPlafondRemise', 'IDPlaque', 'IDDRProfileEsellerLead', 'Plafond'])
      .orderBy('IDPlaque', (order) => order.asc().nullsFirst())
      .orderBy('IDDRProfileEsellerLead'),
  );

const refuse = (error: unknown, at: number): never => {
  const constraint = brokenBy(error);
  if (constraint === 'plafondsRemise_place')
    throw new Refusal('conflict', 'Un plafond existe déjà pour cette société et ce profil.').because({ code: 'doublon' });
  if (constraint === 'plafondsRemise_IDPlaque_fkey') {
    const field = `plafondsRemise.${at}.IDPlaque`;
    throw new Refusal('invalid', 'Cette société n’existe pas ou n’existe plus.', { [field]: 'Cette société n’existe plus' });
  }
  throw error;
};

/**
 * Adds the ceiling that stands at this place of those sent.
 * @throws Refusal 409 where the group or the company has one already, 400 for a company that does not exist.
 */
export const insertPlafond = async <Given extends Insertable<CustomerTables['plafondsRemise']>>(
  db: Db,
  at: number,
  row: OnlyColumns<CustomerTables['plafondsRemise'], Given>,
) => {
  await db
    .insertInto('plafondsRemise')
    .values(row)
    .execute()
    .catch((error: unknown) => refuse(error, at));
};

/** @throws Refusal 404 */
export const updatePlafond = async (db: Db, IDPlafondRemise: number, Plafond: PlafondChange['Plafond']) => {
  const query = db.updateTable('plafondsRemise').set({ Plafond }).where('IDPlafondRemise', '=', IDPlafondRemise);
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw unknownRecord('Ce plafond de remise');
};
