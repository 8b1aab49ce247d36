import { listedTeamFields } from '@comptoir/contract/domains/profils/profils.fields';
import { namesOf } from '@comptoir/contract/fields/shapes';
import type { Updateable } from 'kysely';
import { existing } from '../../db/existing.ts';
import { jsonRow, jsonRows } from '../../db/json/json-text.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';

type Table = CustomerTables['profilsESellerTeam'];

const shown = (db: Db) => db.selectFrom('profilsESellerTeam').select(['DRPROFILE_ID', ...namesOf(listedTeamFields)]);

export const listProfilsESellerTeam = (db: Db) => jsonRows(db, shown(db).orderBy('DRPROFILE_ID'));

/** Profiles whose users may sign in to this console. */
export const listProfilsBackOffice = (db: Db) => jsonRows(db, shown(db).where('AccesBackOffice', '=', true).orderBy('DRPROFILE_ID'));

export const listProfilsLead = (db: Db) =>
  jsonRows(db, db.selectFrom('profilsLead').select(['IDDRProfileEsellerLead', 'Libelle']).orderBy('IDDRProfileEsellerLead'));

/** One eSeller Team profile as JSON text. @throws Refusal 404 */
export const readProfilESellerTeam = async (db: Db, DRPROFILE_ID: number, { withAccess }: { withAccess: boolean }) => {
  const query = shown(db)
    .$if(withAccess, (from) => from.select('AccesBackOffice'))
    .where('DRPROFILE_ID', '=', DRPROFILE_ID);
  return existing(await jsonRow(db, query));
};

/** @throws Refusal 404 */
export const findProfilESellerTeam = async (db: Db, DRPROFILE_ID: number) =>
  existing(await db.selectFrom('profilsESellerTeam').selectAll().where('DRPROFILE_ID', '=', DRPROFILE_ID).executeTakeFirst());

export const updateProfilESellerTeam = async <Given extends Updateable<Table>>(
  db: Db,
  DRPROFILE_ID: number,
  changes: OnlyColumns<Table, Given>,
) => {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('profilsESellerTeam').set(changes).where('DRPROFILE_ID', '=', DRPROFILE_ID).execute();
};

/** Answers the new profile's id. */
export const insertProfilESellerTeam = async (db: Db, row: { DESCR: string; IDDashboard: number | null; AccesBackOffice: boolean }) => {
  const { DRPROFILE_ID } = await db.insertInto('profilsESellerTeam').values(row).returning('DRPROFILE_ID').executeTakeFirstOrThrow();
  return DRPROFILE_ID;
};
