import type { logSuppressionFields } from '@comptoir/contract/domains/log-suppression/log-suppression.fields';
import type { Generated, GeneratedAlways } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';

type Json = Record<string, unknown>;

export interface JournalTable {
  IDJournal: GeneratedAlways<number>;
  Groupe: string;
  DateH: Generated<string>;
  Auteur: string;
  /** Who acts in the author's name. */
  Reel: string | null;
  Kind: string;
  IDPeople: number | null;
  Appel: string;
  Action: string;
  Motif: string | null;
  /** What this undoes, restores or comes from. */
  Cause: string | null;
  NomTable: string;
  IDLigne: string;
  Operation: 'I' | 'U' | 'D';
  Avant: Json | null;
  Apres: Json | null;
}

export interface LogSuppressionTable extends Omit<ColumnsOf<typeof logSuppressionFields>, 'DateHSuppression'> {
  IDLogSuppression: GeneratedAlways<number>;
  DateHSuppression: Generated<string>;
}

export interface RevisionsTable {
  NomTable: string;
  slot: number;
  n: number;
}

export interface MigrationsTable {
  name: string;
  DateH: Generated<string>;
}

/** What every schema has beside its own tables; written by the database alone. */
export interface JournalTables {
  journal: JournalTable;
  logSuppression: LogSuppressionTable;
  revisions: RevisionsTable;
  migrations: MigrationsTable;
}

/** A state of the customer that can be named, and its link in the chain. */
export interface InstantsTable {
  IDInstant: GeneratedAlways<number>;
  DateH: string;
  Nature: string;
  Jusqua: number;
  Tardifs: number[];
  Nombre: number;
  Lignes: Buffer;
  Precedente: Buffer | null;
  Empreinte: Buffer;
}

/** Where the sealing of a customer stands. */
export interface ScellementsTable {
  Jusqua: number;
  Plancher: number;
  Vus: number[];
  Candidat: number;
  CandidatXmax: number;
  Empreinte: Buffer | null;
}

/** What a file was; its digest is how the journal names it. */
export interface ContenusTable {
  Empreinte: string;
  Octets: Buffer;
}

/** What a secret was, as it was sealed. */
export interface SecretsAnterieursTable {
  IDJournal: number;
  Colonne: string;
  DateH: Generated<string>;
  NomTable: string;
  IDLigne: string;
  Scelle: string;
}

/** What the customers' schema has beyond that. */
export interface HistoryTables {
  contenus: ContenusTable;
  secretsAnterieurs: SecretsAnterieursTable;
  instants: InstantsTable;
  scellements: ScellementsTable;
}
