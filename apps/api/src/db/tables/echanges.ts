import type { echangeFields } from '@comptoir/contract/domains/echanges/echanges.fields';
import type { ImportName } from '@comptoir/contract/domains/imports/imports.calls';
import type { Suite } from '@comptoir/contract/domains/travaux/suites';
import type { Kind } from '@comptoir/contract/rights';
import type { Generated, GeneratedAlways } from 'kysely';
import type { ColumnsOf } from '../field-columns.ts';

export interface EchangesTable extends Omit<ColumnsOf<typeof echangeFields>, 'DateH'> {
  IDEchange: GeneratedAlways<number>;
  DateH: Generated<string>;
}

export interface EchangeTables {
  echanges: EchangesTable;
}

export interface ImportColonnesTable {
  IDImportColonnes: Generated<number>;
  Import: string;
  Empreinte: string;
  Titres: string[];
  Champs: string[];
  DateH: Generated<string>;
  Auteur: string;
}

/** Long work: while it runs and how it ended. */
export interface ImportsTable {
  IDImport: Generated<number>;
  Import: ImportName;
  Fichier: string;
  Empreinte: string | null;
  /** The path of its call; null of an import from before that was noted. */
  Appel: string | null;
  Auteur: string;
  Kind: Kind | null;
  IDPeople: number | null;
  Groupe: string;
  DateH: Generated<string>;
  Vu: Generated<string>;
  Fin: string | null;
  Arret: Generated<boolean>;
  Lignes: number;
  Prises: Generated<number>;
  Refusees: Generated<number>;
  Operations: Generated<string[]>;
  /** Those that are undone. */
  Annulees: Generated<string[]>;
  Suite: Suite | null;
}

export interface LotsTable {
  IDLot: Generated<number>;
  Corps: Readonly<Record<string, unknown>>;
  Ids: number[];
  /** The path of its call. */
  Appel: string;
  Auteur: string;
  Kind: Kind;
  IDPeople: number | null;
  Groupe: string;
  DateH: Generated<string>;
  Vu: Generated<string>;
  Fin: string | null;
  Arret: Generated<boolean>;
  Lignes: number;
  Prises: Generated<number>;
  Refusees: Generated<number>;
  Operations: Generated<string[]>;
  /** Those that are undone. */
  Annulees: Generated<string[]>;
  Suite: Suite | null;
}

export interface ImportTables {
  imports: ImportsTable;
  lots: LotsTable;
  importColonnes: ImportColonnesTable;
}
