import type { Generated } from 'kysely';

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

export interface UtilisateursTable {
  IDPeople: Generated<number>;
  Lastname: string;
  Firstname: string;
  Initial: string;
  EMail: Generated<string>;
  PhoneNumber: Generated<string>;
  MobilePhone: Generated<string>;
  PrivatePhone: Generated<string>;
  LoginWEB: string;
  Password: string;
  Actif: Generated<boolean>;
  Superviseur: Generated<boolean>;
  AccesCRMeSeller: Generated<boolean>;
  OffreEnTTC: Generated<boolean>;
  HorsTraitementLeads: Generated<boolean>;
  HorsTraitementLeadsAPV: Generated<boolean>;
  RechercheVNParFiltre: Generated<boolean>;
  RechercheAvanceeVNParDefaut: Generated<boolean>;
  TypeVN: Generated<boolean>;
  TypeVO: Generated<boolean>;
  TypeVDL: Generated<boolean>;
  TypeConseiller: Generated<boolean>;
  TypeAutre: Generated<boolean>;
  EnCopieRDVeSellerLead: Generated<boolean>;
  AccesLeadVNVO: Generated<boolean>;
  AccesLeadAPV: Generated<boolean>;
  CodeIPNRenault: Generated<string>;
  CodeFRStellantis: Generated<string>;
  drprofile_id: number;
  IDDRProfileEsellerLead: number | null;
  IDProfil: number | null;
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
