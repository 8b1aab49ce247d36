import type { profilPrcFields, profilTeamFields } from '@comptoir/contract/domains/profils/profils.fields';
import type { utilisateurFields } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import type { Generated } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';

export interface ProfilsESellerTeamTable extends ColumnsOf<typeof profilTeamFields> {
  DRPROFILE_ID: Generated<number>;
}

export interface ProfilsLeadTable {
  IDDRProfileEsellerLead: Generated<number>;
  Libelle: string;
  LibelleEDataVoice: string | null;
}

export interface ProfilsEDataVoicePrcTable extends ColumnsOf<typeof profilPrcFields> {
  IDProfil: Generated<number>;
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
