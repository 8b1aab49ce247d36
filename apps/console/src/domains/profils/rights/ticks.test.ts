import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countChanged, isTicked, lockOf, stateOf, withTicks, type Box, type Ticks } from './ticks.ts';

const box = fc.record({ stored: fc.boolean(), enabled: fc.boolean(), mayGive: fc.boolean() });
const boxes = fc.array(box, { maxLength: 12 }).map((rows): Box[] => rows.map((row, at) => ({ ...row, key: `${at}/1` })));
/** Any sequence of clicks: every state that a person can reach. */
const reached = boxes.chain((all) =>
  fc
    .array(fc.record({ on: fc.boolean(), chosen: fc.subarray(all) }), { maxLength: 5 })
    .map((acts) => ({ all, ticks: acts.reduce<Ticks>((ticks, { on, chosen }) => withTicks(ticks, chosen, on), {}) })),
);

describe('ticks', () => {
  it('hold exactly what differs from the stored boxes', () => {
    fc.assert(
      fc.property(reached, ({ all, ticks }) => {
        const changed = all.filter((one) => isTicked(one, ticks) !== one.stored);
        expect(Object.keys(ticks).toSorted()).toEqual(changed.map(({ key }) => key).toSorted());
        expect(countChanged(all, ticks)).toBe(changed.length);
      }),
    );
  });

  it('never change a locked box, nor give a right that may not be given', () => {
    fc.assert(
      fc.property(reached, ({ all, ticks }) => {
        for (const one of all) {
          if (!one.enabled) expect(isTicked(one, ticks)).toBe(one.stored);
          if (isTicked(one, ticks) && !one.stored) expect(one.mayGive).toBe(true);
        }
      }),
    );
  });

  it('of a group are all or none after its box was used', () => {
    fc.assert(
      fc.property(reached, fc.boolean(), ({ all, ticks }, on) => {
        const open = all.filter((one) => !lockOf(one));
        expect(stateOf(all, withTicks(ticks, all, on))).toBe(open.length === 0 ? 'locked' : on ? 'all' : 'none');
      }),
    );
  });

  it('may remove a held right that they may not give, and restore it before saving', () => {
    const held: Box = { key: '1/1', stored: true, enabled: true, mayGive: false };
    expect(lockOf(held)).toBeNull();
    expect(withTicks({}, [held], false)).toEqual({ '1/1': false });
    expect(withTicks({ '1/1': false }, [held], true)).toEqual({});
    expect(lockOf({ ...held, stored: false })).toBe('beyond');
    expect(lockOf({ ...held, enabled: false })).toBe('disabled');
  });
});
