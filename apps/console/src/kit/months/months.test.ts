import { expect, test } from 'vitest';
import { monthAfter, monthInWords, presentDay, presentMonth, windowOf } from './months.ts';

test('months carry over the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(monthAfter('2026-03', -14)).toBe('2025-01');
});

test('a month in words', () => {
  expect(monthInWords('2026-03')).toBe('mars 2026');
});

test('a month from its first second to its last', () => {
  expect(windowOf('2026-02')).toEqual({ start_date: '2026-02-01 00:00:00', end_date: '2026-02-28 23:59:59' });
  expect(windowOf('2026-12')).toEqual({ start_date: '2026-12-01 00:00:00', end_date: '2026-12-31 23:59:59' });
});

test('a day and a month begin in Paris', () => {
  expect(presentDay(new Date('2026-02-28T22:59:59Z'))).toBe('2026-02-28');
  expect(presentDay(new Date('2026-02-28T23:00:00Z'))).toBe('2026-03-01');
  expect(presentMonth(new Date('2026-02-28T22:59:59Z'))).toBe('2026-02');
  expect(presentMonth(new Date('2026-02-28T23:00:00Z'))).toBe('2026-03');
});
