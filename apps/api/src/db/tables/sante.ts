import type { Generated } from 'kysely';

export interface SanteEtatsTable {
  Interface: string;
  Cible: string;
  Libelle: string;
  Verdict: string;
  Message: string;
  DateH: Generated<string>;
  DernierSucces: string | null;
  DernierEchec: string | null;
  EchecsConsecutifs: Generated<number>;
}

export interface SanteVerificationsTable {
  IDVerification: Generated<number>;
  DateH: Generated<string>;
  Interface: string;
  Cible: string;
  Verdict: string;
  Message: string;
  Auteur: string;
}

export interface SanteAlertesTable {
  IDAlerte: Generated<number>;
  Interface: string;
  Cible: string;
  Libelle: string;
  Message: string;
  Echecs: number;
  DateH: Generated<string>;
  Destinataires: Generated<string[]>;
  DateAcquittement: string | null;
  AcquittePar: string | null;
  /** Null until the next success. */
  DateFin: string | null;
}

/** How each access of a partner stands. */
export interface SanteTables {
  santeEtats: SanteEtatsTable;
  santeVerifications: SanteVerificationsTable;
  santeAlertes: SanteAlertesTable;
}
