import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOfMoment, hoursWith, momentOf, usualHour } from './depart-moment.ts';

describe('the moment of a departure', () => {
  it('is what clocks in Paris show, in winter and in summer', () => {
    expect(momentOf('2026-11-22', '18:00')).toBe('2026-11-22T17:00:00.000Z');
    expect(momentOf('2026-07-14', '00:30')).toBe('2026-07-13T22:30:00.000Z');
    expect(momentOf('22/11', '18:00')).toBeUndefined();
  });

  it('comes back as it was chosen, but for the hours that a change of the clock leaves out or doubles', () => {
    const minute = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2027, 0, 1) / 60_000 });
    fc.assert(
      fc.property(minute, (at) => {
        const { jour, heure } = fieldsOfMoment(new Date(at * 60_000).toISOString());
        fc.pre(!(/-(03|10)-(2[5-9]|3[01])$/.test(jour) && heure < '04:00'));
        expect(momentOf(jour, heure)).toBe(new Date(at * 60_000).toISOString());
      }),
    );
  });

  it('is offered by the half hour, beside what was planned otherwise', () => {
    expect(hoursWith(usualHour)).toHaveLength(48);
    expect(hoursWith('18:10').slice(36, 39)).toEqual(['18:00', '18:10', '18:30']);
  });
});
