import { catalogue, wordOf } from '@comptoir/contract/catalogue/all';
import { callWords } from '@comptoir/contract/catalogue/call-words';
import { commonWords } from '@comptoir/contract/catalogue/words';
import { fieldAt } from '@comptoir/contract/fields/described';
import { labelsOf } from '@comptoir/contract/fields/shapes';
import type { Endpoint } from '@comptoir/contract/kit';

/** What the tables call a column; the first one speaks for those of the same name. */
const tableWords = new Map(
  Object.entries(catalogue)
    .flatMap(([table, { words = {}, fields = {} }]) =>
      [...Object.keys(labelsOf(fields)), ...Object.keys(words)].map((column) => [column, wordOf(table, column)] as const),
    )
    .toReversed(),
);

const wordOfKey = (key: string) => callWords[key] ?? commonWords[key] ?? tableWords.get(key);

/** What people call the value at a path of a call's input; undefined where nothing names it. A row is told by its place. */
export const labelAt = (schema: NonNullable<Endpoint['body']>, path: readonly PropertyKey[]): string | undefined => {
  const keys = path.map(String);
  const name = keys.findLast((key) => !/^\d+$/.test(key));
  const label = fieldAt(schema, keys.join('.'))?.label ?? (name === undefined ? undefined : wordOfKey(name));
  const row = keys.find((key) => /^\d+$/.test(key));
  return label !== undefined && row !== undefined ? `${label}, ligne ${Number(row) + 1}` : label;
};
