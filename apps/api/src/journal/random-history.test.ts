import { references } from '@comptoir/contract/references/all';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { engines } from '../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../test/http.ts';
import { disturb, journalledTables, randomCall, stateOf } from '../../test/hasard/random-writes.ts';
import { sampleRow } from '../../test/rows/references.ts';
import { seeded } from '../../test/seeded.ts';
import { seal } from './seal.store.ts';
import { rowsAt, type Image } from './state.store.ts';
import { verifyChain } from './verify.store.ts';

const seeds = inject('proving') ? 20 : 1;
// As many writes, looked at more often.
const instants = inject('proving') ? 10 : 5;
const between = 250 / instants;
/** At the same time, where the engine has several sessions. */
const writers = 8;

describe.each(engines())('random histories, %s', (engine) => {
  let on: TestApp;
  let operator: Client;
  let IDCustomer: number;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator('BDGpUn');
    for (const spec of references) await operator.call('POST', spec.path, sampleRow(spec));
    ({ IDCustomer } = (await on.app.customers.find('BDGpUn'))!);
  });
  afterAll(() => on.close());

  it.each(Array.from({ length: seeds }, (_, at) => at + 1))('are rebuilt backwards, seed %i', async (seed) => {
    const next = seeded(seed * 7_919);
    const seen: { IDInstant: number; rows: Record<string, Image[]> }[] = [];
    const db = on.app.database.customer(IDCustomer);
    for (let at = 0; at < instants; at += 1) {
      let left = between;
      const isWriting = () => left > 0;
      const write = async () => {
        while (isWriting()) {
          left -= 1;
          await (next(3) === 0 ? disturb(on, IDCustomer, next) : randomCall(operator, next));
        }
      };
      const sealUntilWritten = async () => {
        while (isWriting()) await Promise.all([seal(db), wait(5)]);
      };
      await Promise.all([sealUntilWritten(), ...Array.from({ length: writers }, write)]);
      await seal(db);
      const { IDInstant } = await db
        .selectFrom('instants')
        .select('IDInstant')
        .orderBy('IDInstant', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      seen.push({ IDInstant, rows: await stateOf(on, IDCustomer) });
    }
    const kept = new Set((await db.selectFrom('contenus').select('Empreinte').execute()).map(({ Empreinte }) => `sha256:${Empreinte}`));
    const live = new Set(
      Object.values(seen.at(-1)!.rows)
        .flat()
        .flatMap((image) => Object.values(image)),
    );
    const changed = new Set<string>();
    for (const { IDInstant, rows } of seen) {
      for (const [table, { contents = [] }] of journalledTables) {
        const rebuilt = await rowsAt(db, table, IDInstant);
        expect(rebuilt, `${table} at instant ${IDInstant}`).toEqual(rows[table]);
        if (JSON.stringify(rows[table]) !== JSON.stringify(seen.at(-1)!.rows[table])) changed.add(table);
        for (const image of rebuilt)
          for (const column of contents) expect(kept.has(String(image[column])) || live.has(image[column])).toBe(true);
      }
    }
    expect(changed.size).toBeGreaterThan(15);
    expect(await verifyChain(on.app.database, { IDCustomer })).toMatchObject({ faults: [], isCut: false, waiting: 0 });
  });
});
