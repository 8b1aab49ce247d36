import { dbs } from '@comptoir/contract/interfaces/dbs/dbs.partner';
import { expect, it, vi } from 'vitest';
import { Circuits } from './circuits.ts';
import { busy, failed } from './partner-failure.ts';

const of = (IDCustomer: number) => ({ partner: dbs, base: 'https://dbs.example', IDCustomer, isRepeatable: false });
const well = () => Promise.resolve('ok');
const down = () => Promise.reject(failed('server', dbs));

it('remembers only customers with a failure, until a success', async () => {
  const circuits = new Circuits();
  for (let customer = 1; customer <= 20; customer += 1) await circuits.run(of(customer), well);
  expect(circuits.size).toBe(0);
  await expect(circuits.run(of(3), down)).rejects.toThrow();
  expect(circuits.size).toBe(1);
  await circuits.run(of(3), well);
  expect(circuits.size).toBe(0);
});

it('counts failures that come together, whatever succeeds beside them', async () => {
  const circuits = new Circuits();
  let end = () => {};
  const slow = circuits.run(of(1), () => new Promise<string>((resolve) => (end = () => resolve('ok'))));
  await Promise.allSettled([1, 2, 3, 4, 5].map(() => circuits.run(of(1), down)));
  await expect(circuits.run(of(1), well)).rejects.toMatchObject({ kind: 'suspended' });
  end();
  await slow;
  await expect(circuits.run(of(1), well)).rejects.toMatchObject({ kind: 'suspended' });
});

it('says since when it holds back, and until when, until a success', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  try {
    const circuits = new Circuits();
    const fail = () => expect(circuits.run(of(1), down)).rejects.toThrow();
    for (let time = 0; time < 5; time += 1) {
      expect(circuits.restOf('dbs', 1)).toBeUndefined();
      await fail();
    }
    expect(circuits.restOf('dbs', 1)).toEqual({ depuis: 1_000_000, jusque: 1_030_000 });
    expect([circuits.restOf('dbs', 2), circuits.restOf('db', 1)]).toEqual([undefined, undefined]);
    vi.setSystemTime(1_030_001);
    expect(circuits.restOf('dbs', 1)).toBeUndefined();
    // The call that was let through failed as well: it is the same rest.
    await fail();
    expect(circuits.restOf('dbs', 1)).toEqual({ depuis: 1_000_000, jusque: 1_060_001 });
    vi.setSystemTime(1_060_002);
    await circuits.run(of(1), well);
    await expect(circuits.run(of(1), () => Promise.reject(busy(dbs, 60_000)))).rejects.toThrow();
    expect(circuits.restOf('dbs', 1)).toEqual({ depuis: 1_060_002, jusque: 1_120_002 });
  } finally {
    vi.useRealTimers();
  }
});
