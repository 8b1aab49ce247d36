import { describe, expect, test } from 'vitest';
import { compareKeys, shownText, sortKey } from './cell-value.ts';

describe('what a cell shows', () => {
  test.each([
    ['text', null, ''],
    ['text', undefined, ''],
    ['bool', true, 'Oui'],
    ['bool', false, 'Non'],
    ['id', 12345, '12345'],
    ['number', 12345.5, '12\u202f345,5'],
    ['money', 1234, '1\u202f234,00\u00a0€'],
    ['percent', 5.5, '5,5\u00a0%'],
    ['date', '2026-03-09', '09/03/2026'],
    ['date', '2026-03-09T10:00:00', '09/03/2026'],
    ['date', 'inconnue', 'inconnue'],
    ['dateTime', '2026-01-15T23:30:00Z', '16/01/2026 00:30'],
    ['dateTime', 'jamais', 'jamais'],
  ] as const)('%s %j', (kind, value, shown) => {
    expect(shownText(kind, value)).toBe(shown);
  });
});

test('columns sort numbers by size, yes before no, and leave empty values out', () => {
  const order = (values: (string | number | boolean | null)[]) =>
    values.toSorted((a, b) => compareKeys(sortKey(a) ?? '', sortKey(b) ?? ''));
  expect(order([10, 9, -1])).toEqual([-1, 9, 10]);
  expect(order([false, true])).toEqual([true, false]);
  expect(order(['2026-10-01', '2026-09-30'])).toEqual(['2026-09-30', '2026-10-01']);
  expect([sortKey(null), sortKey(''), sortKey(undefined)]).toEqual([undefined, undefined, undefined]);
});
