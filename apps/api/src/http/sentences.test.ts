import { allEndpoints } from '@comptoir/contract/all';
import { inFrench } from '@comptoir/contract/texts/issues';
import type { Endpoint } from '@comptoir/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cases } from '../../test/matrix/cases.ts';
import { pathsOf, withValue } from '../../test/matrix/places.ts';
import { invalid } from './errors.ts';
import { labelAt } from './labels.ts';

const { customError } = z.config();
beforeAll(() => {
  z.config({ customError: inFrench });
});
afterAll(() => {
  z.config({ customError });
});

type Schema = NonNullable<Endpoint['body']>;
interface Place {
  call: string;
  schema: Schema;
  path: string[];
  /** What the call takes otherwise. */
  around: unknown;
}

const wrong: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x'.repeat(20_000),
  'pas un nombre',
  -1,
  1.5,
  1e15,
  Number.NaN,
  true,
  [],
  [1],
  {},
  { a: 1 },
  '2026-02-30',
  'a@',
  'javascript:1',
];

const places: Place[] = Object.entries(allEndpoints).flatMap(([call, endpoint]: [string, Endpoint]) =>
  (['body', 'query', 'params', 'headers'] as const).flatMap((part) => {
    const schema = endpoint[part];
    if (!schema) return [];
    const around = part === 'body' ? cases[call]?.body : part === 'params' ? cases[call]?.params : {};
    return pathsOf(schema).map((path) => ({ call: `${call} ${part}`, schema, path, around }));
  }),
);

/** Words of programs, and of other languages. */
const technical =
  /\bNaN\b|undefined|\bnull\b|\[object|invalid\b|Entrée invalide|expected|received|\bstring\b|\bnumber\b|\bboolean\b|[{}|]|\bregex/i;
/** A key as programs write it: with a low line, or a capital within. */
const isWired = (key: string) => /_|[a-z][A-Z]|^ID[A-Z]/.test(key);

const faultsOf = (sentence: string, path: readonly string[], label: string) => [
  ...(technical.test(sentence) ? ['a word of programs'] : []),
  // A partner's own word may be the key as well: its label says so.
  ...(path.some((key) => isWired(key) && sentence.replace(label, '').includes(key)) ? ['a key'] : []),
  ...(/^(?:\*?[\p{Lu}«\d]|eSeller|eData)/u.test(sentence) ? [] : ['no capital']),
  ...(sentence.length < 6 ? ['too short'] : []),
];

describe('every value of every call, when it is wrong', () => {
  it('is looked for everywhere', () => {
    expect(places.length).toBeGreaterThan(800);
  });

  it('is refused in a French sentence, with a sentence for each field', () => {
    const found = new Set<string>();
    let refused = 0;
    for (const { call, schema, path, around } of places) {
      for (const value of wrong) {
        const read = schema.safeParse(withValue(around, path, value));
        if (read.success) continue;
        refused += 1;
        const { message, fields = {} } = invalid(schema, read.error);
        const label = labelAt(schema, path) ?? '';
        expect(Object.keys(fields).length).toBeGreaterThan(0);
        for (const sentence of [message, ...Object.values(fields)]) {
          for (const fault of faultsOf(sentence, path, label)) found.add(`${call} ${path.join('.')}: ${fault}: ${sentence.slice(0, 120)}`);
        }
        if (!/[.?!]$/.test(message)) found.add(`${call} ${path.join('.')}: no full stop: ${message}`);
      }
    }
    expect([...found]).toEqual([]);
    expect(refused).toBeGreaterThan(10_000);
  });

  it('is named by what people call it', () => {
    const nameless = new Set(places.filter(({ schema, path }) => labelAt(schema, path) === undefined).map(({ path }) => path.at(-1) ?? ''));
    expect([...nameless].toSorted()).toEqual([]);
  });
});
