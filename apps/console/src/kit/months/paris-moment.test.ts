import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningInParis, endInParis, fieldsInParis, instantInParis } from './paris-moment.ts';

describe('a moment in Paris', () => {
  it('is what clocks there show, in winter and in summer', () => {
    expect(instantInParis('2026-11-22', '18:00')).toBe('2026-11-22T17:00:00.000Z');
    expect(instantInParis('2026-07-14', '00:30')).toBe('2026-07-13T22:30:00.000Z');
    expect(instantInParis('2026-07-14', '00:30:07')).toBe('2026-07-13T22:30:07.000Z');
  });

  it('comes back as it was chosen, but for the hours that a change of the clock leaves out or doubles', () => {
    const minute = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2027, 0, 1) / 60_000 });
    fc.assert(
      fc.property(minute, (at) => {
        const { jour, heure } = fieldsInParis(new Date(at * 60_000).toISOString());
        fc.pre(!(/-(03|10)-(2[5-9]|3[01])$/.test(jour) && heure < '04:00'));
        expect(instantInParis(jour, heure)).toBe(new Date(at * 60_000).toISOString());
      }),
    );
  });

  it('has days of 23 and 25 hours', () => {
    const hours = (day: string) => (Date.parse(endInParis(day)) - Date.parse(beginningInParis(day))) / 3_600_000;
    expect(['2026-03-28', '2026-03-29', '2026-10-25', '2026-12-31'].map(hours)).toEqual([24, 23, 25, 24]);
    expect(endInParis('2026-12-31')).toBe('2026-12-31T23:00:00.000Z');
  });
});
