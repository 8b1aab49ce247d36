import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stateOf } from './passerelle-state.ts';

const day = 24 * 60 * 60_000;
const now = fc.integer({ min: Date.UTC(2020), max: Date.UTC(2100) });
const at = (millis: number) => ({ DateHRefProchainTransfert: new Date(millis).toISOString() });

describe('a gateway', () => {
  test('without a date is neither late nor on time', () => {
    expect(stateOf({ DateHRefProchainTransfert: null }, Date.now())).toBe('undated');
  });

  test('is late strictly more than 24 hours after its date, not before', () => {
    fc.assert(
      fc.property(now, fc.integer({ min: -400 * day, max: 400 * day }), (moment, ago) => {
        expect(stateOf(at(moment - ago), moment)).toBe(ago > day ? 'late' : 'ready');
      }),
    );
    const noon = Date.UTC(2026, 2, 9, 12);
    expect([day, day + 1].map((ago) => stateOf(at(noon - ago), noon))).toEqual(['ready', 'late']);
  });

  test('is judged by the moment, whatever its time zone', () => {
    const noon = Date.UTC(2026, 2, 9, 12);
    expect(stateOf({ DateHRefProchainTransfert: '2026-03-08T13:00:00+01:00' }, noon)).toBe('ready');
    expect(stateOf({ DateHRefProchainTransfert: '2026-03-08T12:59:59+01:00' }, noon)).toBe('late');
  });
});
