import type { demandeFields, reponseFields } from '@comptoir/contract/domains/demandes/demandes.fields';
import type { siteFields } from '@comptoir/contract/domains/sites/sites.fields';
import type { societeFields } from '@comptoir/contract/domains/societes/societes.fields';
import type { bee2LinkFields } from '@comptoir/contract/interfaces/bee2link/bee2link.calls';
import type { catalogueFields } from '@comptoir/contract/interfaces/catalogues/catalogues.calls';
import type { dbsFields } from '@comptoir/contract/interfaces/dbs/dbs.calls';
import type { offreConstructeurFields } from '@comptoir/contract/interfaces/offre-constructeur/offre-constructeur.calls';
import type { planetVO2Fields } from '@comptoir/contract/interfaces/planetvo2/planetvo2.calls';
import type { Kind } from '@comptoir/contract/rights';
import type { Generated } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';
import type { GpParametresTable } from './gp-parametres.ts';

export interface ActivitesTable {
  IDActivite: Generated<number>;
  Descr: string;
}

export interface SocietesTable extends ColumnsOf<typeof societeFields> {
  IDPlaque: Generated<number>;
}

export interface TypesSiteTable {
  IDTypeSite: Generated<number>;
  Descr: string;
}

/** Sites that other products wrote may have neither code nor type. */
export interface SitesTable
  extends
    Omit<ColumnsOf<typeof siteFields>, 'Code' | 'IDTypeSite'>,
    ColumnsOf<typeof offreConstructeurFields>,
    ColumnsOf<typeof planetVO2Fields>,
    ColumnsOf<typeof dbsFields>,
    ColumnsOf<typeof bee2LinkFields>,
    ColumnsOf<typeof catalogueFields> {
  Code: Generated<string>;
  IDSite: Generated<number>;
  IDPlaque: number;
  IDTypeSite: number | null;
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

export interface DemandesTable extends Omit<ColumnsOf<typeof demandeFields>, 'DateH'>, ColumnsOf<typeof reponseFields> {
  /** Of whoever asked; null for the oldest. */
  Kind: Kind | null;
  IDDemande: Generated<number>;
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
