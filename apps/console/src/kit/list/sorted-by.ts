import { compareKeys } from './rows/cell-value.ts';
import { sortText } from './filters/fold.ts';

/** Sorted by name, in French order. */
export const sortedBy = <T>(items: readonly T[], nameOf: (item: T) => string): T[] =>
  items
    .map((item) => ({ item, key: sortText(nameOf(item)) }))
    .toSorted((a, b) => compareKeys(a.key, b.key))
    .map(({ item }) => item);
