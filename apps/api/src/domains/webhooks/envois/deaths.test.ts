import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { engines } from '../../../../test/database.ts';
import { sealIn, writeIn } from '../../../../test/rows/utilisateurs.ts';
import { dataOf, eventIdOf, hookBench, lineOf } from '../../../../test/outside/hook-bench.ts';
import { seeded } from '../../../../test/seeded.ts';
import { postTo } from './post.ts';

const kills = inject('proving') ? 50 : 6;

describe.each(engines())('webhooks whose either end dies (%s)', (engine) => {
  const bench = hookBench(engine);
  const { receiver, sender, make, passTime, add, linesSince, lastLine, registry } = bench;

  it('skip nothing, whoever dies where', async () => {
    const next = seeded(5);
    // It dies between having taken it and saying so.
    const { url, received } = await receiver(() => (next(6) === 0 ? 0 : 200));
    const from = await lastLine();
    await make(url);
    const dead = new Set<string>();
    for (let death = 0; death < kills; death += 1) {
      for (let times = next(3); times >= 0; times -= 1) {
        const Descr = randomUUID();
        await add(Descr, `${Descr} bis`);
        await writeIn(bench.on, (db) =>
          db
            .updateTable('civilites')
            .set({ Descr: `${Descr} ter` })
            .where('Descr', '=', Descr)
            .execute(),
        );
      }
      await sealIn(bench.on);
      let left = next(8);
      const post = postTo(['127.0.0.1']);
      // Its process dies at some try: it neither hears of the answer nor keeps anything afterwards.
      const dying = sender(async (...args) => {
        left -= 1;
        if (left < 0) throw new Error('killed');
        const outcome = await post(...args);
        if (left === 0) throw new Error('killed');
        return outcome;
      });
      await dying.runDue().catch((error: unknown) => dead.add(String(error)));
      await passTime();
    }
    for (let turn = 0; turn < 200; turn += 1) {
      await passTime();
      await sender().runDue();
      const { Echecs } = await registry().selectFrom('webhookEtats').select('Echecs').executeTakeFirstOrThrow();
      if (Echecs === 0) break;
    }
    const lines = await linesSince(from);
    expect(lines.length).toBeGreaterThan(kills);
    expect([...new Set(received.map(lineOf))].toSorted((a, b) => a - b)).toEqual(lines);
    expect(dead).toEqual(new Set(['Error: killed']));
    // Of one record none comes for the first time before an earlier one.
    const firsts = new Map<string, number>();
    for (const one of received) {
      const record = String(dataOf(one)['IDLigne']);
      const last = firsts.get(record) ?? 0;
      if (lineOf(one) > last) firsts.set(record, lineOf(one));
      else expect(received.filter((other) => eventIdOf(other) === eventIdOf(one)).length).toBeGreaterThan(1);
    }
  });

  it('are worked on by one process at a time', async () => {
    const { url, received } = await receiver();
    await make(url);
    await add('Une fois', 'Une fois aussi');
    await Promise.all([sender(), sender(), sender()].map((one) => one.runDue()));
    expect(received.map(eventIdOf).toSorted()).toEqual([...new Set(received.map(eventIdOf))].toSorted());
    expect(received).toHaveLength(2);
  });
});
