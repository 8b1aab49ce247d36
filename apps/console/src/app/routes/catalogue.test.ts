import { catalogue, tableOf } from '@comptoir/contract/catalogue/all';
import { references } from '@comptoir/contract/references/all';
import { expect, test } from 'vitest';
import { tablesWithBin } from '../../domains/journal/words/journal-tables.ts';
import { routeOf } from './routes.ts';

const screens = Object.entries(catalogue).flatMap(([name, { screen }]) => (screen ? [[name, screen] as const] : []));

test.each(screens)('the rows of %s have their screen: %s', (_, screen) => {
  const [path = ''] = screen.split('?');
  expect(routeOf(path)).toBeDefined();
});

test('a screen of one record is told which', () => {
  expect(screens.filter(([, screen]) => screen.includes('{id}')).length).toBeGreaterThan(30);
});

const sources = import.meta.glob<string>(['../../**/*.tsx', '!../../**/*.test.*'], { query: '?raw', import: 'default', eager: true });
const told = /(?:corbeille=|corbeille: |CorbeilleLink table=)["'](\w+)["']/g;
const named = new Set(Object.values(sources).flatMap((source) => [...source.matchAll(told)].map(([, table = '']) => table)));

test('a list leads to the bin of a table that has one', () => {
  const known = tablesWithBin().map(({ name }) => name);
  expect([...named].filter((table) => !known.includes(table))).toEqual([]);
});

test('each list of records leads to its bin', () => {
  const lists = tablesWithBin().filter(({ name }) => tableOf(name)?.screen?.endsWith('/{id}'));
  const small = new Set(references.map(({ name }) => name));
  expect(lists.filter(({ name }) => !named.has(name) && !small.has(name))).toEqual([]);
});
