import { expect, test } from 'vitest';
import { changedValues, countChanges } from './changes.ts';

test.each([
  ['nothing', {}, 0],
  ['typed, then undone', { Descr: false }, 0],
  ['two fields', { Descr: true, Actif: true, Code: false }, 2],
  ['a field of a group', { adresse: { Ville: true, CodePostal: false } }, 1],
  ['several values of one choice', { Sites: [true, false, true] }, 1],
  ['two rows of three', { lignes: [{ Descr: true, Prix: true }, { Descr: false }, { Descr: true }] }, 2],
])('%s', (_, marks, count) => {
  expect(countChanges(marks)).toBe(count);
});

test('an update sends only what changed', () => {
  const values = { Descr: 'Madame', Actif: false, Sites: [1, 2], Code: null };
  expect(changedValues(values, { Descr: false, Actif: true, Sites: [false, true] })).toEqual({ Actif: false, Sites: [1, 2] });
});
