import type { LostState } from '@comptoir/contract/texts/lost-site';
import type { Generated } from 'kysely';

/** A site of ours whose match the partner has lost: the partner's id, and how. */
export interface SitePerdu {
  IDSite: number;
  id: string;
  etat: LostState;
}

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
  /** What the partner's last answer said; null before one. */
  SitesPerdus: readonly SitePerdu[] | null;
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
