import { compareKeys } from './rows/cell-value.ts';
import { sortText } from './filters/fold.ts';

/** In the order in which people look for a name. */
export const sortedBy = <T>(items: readonly T[], nameOf: (item: T) => string): T[] =>
  items
    .map((item) => ({ item, key: sortText(nameOf(item)) }))
    .toSorted((a, b) => compareKeys(a.key, b.key))
    .map(({ item }) => item);
