import { counted } from '@comptoir/contract/texts/counted';

const mostNames = 5;

/** The first of some names, and how many more there are. */
export const named = (names: readonly string[]) => {
  const more = names.length - mostNames;
  return more > 0 ? `${names.slice(0, mostNames).join(', ')} et ${counted(more, 'autre')}` : names.join(', ');
};

/** What is only in the second of two. */
export const added = <K, V>(before: ReadonlyMap<K, V>, after: ReadonlyMap<K, V>): [K, V][] =>
  [...after].filter(([key]) => !before.has(key));
