import { labelsOf } from '../fields/shapes.ts';
import { faitTables } from './faits.ts';
import type { Table, Tables } from './kit.ts';
import { parametreTables } from './parametres.ts';
import { partenaireTables } from './partenaires.ts';
import { personneTables } from './personnes.ts';
import { referenceTables, referentielTables } from './referentiels.ts';
import { structureTables } from './structure.ts';
import { commonWords } from './words.ts';

/** Every table of a customer. */
export const catalogue: Tables = {
  ...structureTables,
  ...personneTables,
  ...parametreTables,
  ...referentielTables,
  ...referenceTables,
  ...partenaireTables,
  ...faitTables,
};

/** The line of a table; undefined for one that is no customer's. */
export const tableOf = (name: string): Table | undefined => (Object.hasOwn(catalogue, name) ? catalogue[name] : undefined);

const wordsOf = ({ fields = {}, words = {} }: Table): Readonly<Record<string, string>> => ({
  ...commonWords,
  ...labelsOf(fields),
  ...words,
});

/** What people call a column: its field's label, or its word. */
export const wordOf = (table: string, column: string) => {
  const line = tableOf(table);
  const words = line ? wordsOf(line) : {};
  return Object.hasOwn(words, column) ? words[column] : undefined;
};

const isId = /(^|_)I[Dd](?=[A-Z_]|$)|ID$/;

/** The columns that people call a row of a table by; none where it has only numbers. */
export const titleOf = (name: string): readonly string[] => {
  const { title, identity = [] } = tableOf(name) ?? {};
  return title ?? identity.filter((column) => !isId.test(column)).slice(0, 1);
};
