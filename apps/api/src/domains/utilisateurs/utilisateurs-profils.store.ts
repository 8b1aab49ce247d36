import type { Db } from '../../db/tables.ts';
import { readGpParametres } from '../gp-parametres/gp-parametres.store.ts';
import type { Profiles } from './utilisateurs.rules.ts';
import { fullName, hiddenProfile, type Visibility } from './utilisateurs.store.ts';

/** Whether those who have this profile may open the back office. */
export const opensBackOffice = async (db: Db, DRPROFILE_ID: number) => {
  const row = await db
    .selectFrom('profilsESellerTeam')
    .select('AccesBackOffice')
    .where('DRPROFILE_ID', '=', DRPROFILE_ID)
    .executeTakeFirst();
  return row?.AccesBackOffice ?? false;
};

/** Those who have this profile, by name, with their sealed passwords. */
export const listPasswordsOf = (db: Db, DRPROFILE_ID: number) =>
  db
    .selectFrom('utilisateurs')
    .select(['IDPeople', fullName.as('Name'), 'Password'])
    .where('drprofile_id', '=', DRPROFILE_ID)
    .orderBy('Lastname')
    .orderBy('Firstname')
    .orderBy('IDPeople')
    .execute();

/** Every profile that a user may be given, and whether the group is an eDataVoice client. */
export const readProfiles = async (db: Db, { all }: Visibility): Promise<Profiles> => {
  const { GRP_ClientEDatavoice } = await readGpParametres(db);
  const team = await db.selectFrom('profilsESellerTeam').select(['DRPROFILE_ID', 'DESCR as Libelle', 'AccesBackOffice']).execute();
  const lead = await db.selectFrom('profilsLead').select(['IDDRProfileEsellerLead', 'Libelle']).execute();
  const relationClient = await db.selectFrom('profilsEDataVoicePrc').select(['IDProfil', 'Libelle', 'IDTypeProfil']).execute();
  return {
    isEDatavoice: GRP_ClientEDatavoice,
    eSellerTeam: new Map(team.filter(({ Libelle }) => all || Libelle !== hiddenProfile).map((row) => [row.DRPROFILE_ID, row])),
    lead: new Map(lead.map((row) => [row.IDDRProfileEsellerLead, row])),
    relationClient: new Map(relationClient.map((row) => [row.IDProfil, row])),
  };
};
