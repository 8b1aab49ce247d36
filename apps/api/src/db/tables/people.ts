import type { CleEtape } from '@comptoir/contract/domains/departs/departs.calls';
import type { profilPrcFields, profilTeamFields } from '@comptoir/contract/domains/profils/profils.fields';
import type { Portee } from '@comptoir/contract/domains/notes/notes.calls';
import type { utilisateurFields } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import type { vueFields } from '@comptoir/contract/domains/vues/vues.fields';
import type { Kind } from '@comptoir/contract/rights';
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

export interface NotesTable {
  IDNote: Generated<number>;
  NomTable: string;
  IDLigne: number;
  Portee: Portee;
  Texte: string;
  Kind: Kind;
  Login: string;
  /** The author's name at that time. */
  Auteur: string;
  DateH: Generated<string>;
  DateModification: string | null;
}

export interface NotesMentionsTable {
  IDNote: number;
  Kind: Kind;
  Login: string;
  DateH: Generated<string>;
}

/** A departure that the clock carries out when its moment has come. */
/** A person without a row is in the first epoch, 0. */
export interface EpoquesTable {
  IDPeople: number;
  Epoque: number;
}

export interface DepartsPrevusTable {
  IDPeople: number;
  DateH: string;
  Etapes: CleEtape[];
  IDRemplacant: number | null;
  Motif: Generated<string>;
  Kind: Kind;
  /** IDOperator or IDPeople, by `Kind`. */
  IDAuteur: number;
  Login: string;
  /** The author's name at that time. */
  Auteur: string;
  /** Why it was not carried out, and when that was: it is not tried again. */
  Refus: string | null;
  DateRefus: string | null;
}

export interface VuesTable extends ColumnsOf<typeof vueFields> {
  IDVue: Generated<number>;
  /** IDOperator or IDPeople, by `TypeAuteur`. */
  IDAuteur: number;
  TypeAuteur: Kind;
}

/** Users, their profiles and what hangs on them; what people write for each other. */
export interface PeopleTables {
  profilsESellerTeam: ProfilsESellerTeamTable;
  profilsLead: ProfilsLeadTable;
  profilsEDataVoicePrc: ProfilsEDataVoicePrcTable;
  utilisateurs: UtilisateursTable;
  utilisateursSites: UtilisateursSitesTable;
  configNissan: ConfigNissanTable;
  devices: DevicesTable;
  planetvoSocietes: PlanetvoSocietesTable;
  departsPrevus: DepartsPrevusTable;
  epoques: EpoquesTable;
  notes: NotesTable;
  notesMentions: NotesMentionsTable;
  vues: VuesTable;
}
