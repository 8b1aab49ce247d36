import type { Db } from '../../db/tables.ts';
import { readGpParametres } from '../gp-parametres/gp-parametres.store.ts';
import type { Profiles } from './utilisateurs.rules.ts';
import { hiddenProfile, type Visibility } from './utilisateurs.store.ts';

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
