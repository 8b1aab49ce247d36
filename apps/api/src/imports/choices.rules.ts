import type { ImportSpec } from '@comptoir/contract/imports/spec';
import type { Fault } from './lines.rules.ts';

/** What people call the rows that a cell may name. */
export type ChoiceWords = Pick<ImportSpec['words'], 'un' | 'des' | 'feminin'>;

/** A row that a cell may name. */
export interface Choice<K extends string | number> {
  /** What is written for it; a number may be given in place of the label. */
  key: K;
  label: string;
}

type Found<K> = { key: K } | { fault: string };
export type FindChoice<K> = (text: string) => Found<K>;

/** Labels that differ only in accents, case or spaces are one label. */
export const foldLabel = (label: string) => label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

export const shownText = (text: string) => `«\u00a0${text.trim().slice(0, 60)}\u00a0»`;

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const onlyOf = <K extends string | number>(found: readonly Choice<K>[], text: string, { un, des, feminin }: ChoiceWords): Found<K> => {
  const [one, ...others] = found;
  if (one && others.length === 0) return { key: one.key };
  const said = shownText(text);
  if (!one) return { fault: `${capital(un)} ${feminin ? 'inconnue' : 'inconnu'}\u00a0: ${said}` };
  const keys = found.map(({ key }) => key);
  const several = `Plusieurs ${des} s’appellent ${said}`;
  return { fault: keys.every((key) => typeof key === 'number') ? `${several}\u00a0: indiquez le numéro (${keys.join(', ')})` : several };
};

/** Finds what a cell names: by its number where it has one, or by its label regardless of accents, case and spaces. */
export const choiceFinder = <K extends string | number>(choices: Iterable<Choice<K>>, words: ChoiceWords): FindChoice<K> => {
  const byNumber = new Map<number, Choice<K>>();
  const byLabel = new Map<string, Choice<K>[]>();
  for (const choice of choices) {
    if (typeof choice.key === 'number') byNumber.set(choice.key, choice);
    const label = foldLabel(choice.label);
    byLabel.set(label, [...(byLabel.get(label) ?? []), choice]);
  }
  return (text) => {
    const numbered = /^\s*\d{1,9}\s*$/.test(text) ? byNumber.get(Number(text)) : undefined;
    return onlyOf(numbered ? [numbered] : (byLabel.get(foldLabel(text)) ?? []), text, words);
  };
};

/** The keys of what the cells of a line name, by field, and a fault for each that names nothing. */
export const resolveChoices = <F extends string, K extends string | number>(
  finders: readonly (readonly [field: F, find: FindChoice<K>])[],
  given: Partial<Record<F, string>>,
) => {
  const keys: Partial<Record<F, K>> = {};
  const faults: Fault[] = [];
  for (const [field, find] of finders) {
    const text = given[field];
    if (text === undefined) continue;
    const found = find(text);
    if ('key' in found) keys[field] = found.key;
    else faults.push({ field, message: found.fault });
  }
  return { keys, faults };
};
