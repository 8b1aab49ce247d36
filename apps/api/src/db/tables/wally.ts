import type { Generated } from 'kysely';

export interface WallyComptesTable {
  IdWallyCompte: Generated<number>;
  crm_name: 'customer_first' | 'hway' | 'mysales';
  Identifiant: string;
  EtatDuCompte: Generated<'ACTIVE' | 'INACTIVE' | 'OUTDATED' | 'FAILED' | 'DEFAULT'>;
  /** FULL while it is active. */
  Flag: string | null;
  EmailNotification: Generated<string>;
}

export interface WallySitesTable {
  IdCompte: number;
  IdWallySite: string;
  NomWallySite: string;
}

export interface WallyMarquesTable {
  IdCompte: number;
  IdWallyMarque: string;
  NomWallyMarque: string;
}

export interface WallyOriginesTable {
  IdCompte: number;
  IdWallyOrigine: string;
  NomOrigine: string;
}

export interface WallyMarquesSitesTable {
  IdCompte: number;
  IdWallySite: string;
  IdWallyMarque: string;
  /** Null while nothing is chosen, and where the pair is skipped. */
  IDSite: number | null;
  toSkip: Generated<boolean>;
}

export interface WallyMarquesOriginesTable {
  IdCompte: number;
  IdWallyOrigine: string;
  IdWallyMarque: string;
  /** Null while nothing is chosen, and where the pair is skipped. */
  IDOrigineAction: number | null;
  toSkip: Generated<boolean>;
}

export interface WallyIntegrationsTable {
  IDIntegration: Generated<number>;
  Genre: 'lead' | 'offre';
  crm_name: 'customer_first' | 'hway' | 'mysales';
  CodeAffaireSource: Generated<string>;
  DateDebut: string;
  Site: Generated<string>;
  Origine: Generated<string>;
  IDClient: number | null;
  Name: Generated<string>;
  Firstname: Generated<string>;
  Tel: Generated<string>;
  Email: Generated<string>;
  Statut: Generated<string>;
  Comment: Generated<string>;
  Constructeur: Generated<string>;
  IDOffres: number | null;
  Date: string | null;
  UrlExterne: Generated<string>;
  FichierPDF: Generated<string>;
}

/** Wally: accounts, what each knows, which of ours stands for it, and what was retrieved. */
export interface WallyTables {
  wallyComptes: WallyComptesTable;
  wallySites: WallySitesTable;
  wallyMarques: WallyMarquesTable;
  wallyOrigines: WallyOriginesTable;
  wallyMarquesSites: WallyMarquesSitesTable;
  wallyMarquesOrigines: WallyMarquesOriginesTable;
  wallyIntegrations: WallyIntegrationsTable;
}
