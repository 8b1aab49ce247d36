import { catalogue, wordOf } from '@comptoir/contract/catalogue/all';
import { callWords } from '@comptoir/contract/catalogue/call-words';
import { commonWords } from '@comptoir/contract/catalogue/words';
import { fieldAt } from '@comptoir/contract/fields/described';
import type { Endpoint } from '@comptoir/contract/kit';

/** What all tables call a column of this name; undefined where they do not agree, so that none speaks for another. */
const agreedWords = new Map<string, string | undefined>();
for (const [table, { words = {}, fields = {} }] of Object.entries(catalogue)) {
  for (const column of Object.keys({ ...fields, ...words })) {
    const word = wordOf(table, column);
    agreedWords.set(column, agreedWords.has(column) && agreedWords.get(column) !== word ? undefined : word);
  }
}

/** What people call a value by its name alone; undefined where nothing names it. */
export const wordOfKey = (key: string) => callWords[key] ?? commonWords[key] ?? agreedWords.get(key);

/** What people call the value at a path of a call's input; undefined where nothing names it. A row is told by its place. */
export const labelAt = (schema: NonNullable<Endpoint['body']>, path: readonly PropertyKey[]): string | undefined => {
  const keys = path.map(String);
  const name = keys.findLast((key) => !/^\d+$/.test(key));
  const label = fieldAt(schema, keys.join('.'))?.label ?? (name === undefined ? undefined : wordOfKey(name));
  const row = keys.find((key) => /^\d+$/.test(key));
  return label !== undefined && row !== undefined ? `${label}, ligne ${Number(row) + 1}` : label;
};
