import type { ImportCorrection, ImportResult } from '@comptoir/contract/imports/result';

/** What was typed in the place of cells, by `placeOf`. */
export type Corrections = ReadonlyMap<string, ImportCorrection>;
export const none: Corrections = new Map();

export const placeOf = (ligne: number, colonne: string) => `${ligne} ${colonne}`;
export const listOf = (corrections: Corrections) => [...corrections.values()];

/** An import, and the lines of it that were tried again: what these say now takes the place of what was said of them. */
export const joined = (first: ImportResult, again: ImportResult): ImportResult => {
  const retried = new Set(again.lignes.map(({ ligne }) => ligne));
  const others = <T extends { ligne: number }>(all: readonly T[], now: readonly T[]) =>
    [...all.filter(({ ligne }) => !retried.has(ligne)), ...now].toSorted((a, b) => a.ligne - b.ligne);
  return {
    ...again,
    nbUsersAddedOK: first.nbUsersAddedOK + again.nbUsersAddedOK,
    nbUsersUpdatedOK: first.nbUsersUpdatedOK + again.nbUsersUpdatedOK,
    errors: others(first.errors, again.errors),
    errorsSites: others(first.errorsSites, again.errorsSites),
    avis: others(first.avis, again.avis),
    aCorriger: others(first.aCorriger, again.aCorriger),
    lignes: others(first.lignes, again.lignes),
  };
};
