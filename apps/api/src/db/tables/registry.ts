import type { FacturationProduit, periodeFields } from '@comptoir/contract/interfaces/facturation/facturation.calls';
import type { ModeAcces } from '@comptoir/contract/acces';
import type { Role } from '@comptoir/contract/portees';
import type { Generated } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';
import type { OutboxTable } from './structure.ts';
import type { FacteurTables } from '../registry-tables/facteurs.ts';
import type { FournisseurTables } from '../registry-tables/fournisseurs.ts';
import type { JetonTables } from '../registry-tables/jetons.ts';
import type { SecuriteTables } from '../registry-tables/securite.ts';
import type { WebhookTables } from '../registry-tables/webhooks.ts';

export interface ServersTable {
  IDServer: Generated<number>;
  name: string;
  ip: string;
  isHonda: Generated<boolean>;
  production: Generated<boolean>;
  connection: string | null;
}

export interface CustomersTable {
  IDCustomer: Generated<number>;
  name: string;
  IDServer: number;
  schema: string;
  label: string;
  activites: Generated<number[]>;
  IDGroupements: number | null;
  hosts: Generated<string[]>;
  FAM_FactureeSeller: Generated<boolean>;
  eDataVoiceActif: Generated<boolean>;
  deleteOrigines: Generated<boolean>;
  importFidelite: Generated<boolean>;
  /** Null until its first rows stand. */
  openedAt: string | null;
  /** Why nothing may be written for now. */
  closedFor: 'move' | 'remove' | null;
  /** Months of the journal that are kept. */
  MoisHistorique: Generated<number>;
  /** How operators come in. */
  ModeAcces: Generated<ModeAcces>;
  seed: string | null;
}

export interface UrlsTable {
  IDUrl: Generated<number>;
  IDCustomer: number;
  product: Generated<string>;
  URL: string;
  IDGroupements: number | null;
}

export interface OperatorsTable {
  IDOperator: Generated<number>;
  login: string;
  name: string;
  passwordHash: string;
  Actif: Generated<boolean>;
  /** Where the installation writes to them. */
  Courriel: string | null;
  /** Grows with each suspension and each other password. */
  Epoque: Generated<number>;
  Role: Generated<Role>;
  /** The only servers and customers of the operator; null: all. */
  Serveurs: number[] | null;
  Clients: number[] | null;
}

/** Who had access when somebody looked. */
export interface RevuesTable {
  IDRevue: Generated<number>;
  DateH: Generated<string>;
  /** The login. */
  Par: string;
  FinLe: string | null;
  FinPar: string | null;
}

export interface RevueLignesTable {
  IDRevueLigne: Generated<number>;
  IDRevue: number;
  IDOperator: number;
  Login: string;
  Nom: string;
  Role: string;
  /** Servers and customers, in words. */
  Perimetre: string;
  Actif: boolean;
  Derniere: string | null;
  Decision: 'garde' | 'retire' | null;
  Remarque: Generated<string>;
  DecidePar: string | null;
  DecideLe: string | null;
}

export interface ProduitsTable {
  TPR_IDTypeProduit: number;
  TPR_Descr: string;
}

export interface LoginThrottleTable {
  key: string;
  points: Generated<number>;
  expire: number | null;
}

export interface FacturationsTable extends Omit<ColumnsOf<typeof periodeFields>, 'Produit'> {
  IDFacturation: Generated<number>;
  IDCustomer: number;
  Produit: FacturationProduit;
}

export interface SanteToursTable {
  IDCustomer: number;
  ProchaineVerification: string;
  PrisJusqua: string | null;
}

export interface ChiffresToursTable {
  IDCustomer: number;
  ProchaineVerification: string;
  PrisJusqua: string | null;
}

export interface ClesTable {
  Nom: string;
  Empreinte: string;
  DateHAjout: Generated<string>;
  DateHRetrait: string | null;
}

export interface WriteProbeTable {
  id: number;
  DateH: string;
}

export interface NotificationsLuesTable {
  IDNotificationsLues: Generated<number>;
  /** Of an operator. */
  IDOperator: number | null;
  /** Of a person of a customer: both. */
  IDCustomer: number | null;
  IDPeople: number | null;
  Jusque: string;
  Lues: Generated<string[]>;
}

export interface PremiersPasTable {
  IDPremiersPas: Generated<number>;
  /** Of an operator. */
  IDOperator: number | null;
  /** Of a person of a customer: both. */
  IDCustomer: number | null;
  IDPeople: number | null;
  Masque: boolean;
}

export interface LieuxTable {
  IDLieu: Generated<number>;
  IDOperator: number;
  IDCustomer: number;
  Ecran: string;
  Nom: string;
  /** Among the favourites. */
  Rang: number | null;
  OuvertH: string | null;
}

export interface EpinglesTable {
  IDEpingle: Generated<number>;
  IDOperator: number;
  Ecran: string;
}

/** Why a session was ended before its time. */
export type FinMotif = 'deconnexion' | 'ailleurs' | 'inactivite' | 'nombre';

export interface SessionsTable {
  IDSession: Generated<number>;
  /** Of an operator. */
  IDOperator: number | null;
  /** Of a person of a customer: both. */
  IDCustomer: number | null;
  IDPeople: number | null;
  Epoque: number;
  Debut: Generated<string>;
  VueLe: Generated<string>;
  Echeance: string;
  /** The login. */
  Qui: Generated<string>;
  Adresse: string;
  Navigateur: string;
  FinLe: string | null;
  FinMotif: FinMotif | null;
  /** When the person last said who they are. */
  PreuveLe: Generated<string>;
  /** The digest of what the browser keeps; null where it sends nothing. */
  IDAppareil: string | null;
  /** A mail told the person of it. */
  Annoncee: Generated<boolean>;
}

/** What a link is for. */
export type LienUsage = 'invitation' | 'oubli';
export interface LiensTable {
  /** The digest of its secret. */
  Empreinte: string;
  IDOperator: number;
  Usage: LienUsage;
  /** Of the account when it was made. */
  Epoque: number;
  CreeLe: Generated<string>;
  Echeance: string;
  UtiliseLe: string | null;
}

export interface SessionJetonsTable {
  Empreinte: string;
  IDSession: number;
  /** The customer of customer access, or the one that the operator has chosen. */
  IDCustomer: number | null;
  CreeLe: Generated<string>;
  /** When another took its place: it reads for a few seconds more. */
  RemplaceLe: string | null;
  EstRemplacant: Generated<boolean>;
  /** Why the operator came; null where nobody was asked. */
  Motif: string | null;
  Ticket: string | null;
}

/** What a customer has granted to an operator, or to all of a role. */
export interface AccesAccordesTable {
  IDAcces: Generated<number>;
  IDCustomer: number;
  IDOperator: number | null;
  Role: Role | null;
  Motif: string;
  Ticket: Generated<string>;
  Du: string;
  Au: string;
  /** The login, here and below. */
  AccordePar: string;
  AccordeLe: Generated<string>;
  CoupeLe: string | null;
  CoupePar: string | null;
  /** The operator took it. */
  Urgence: Generated<boolean>;
  /** For this session alone. */
  IDSession: number | null;
}

export interface AccesDemandesTable {
  IDDemande: Generated<number>;
  IDCustomer: number;
  IDOperator: number;
  IDSession: number;
  Motif: string;
  Ticket: Generated<string>;
  Heures: number;
  DemandeLe: Generated<string>;
  ReponduLe: string | null;
  ReponduPar: string | null;
  /** Null while nobody has answered, and where it was refused. */
  IDAcces: number | null;
}

/** The registry's own tables. */
export interface RegistryOwnTables extends FacteurTables, FournisseurTables, JetonTables, SecuriteTables, WebhookTables {
  servers: ServersTable;
  customers: CustomersTable;
  urls: UrlsTable;
  operators: OperatorsTable;
  revues: RevuesTable;
  revueLignes: RevueLignesTable;
  produits: ProduitsTable;
  loginThrottle: LoginThrottleTable;
  facturations: FacturationsTable;
  santeTours: SanteToursTable;
  chiffresTours: ChiffresToursTable;
  cles: ClesTable;
  writeProbe: WriteProbeTable;
  notificationsLues: NotificationsLuesTable;
  premiersPas: PremiersPasTable;
  lieux: LieuxTable;
  epingles: EpinglesTable;
  outbox: OutboxTable;
  liens: LiensTable;
  sessions: SessionsTable;
  sessionJetons: SessionJetonsTable;
  accesAccordes: AccesAccordesTable;
  accesDemandes: AccesDemandesTable;
}
