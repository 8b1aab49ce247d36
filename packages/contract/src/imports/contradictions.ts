import type { ImportReading } from './reading.ts';

/** Why columns cannot be read as they are taken. */
export interface Contradiction {
  message: string;
  /** Two columns whose exchange would end it. */
  echange: readonly [string, string] | null;
}

type Known = Pick<ImportReading, 'champs' | 'echange'>;
type Taken = readonly { colonne: string; champ: string | null }[];

export const quoted = (text: string) => `«\u00a0${text.slice(0, 60)}\u00a0»`;

const twice = (taken: Taken): Contradiction[] =>
  taken.flatMap(({ colonne, champ }, index) => {
    const first = champ === null ? undefined : taken.slice(0, index).find((other) => other.champ === champ);
    if (!first || champ === null) return [];
    return [{ message: `Les colonnes ${first.colonne} et ${colonne} donnent toutes deux ${quoted(champ)}.`, echange: null }];
  });

const swapped = ({ champs, echange }: Known, taken: Taken): Contradiction[] => {
  if (!echange) return [];
  const [one, other] = echange;
  const documented = (name: string) => champs.find(({ champ }) => champ === name)?.colonne;
  const found = (name: string) => taken.find(({ champ }) => champ === name)?.colonne;
  const [first, second] = [documented(one), documented(other)];
  if (!first || !second || found(one) !== second || found(other) !== first) return [];
  const message = `${quoted(one)} et ${quoted(other)} sont échangés (colonnes ${first} et ${second})\u00a0: ${quoted(one)} est attendu en ${first} et ${quoted(other)} en ${second}, comme dans le modèle.`;
  return [{ message, echange: [first, second] }];
};

const missing = ({ champs }: Known, taken: Taken): Contradiction[] => {
  const names = champs
    .filter(({ champ, obligatoire }) => obligatoire && !taken.some((column) => column.champ === champ))
    .map(({ champ }) => quoted(champ));
  if (names.length === 0) return [];
  return [{ message: `${names.length === 1 ? 'Il manque la colonne' : 'Il manque les colonnes'} ${names.join(', ')}.`, echange: null }];
};

/** What is refused of the columns of a file, on the screen and by the server. */
export const contradictionsOf = (known: Known, taken: Taken): Contradiction[] => [
  ...twice(taken),
  ...swapped(known, taken),
  ...missing(known, taken),
];
