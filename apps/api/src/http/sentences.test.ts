import { allEndpoints } from '@comptoir/contract/all';
import { catalogue, tableOf, wordOf } from '@comptoir/contract/catalogue/all';
import { callWords } from '@comptoir/contract/catalogue/call-words';
import { commonWords } from '@comptoir/contract/catalogue/words';
import { fieldAt } from '@comptoir/contract/fields/described';
import { inFrench, unexplained } from '@comptoir/contract/texts/issues';
import type { Endpoint } from '@comptoir/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cases } from '../../test/matrix/cases.ts';
import { pathsOf, withValue } from '../../test/matrix/places.ts';
import { faultsOfSentence, isEnded } from '../../test/matrix/sentences.ts';
import { invalid } from './invalid.ts';
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
  domain: string;
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
    return pathsOf(schema).map((path) => ({ call: `${call} ${part}`, domain: call.split('.')[0]!, schema, path, around }));
  }),
);

const bare = (name: string) => name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();

/** Whether a table is of a domain: by its name, by its screen, or as a part of one that is. */
const isOf = (table: string, domain: string): boolean => {
  const { screen = '', of } = tableOf(table) ?? {};
  const names = [...screen.split('/'), bare(table).slice(0, bare(domain).length)].map(bare);
  return names.includes(bare(domain)) || (of !== undefined && isOf(of, domain));
};

/** The words of a domain's own tables for a column, without what explains the numbers in it. */
const wordsIn = (domain: string, column: string) =>
  Object.entries(catalogue)
    .filter(([table, { words = {}, fields = {} }]) => (column in words || column in fields) && isOf(table, domain))
    .map(([table]) => wordOf(table, column)?.replace(/ \(.*\)$/, ''));

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
          if (sentence.toLowerCase().includes(unexplained.toLowerCase())) found.add(`${call} ${path.join('.')}: ${sentence}`);
          for (const fault of faultsOfSentence(sentence, { keys: path, label }))
            found.add(`${call} ${path.join('.')}: ${fault}: ${sentence.slice(0, 120)}`);
        }
        if (!isEnded(message)) found.add(`${call} ${path.join('.')}: no full stop: ${message}`);
      }
    }
    expect([...found]).toEqual([]);
    expect(refused).toBeGreaterThan(10_000);
  });

  it('is said of a whole input too', () => {
    const said = [...new Set(places.map((place) => place.schema))].flatMap((schema) =>
      [Number.POSITIVE_INFINITY, 'x', true, [], [1]].flatMap((value) => {
        const read = schema.safeParse(value);
        return read.success ? [] : [invalid(schema, read.error).message];
      }),
    );
    expect(said.length).toBeGreaterThan(500);
    expect(said.filter((message) => message.toLowerCase().includes(unexplained.toLowerCase()))).toEqual([]);
  });

  it('says which, when several are wrong at once', () => {
    const found = new Set<string>();
    const counts = new Set<number>();
    for (const call of new Set(places.map((place) => place.call))) {
      const all = places.filter((place) => place.call === call);
      const { schema, around } = all[0]!;
      const tops = all.filter(({ path }) => path.length === 1);
      for (const value of wrong) {
        const read = schema.safeParse(tops.reduce((input, { path }) => withValue(input, path, value), around));
        if (read.success) continue;
        const { message, fields = {} } = invalid(schema, read.error);
        const keys = Object.keys(fields);
        counts.add(keys.length);
        if (keys.length < 2) continue;
        const labels = keys.map((key) => (key === 'body' ? undefined : labelAt(schema, key.split('.'))));
        const place = `${call}, ${JSON.stringify(value)?.slice(0, 20)}`;
        for (const label of labels.slice(0, 3))
          if (label !== undefined && !message.includes(label)) found.add(`${place}: ${label}: ${message}`);
        const others = keys.length - 3;
        if (others > 0 && !message.includes(` ${others} autre`)) found.add(`${place}: ${others} more: ${message}`);
        const spoken = labels.reduce<string>((text, label) => (label === undefined ? text : text.replace(label, 'Champ')), message);
        for (const fault of faultsOfSentence(spoken, { keys: keys.map((key) => key.split('.').at(-1)!) }))
          found.add(`${place}: ${fault}: ${message}`);
        if (!isEnded(message)) found.add(`${place}: no full stop: ${message}`);
      }
    }
    expect([...found]).toEqual([]);
    expect(Math.max(...counts)).toBeGreaterThan(20);
  });

  it('is named by its own field, by the tables of its domain or by a word for all, never by a table of others', () => {
    const found = places.flatMap(({ call, domain, schema, path }) => {
      const name = path.findLast((key) => !/^\d+$/.test(key)) ?? '';
      const label = labelAt(schema, path)?.replace(/, ligne \d+$/, '');
      const field = fieldAt(schema, path.join('.'));
      const words = wordsIn(domain, name);
      const allowed = field ? [field.label] : words.length > 0 ? words : [callWords[name] ?? commonWords[name]];
      return label !== undefined && allowed.includes(label) ? [] : [`${call} ${path.join('.')}: ${label} instead of ${allowed.join(', ')}`];
    });
    expect(found).toEqual([]);
  });

  it.each([
    ['session.authenticate', ['login'], 'Nom d’utilisateur'],
    ['liens.demander', ['login'], 'Nom d’utilisateur'],
    ['liens.utiliser', ['CouperJetons'], 'Couper aussi mes jetons d’API'],
    ['publication.saveFtp', ['Login'], 'Identifiant'],
    ['publication.updatePortail', ['Actif'], 'Portail actif'],
    ['publication.updatePortail', ['VN'], 'Prend les véhicules neufs (VN)'],
    ['publication.saveAbonnements', ['0', 'VN'], 'Véhicules neufs, ligne 1'],
    ['emailSms.save', ['config'], 'Configuration'],
  ])('of %s at %j is called as its form calls it', (call, path, label) => {
    const { body } = allEndpoints[call]!;
    expect(labelAt(body!, path)).toBe(label);
  });
});
