import type { Choice } from '../../kit/form/fields/options.ts';

/** An object's entries as options of a select. */
export const optionsOf = <K extends string>(words: Readonly<Record<K, string>>): Choice<K>[] =>
  // The keys of the object are all of its type's.
  (Object.entries(words) as [K, string][]).map(([value, label]) => ({ value, label }));
