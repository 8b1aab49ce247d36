import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDayOf } from './typed-day.ts';

test.each([
  ['09/03/2026', '2026-03-09'],
  ['9/3/26', '2026-03-09'],
  [' 09.03.2026 ', '2026-03-09'],
  ['09032026', '2026-03-09'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2026', null],
  ['31/04/2026', null],
  ['12/13/2026', null],
  ['2026-03-09', null],
  ['bientôt', null],
  ['', null],
])('%j', (typed, day) => {
  expect(isoDayOf(typed)).toBe(day);
});

test('every shown day with a four-digit year is read back', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
      const iso = date.toISOString().slice(0, 10);
      const [year, month, day] = iso.split('-');
      expect(isoDayOf(`${day}/${month}/${year}`)).toBe(iso);
    }),
  );
});
