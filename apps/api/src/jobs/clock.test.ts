import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { patience } from '../../test/patience.ts';
import { Clock } from './clock.ts';

/** A clock whose runs end when the test says so. */
const clockOf = ({ everyMillis }: { everyMillis?: number } = {}) => {
  const ends: (() => void)[] = [];
  const seen = { runs: 0, atOnce: 0, mostAtOnce: 0 };
  const clock = new Clock({
    run: async () => {
      seen.runs += 1;
      seen.atOnce += 1;
      seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce);
      await new Promise<void>((end) => {
        ends.push(end);
      });
      seen.atOnce -= 1;
    },
    ...(everyMillis === undefined ? {} : { everyMillis }),
    onError: (error) => {
      throw error;
    },
  });
  const end = async () => {
    await vi.waitFor(() => expect(ends.length).toBeGreaterThan(0), patience);
    ends.shift()?.();
  };
  return { clock, seen, end };
};

const isPending = async (promise: Promise<unknown>) =>
  (await Promise.race([promise.then(() => 'ended'), wait(20, 'pending')])) === 'pending';

describe('a clock', () => {
  it('runs once for all who wake it in one turn', async () => {
    const { clock, seen, end } = clockOf();
    for (let time = 0; time < 5; time += 1) clock.wake();
    expect(seen.runs).toBe(0);
    await end();
    await clock.idle();
    expect(seen.runs).toBe(1);
  });

  it('runs once more after a run during which it was woken, however often', async () => {
    const { clock, seen, end } = clockOf();
    clock.wake();
    await wait(1);
    clock.wake();
    clock.wake();
    const idle = clock.idle();
    await end();
    expect(await isPending(idle)).toBe(true);
    await end();
    await idle;
    expect(seen).toEqual({ runs: 2, atOnce: 0, mostAtOnce: 1 });
  });

  it('runs at its interval, one run at a time', async () => {
    const { clock, seen, end } = clockOf({ everyMillis: 2 });
    clock.start();
    await end();
    await wait(20);
    await end();
    await vi.waitFor(() => expect(seen.runs).toBe(3), patience);
    expect(seen.mostAtOnce).toBe(1);
    const stopped = clock.stop();
    await end();
    await stopped;
  });

  it('reports a failure, and runs again', async () => {
    const faults: unknown[] = [];
    let runs = 0;
    const clock = new Clock({
      run: async () => {
        runs += 1;
        if (runs === 1) throw new Error('down');
      },
      onError: (error) => faults.push(error),
    });
    clock.wake();
    await clock.idle();
    clock.wake();
    await clock.idle();
    expect(runs).toBe(2);
    expect(faults).toEqual([new Error('down')]);
  });

  it('stops once the run under way has ended, asks it to give up, and never runs again', async () => {
    const { clock, seen, end } = clockOf({ everyMillis: 1 });
    clock.start();
    clock.wakeAfter(5);
    clock.wake();
    await wait(1);
    clock.wake();
    const stopped = clock.stop();
    expect(clock.signal.aborted).toBe(true);
    expect(await isPending(stopped)).toBe(true);
    await end();
    await stopped;
    clock.wake();
    clock.wakeAfter(0);
    await wait(20);
    expect(seen.runs).toBe(1);
  });

  it('without an interval runs only when it is woken', async () => {
    const { clock, seen } = clockOf();
    clock.start();
    await wait(20);
    expect(seen.runs).toBe(0);
    await clock.stop();
  });

  it('wakes later on demand', async () => {
    const { clock, seen, end } = clockOf();
    clock.wakeAfter(1);
    expect(seen.runs).toBe(0);
    await end();
    await clock.idle();
    expect(seen.runs).toBe(1);
  });
});
