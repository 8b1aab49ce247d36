import type { utilisateurFields } from '@comptoir/contract/fields/utilisateurs';
import type { Generated } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';

export interface ProfilsESellerTeamTable {
  DRPROFILE_ID: Generated<number>;
  DESCR: string;
  IDDashboard: number | null;
  AccesBackOffice: Generated<boolean>;
}

export interface ProfilsLeadTable {
  IDDRProfileEsellerLead: Generated<number>;
  Libelle: string;
  LibelleEDataVoice: string | null;
}

export interface ProfilsEDataVoicePrcTable {
  IDProfil: Generated<number>;
  Libelle: string;
  IDTypeProfil: number;
}

export interface UtilisateursTable extends ColumnsOf<typeof utilisateurFields> {
  IDPeople: Generated<number>;
  EstEDVMarketing: Generated<boolean>;
  IsAccountOpened: Generated<boolean>;
}

export interface UtilisateursSitesTable {
  IDPeople: number;
  IDSite: number;
}

export interface ConfigNissanTable {
  IDPeople: number;
  IDSite: number;
  CodeVendeur: Generated<string>;
  VecturyID: Generated<string>;
}

export interface DevicesTable {
  IDPeopleDevice: Generated<number>;
  IDPeople: number;
  Modele: Generated<string>;
  Push: Generated<boolean>;
}

export interface PlanetvoSocietesTable {
  IDPeople: number;
  IDPlaque: number;
  Actif: Generated<boolean>;
}

/** Users, their profiles and what hangs on them. */
export interface PeopleTables {
  profilsESellerTeam: ProfilsESellerTeamTable;
  profilsLead: ProfilsLeadTable;
  profilsEDataVoicePrc: ProfilsEDataVoicePrcTable;
  utilisateurs: UtilisateursTable;
  utilisateursSites: UtilisateursSitesTable;
  configNissan: ConfigNissanTable;
  devices: DevicesTable;
  planetvoSocietes: PlanetvoSocietesTable;
}
