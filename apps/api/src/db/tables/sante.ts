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

export interface SanteJoursTable {
  Interface: string;
  Jour: string;
  Succes: Generated<number>;
  Echecs: Generated<number>;
  Libelle: Generated<string>;
  Message: Generated<string>;
}

/** How many of something there were on a day. */
export interface ChiffresTable {
  Mesure: string;
  Jour: string;
  Nombre: number;
}

/** How each access of a partner stands, and what is known of each day. */
export interface SanteTables {
  santeEtats: SanteEtatsTable;
  santeVerifications: SanteVerificationsTable;
  santeAlertes: SanteAlertesTable;
  santeJours: SanteJoursTable;
  chiffres: ChiffresTable;
}
