import { genresFiche } from '@comptoir/contract/domains/recherche/genres';
import { mostFiches, mostFichesParGenre, type Fiche } from '@comptoir/contract/domains/recherche/recherche.calls';
import { nearScoreOf, scoreOf, searched, wanted, type Searched } from '@comptoir/contract/texts/matching';
import type { FicheRow } from './recherche.store.ts';

export interface Indexed {
  fiche: Fiche;
  searched: Searched;
}

/** The words of a kind: « site Brest » finds what lies at Brest, among sites. */
const kindWords = (genre: string) => {
  const { mot = '', aussi = '' } = genresFiche[genre] ?? {};
  return `${mot} ${aussi}`;
};

const french = new Intl.Collator('fr', { numeric: true });

/** Made once for many searches: in French order, so that equals need no sorting. */
export const indexed = (rows: readonly FicheRow[]): Indexed[] =>
  rows
    .filter(({ Nom }) => Nom.trim() !== '')
    .toSorted((a, b) => french.compare(a.Nom, b.Nom) || a.Id - b.Id)
    .map(({ Mots, ...fiche }) => ({ fiche, searched: searched(fiche.Nom, `${Mots} ${fiche.Detail} ${kindWords(fiche.Genre)}`) }));

/** Where fewer were found, words with a typing error are looked for too. */
const few = 5;

/** The records that answer a search, the nearest name first. */
const ranked = (all: readonly Indexed[], q: string) => {
  const search = wanted(q);
  const scored = (score: typeof scoreOf) =>
    all.flatMap((one) => {
      const points = score(one.searched, search);
      return points > 0 ? [{ fiche: one.fiche, points }] : [];
    });
  const exact = scored(scoreOf);
  const found = new Set(exact.map(({ fiche }) => fiche));
  const near = exact.length < few ? scored(nearScoreOf).filter(({ fiche }) => !found.has(fiche)) : [];
  return [...exact, ...near].toSorted((a, b) => b.points - a.points).map(({ fiche }) => fiche);
};

/** The best answers to a search: so many of a kind and in all. */
export const bestOf = (all: readonly Indexed[], q: string): Fiche[] => {
  const counts = new Map<string, number>();
  return ranked(all, q)
    .filter(({ Genre }) => {
      const count = (counts.get(Genre) ?? 0) + 1;
      counts.set(Genre, count);
      return count <= mostFichesParGenre;
    })
    .slice(0, mostFiches);
};

/** The best answers among records of one kind, and one more where there are more; where nothing is asked, the first by name. */
export const bestOfGenre = (all: readonly Indexed[], q: string): Fiche[] =>
  (q.trim() === '' ? all.map(({ fiche }) => fiche) : ranked(all, q)).slice(0, mostFiches + 1);
