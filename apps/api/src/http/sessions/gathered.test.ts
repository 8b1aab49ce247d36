import { setTimeout as later } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Gathered } from './gathered.ts';

describe('what is gathered', () => {
  it('is written once each, in order, one write at a time, whatever fails', async () => {
    const turns = fc.array(fc.record({ adds: fc.nat(5), fails: fc.boolean(), slow: fc.boolean() }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(turns, async (plan) => {
        let under = 0;
        let count = 0;
        const kept: number[] = [];
        const writes = plan.values();
        const gathered = new Gathered<number>(async (items) => {
          expect((under += 1)).toBe(1);
          const { fails = false, slow = false } = writes.next().value ?? {};
          if (slow) await later(1);
          under -= 1;
          if (fails) throw new Error(items.join());
          kept.push(...items);
        });
        const told: Promise<void>[] = [];
        const heard = new Set<number>();
        for (const { adds, slow } of plan) {
          for (let more = 0; more < adds; more += 1) {
            const item = (count += 1);
            told.push(
              gathered.add(item).then(
                () => {
                  expect(kept).toContain(item);
                  heard.add(item);
                },
                (error: unknown) => expect(String(error).split(/[ ,]/)).toContain(String(item)),
              ),
            );
          }
          if (slow) await later(1);
        }
        await Promise.all(told);
        expect(told).toHaveLength(count);
        expect(kept).toEqual([...heard].toSorted((a, b) => a - b));
      }),
      { numRuns: 40 },
    );
  });

  it('of one turn is one write, and what comes meanwhile is the next', async () => {
    const written: number[][] = [];
    const gathered: Gathered<number> = new Gathered(async (items) => {
      written.push([...items]);
      if (written.length === 1) void gathered.add(4).then(() => {});
      await later(1);
    });
    await Promise.all([gathered.add(1), gathered.add(2), gathered.add(3)]);
    await gathered.add(5);
    expect(written).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });
});
