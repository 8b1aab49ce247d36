import type { ImportCorrection } from '@comptoir/contract/imports/result';
import type { Outcome } from './screen.ts';

/** What was typed in the place of cells, by `placeOf`. */
export type Corrections = ReadonlyMap<string, ImportCorrection>;
export const none: Corrections = new Map();

export const placeOf = (ligne: number, colonne: string) => `${ligne} ${colonne}`;
export const listOf = (corrections: Corrections) => [...corrections.values()];

/** An import, and the lines of it that were tried again: what these say now takes the place of what was said of them. */
export const joined = (first: Outcome, again: Outcome): Outcome => {
  const retried = new Set(again.lignes.map(({ ligne }) => ligne));
  const others = <T extends { ligne: number }>(all: readonly T[], now: readonly T[]) =>
    [...all.filter(({ ligne }) => !retried.has(ligne)), ...now].toSorted((a, b) => a.ligne - b.ligne);
  const added = new Set(first.lignes.flatMap(({ ligne, effet }) => (effet === 'ajout' ? [ligne] : [])));
  return {
    ...again,
    errors: others(first.errors, again.errors),
    errorsSites: again.errorsSites && others(first.errorsSites ?? [], again.errorsSites),
    avis: others(first.avis, again.avis),
    aCorriger: others(first.aCorriger, again.aCorriger),
    // What was added the first time was not there before.
    lignes: others(first.lignes, again.lignes).map((line) => (added.has(line.ligne) ? { ...line, effet: 'ajout' } : line)),
  };
};
