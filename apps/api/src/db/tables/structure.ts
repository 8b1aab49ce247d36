import type { siteFields } from '@comptoir/contract/fields/sites';
import type { Generated } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';
import type { GpParametresTable } from './gp-parametres.ts';

export interface ActivitesTable {
  IDActivite: Generated<number>;
  Descr: string;
}

export interface SocietesTable {
  IDPlaque: Generated<number>;
  IDActivite: number | null;
  Libelle: string;
  EMailsContacts: Generated<string>;
  InterfaceCorporateSales: Generated<boolean>;
  DureeValid: Generated<number>;
  ImprPortableComOffre: Generated<boolean>;
  NbJrsRelanceLiv: number | null;
  NbJrsRelanceLivMulti: Generated<string>;
  LibRelanceLiv: Generated<string>;
  NbJrsRelanceAvLiv: number | null;
  LibRelanceAvLiv: Generated<string>;
  AlerteNbJoursEnStock: number | null;
  Affiche_TTC: Generated<boolean>;
  JoursRapportAuto: Generated<string>;
  CreationOffreSansEtape: Generated<boolean>;
  IDMiniGpOffre: number | null;
  IDMiniGpStock: number | null;
  IDMiniGpRapport: number | null;
  TitreRepriseOffre: Generated<string>;
  EmailEnvoiAutoBonDeCde: Generated<string>;
  UrlCotation: Generated<string>;
  EmailAdministratifWelcomePro: Generated<string>;
  NomFicBonDeCdeVO: Generated<string>;
  TexteEmailOffre: Generated<string>;
  AfficherOptionsVDDansOffre: Generated<boolean>;
  RelanceApresClotureLead: Generated<boolean>;
  RelanceApresClotureLeadObligatoire: Generated<boolean>;
}

export interface TypesSiteTable {
  IDTypeSite: Generated<number>;
  Descr: string;
}

/** Sites that other products wrote may have neither code nor type. */
export interface SitesTable extends Omit<ColumnsOf<typeof siteFields>, 'Code' | 'IDTypeSite'> {
  Code: Generated<string>;
  IDSite: Generated<number>;
  IDPlaque: number;
  IDTypeSite: number | null;
  IDSitePVO2: string | null;
  ActifPVO2: Generated<boolean>;
  OffreCodeConstructeurActif: Generated<boolean>;
  ClientIDBee2Link: string | null;
  EntityIDBee2Link: string | null;
  IDSiteBee2Link: string | null;
  EstPasserelle: Generated<boolean>;
  Actif: Generated<boolean>;
  IdSiteDBS: string | null;
  AutovistaActif: Generated<boolean>;
  RefMotoActif: Generated<boolean>;
  RefVdlActif: Generated<boolean>;
}

export interface MarquesTable {
  IDMarque: Generated<number>;
  IDActivite: number;
  Make: string;
}

export interface SocietesMarquesTable {
  IDPlaque: number;
  Make: string;
  IDActivite: number;
}

export interface SitesMarquesTable {
  IDSite: number;
  Make: string;
  IDActivite: number;
}

export interface SitesImagesTable {
  IDSite: number;
  /** Name of the site's column that shows it. */
  Champ: string;
  /** A data URL. */
  Contenu: string;
}

export interface OutboxTable {
  IDMessage: Generated<number>;
  destinataires: string[];
  objet: string;
  texte: string;
  dateCreation: Generated<string>;
  dateEnvoi: string | null;
  tentatives: Generated<number>;
  prochaineTentative: Generated<string | null>;
  erreur: string | null;
}

export interface DemandesTable {
  IDDemande: Generated<number>;
  type: string;
  name: string;
  login: string;
  sujet: string;
  commentaire: string;
  DateH: Generated<string>;
  IDMessage: number | null;
}

export interface ClientsTable {
  IDClient: Generated<number>;
  Lastname: string;
  Firstname: Generated<string>;
  IDOrigineCont: number | null;
  IDFidelite: number | null;
  DateDebutFidelite: string | null;
}

/** The vehicles of clients. */
export interface MaterielsTable {
  IDMat: Generated<number>;
  NumeroSerieMat: string;
  IDClientMat: number | null;
}

export interface DpoContactTable {
  IDDPOContact: Generated<number>;
  exist: Generated<boolean>;
  config: Generated<boolean>;
  mailDPOSent: Generated<boolean>;
  message: Generated<string>;
}

/** The group, its companies, sites and customers; its change requests and mail. */
export interface StructureTables {
  gpParametres: GpParametresTable;
  activites: ActivitesTable;
  societes: SocietesTable;
  typesSite: TypesSiteTable;
  sites: SitesTable;
  marques: MarquesTable;
  societesMarques: SocietesMarquesTable;
  sitesMarques: SitesMarquesTable;
  sitesImages: SitesImagesTable;
  outbox: OutboxTable;
  demandes: DemandesTable;
  clients: ClientsTable;
  materiels: MaterielsTable;
  dpoContact: DpoContactTable;
}
