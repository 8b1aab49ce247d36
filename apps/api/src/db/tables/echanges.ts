import type { echangeFields } from '@comptoir/contract/domains/echanges/echanges.fields';
import type { ImportName } from '@comptoir/contract/domains/imports/imports.calls';
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

export interface ImportsTable {
  IDImport: Generated<number>;
  Import: ImportName;
  Fichier: string;
  Auteur: string;
  Groupe: string;
  DateH: Generated<string>;
  Vu: Generated<string>;
  Fin: string | null;
  Arret: Generated<boolean>;
  Lignes: number;
  Prises: Generated<number>;
  Refusees: Generated<number>;
}

export interface ImportTables {
  imports: ImportsTable;
  importColonnes: ImportColonnesTable;
}
