import type { Generated, GeneratedAlways } from 'kysely';

type Json = Record<string, unknown>;

export interface JournalTable {
  IDJournal: GeneratedAlways<number>;
  Groupe: string;
  DateH: Generated<string>;
  Auteur: string;
  Kind: string;
  IDPeople: number | null;
  Appel: string;
  Action: string;
  NomTable: string;
  IDLigne: string;
  Operation: 'I' | 'U' | 'D';
  Avant: Json | null;
  Apres: Json | null;
}

export interface LogSuppressionTable {
  IDLogSuppression: GeneratedAlways<number>;
  IDLigneSupprimee: string;
  IDPeople: number | null;
  DateHSuppression: Generated<string>;
  NomTable: string;
  RefDMS: string | null;
  RemplacerParIDClient: number | null;
  NumeroSerieMat: string | null;
  IDClientMat: number | null;
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
