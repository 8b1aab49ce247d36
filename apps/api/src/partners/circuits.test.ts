import { dbs } from '@comptoir/contract/interfaces/dbs/dbs.partner';
import { expect, it } from 'vitest';
import { Circuits } from './circuits.ts';
import { failed } from './partner-failure.ts';

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
