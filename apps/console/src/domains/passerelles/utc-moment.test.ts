import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { momentOf, partsOf, utcSortable, utcText } from './utc-moment.ts';

/** To the minute, as in a form. */
const minutes = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T23:59:00Z'), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 16)}:00Z`);

describe('a moment in UTC', () => {
  test('is shown in French, whatever its zone', () => {
    expect(utcText('2026-03-09T22:30:00+00:00')).toBe('09/03/2026 22:30');
    expect(utcText('2026-07-01T01:30:00+02:00')).toBe('30/06/2026 23:30');
  });

  test('is read back from the two fields of its form', () => {
    fc.assert(
      fc.property(minutes, (moment) => {
        expect(momentOf(partsOf(moment))).toBe(moment);
      }),
    );
    expect(momentOf(partsOf(null))).toBeNull();
    expect(momentOf({ jour: '2026-03-09', heure: '' })).toBe('2026-03-09T00:00:00Z');
  });

  test('sorts as time does', () => {
    fc.assert(
      fc.property(minutes, minutes, (one, other) => {
        const [a, b] = [utcSortable(one)!, utcSortable(other)!];
        expect(Math.sign(Date.parse(one) - Date.parse(other))).toBe(Number(a > b) - Number(a < b));
      }),
    );
    expect(utcSortable(null)).toBeNull();
  });
});
