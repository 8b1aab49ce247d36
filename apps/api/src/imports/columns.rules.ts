import type { ImportReading } from '@comptoir/contract/imports/reading';
import { headerOf, templateOf, type ImportColumn, type ImportSpec } from '@comptoir/contract/imports/spec';
import { columnLetters, folded } from '../workbooks/xlsx-tags.js';

/** The columns by what is written above them, `folded`. */
export const byTitle = <C extends ImportColumn>({ columns }: Pick<ImportSpec<C>, 'columns'>): ReadonlyMap<string, C> =>
  new Map(columns.flatMap((column) => [column.header, column.field, ...column.titles].map((title) => [folded(title), column] as const)));

/** By what the line of titles is known. */
export const titlesOf = (spec: ImportSpec) => {
  const all = [...byTitle(spec)];
  // Without two fields that must not be mixed up, what a new row cannot do without.
  const isTelling = ({ field, required }: ImportColumn) => spec.apart?.includes(field) ?? required;
  return {
    known: all.map(([title]) => title),
    telling: all.filter(([, column]) => isTelling(column)).map(([title]) => title),
  };
};

/** What contradictions are looked for with, and what a screen offers. */
export const knownOf = (spec: ImportSpec): Pick<ImportReading, 'champs' | 'echange'> => {
  const { apart } = spec;
  return {
    champs: templateOf(spec).flatMap((column, index) =>
      column ? [{ champ: column.header, colonne: columnLetters(index + 1), obligatoire: column.required }] : [],
    ),
    echange: apart ? [headerOf(spec, apart[0]), headerOf(spec, apart[1])] : null,
  };
};

const words = (title: string) => folded(title).split(' ').filter(Boolean);
const holds = (all: readonly string[], some: readonly string[]) =>
  all.some((_, at) => some.every((word, index) => all[at + index] === word));

/** The column whose title stands within another one, the longest first; undefined where two columns are as likely. */
export const likelyColumn = <C extends ImportColumn>(known: ReadonlyMap<string, C>, title: string): C | undefined => {
  const own = words(title);
  const found = [...known]
    .filter(([each]) => each.length > 2 && holds(own, each.split(' ')))
    .toSorted(([one], [other]) => other.length - one.length);
  const [first] = found;
  if (!first) return undefined;
  const rivals = found.filter(([each]) => each.length === first[0].length);
  return rivals.every(([, column]) => column === first[1]) ? first[1] : undefined;
};

/** A title that may stand above passwords, whether its column is known or not. */
export const looksSecret = (title: string) =>
  words(title).some((word) => /^(mdp|pass.*|pwd|motdepasse|secret.*|code|codes|pin|cle)$/.test(word)) ||
  holds(words(title), ['mot', 'de', 'passe']);
