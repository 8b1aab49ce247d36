import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import { fullName } from '../../domains/utilisateurs/utilisateurs.store.ts';

/** The profile of the marketing tool's user, and of nobody else. */
const profile = 'eDataVoice Marketing';

/** Passwords sealed. */
export const listMarketingUsers = (db: Db) =>
  db
    .selectFrom('utilisateurs')
    .innerJoin('profilsESellerTeam', 'profilsESellerTeam.DRPROFILE_ID', 'utilisateurs.drprofile_id')
    .select([
      'utilisateurs.IDPeople',
      fullName.as('Name'),
      'LoginWEB',
      'Password',
      'profilsESellerTeam.DESCR as Profil_Libelle',
      'utilisateurs.Actif',
    ])
    .where('EstEDVMarketing', '=', true)
    .orderBy('utilisateurs.IDPeople')
    .execute();

/** Locks out other requests until the transaction ends, so that two at once make one user. */
export const holdGroup = (db: Db) => db.selectFrom('gpParametres').select('IDGpParametres').forUpdate().execute();

export const listLogins = async (db: Db) => {
  const rows = await db.selectFrom('utilisateurs').select('LoginWEB').where(sql.ref('cleLoginWEB'), 'like', 'edvmkt%').execute();
  return rows.map(({ LoginWEB }) => LoginWEB);
};

/** The id of the tool's profile, added if missing. It opens nothing until it is given rights. */
export const profileForMarketing = async (db: Db) => {
  const found = await db.selectFrom('profilsESellerTeam').select('DRPROFILE_ID').where('DESCR', '=', profile).executeTakeFirst();
  if (found) return found.DRPROFILE_ID;
  const added = await db
    .insertInto('profilsESellerTeam')
    .values({ DESCR: profile, IDDashboard: null })
    .returning('DRPROFILE_ID')
    .executeTakeFirstOrThrow();
  return added.DRPROFILE_ID;
};
