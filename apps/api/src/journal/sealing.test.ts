import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../test/database.ts';
import { commitLate } from '../../test/late-writer.ts';
import { seeded } from '../../test/seeded.ts';
import { beginLoading } from '../data/customer-rows.store.ts';
import { roles } from '../db/names.ts';
import type { DatabaseServer } from '../db/open.ts';
import type { Db } from '../db/tables.ts';
import { rowsAt, type Image } from './state.store.ts';
import { seal } from './seal.store.ts';
import { verifyChain } from './verify.store.ts';

const scope = { IDCustomer: 1 };
const author = { Auteur: 'test', Kind: 'operator', IDPeople: null, Appel: '', Action: '', Groupe: 'g' };
const writers = 8;
/** A lock that a writer shares while it commits. */
const gate = 77;
const snapshots = inject('proving') ? 200 : 40;

/** What a writer does once, in a transaction that stays open for a moment. */
const change = async (server: DatabaseServer, next: (below: number) => number) => {
  await server.write(scope, author, async (trx) => {
    const ids = (await trx.selectFrom('civilites').select('IDCivilite').orderBy('IDCivilite').execute()).map(
      ({ IDCivilite }) => IDCivilite,
    );
    const id = ids[next(ids.length)] ?? 0;
    const move = next(10);
    if (move < 3)
      await trx
        .insertInto('civilites')
        .values({ Descr: `n${next(1_000_000)}` })
        .execute();
    else if (move < 8)
      await trx
        .updateTable('civilites')
        .set({ Descr: `u${next(1_000_000)}` })
        .where('IDCivilite', '=', id)
        .execute();
    else if (move < 9) await trx.deleteFrom('civilites').where('IDCivilite', '=', id).execute();
    // Another key: the row of the former one is gone.
    else
      await trx
        .updateTable('civilites')
        .set({ IDCivilite: 1_000_000 + next(1_000_000_000) })
        .where('IDCivilite', '=', id)
        .execute();
    if (next(3) === 0) await wait(next(8));
    if (next(12) === 0) throw new Error('rolled back');
    await sql`select pg_advisory_xact_lock_shared(${gate})`.execute(trx);
  });
};

describe.each(engines())('instants, %s', (engine) => {
  let base: TestDatabase;
  let server: DatabaseServer;
  beforeAll(async () => {
    base = await testDatabase(engine);
    server = base.server;
  });
  afterAll(() => base.drop());

  /** An instant, and the rows as they stand: nobody commits between the two, while transactions go on. */
  const sealedRows = () =>
    server.admin(async (client) => {
      await client.query(`select pg_advisory_lock(${gate}); set role ${roles.app}; set comptoir.customer = '1'; select comptoir."seal"()`);
      const { rows } = await client.query<{ image: Image }>(
        `select to_jsonb(c) - 'IDCustomer' as image from comptoir.civilites c order by "IDCivilite"::text collate "C"`,
      );
      const { rows: newest } = await client.query<{ IDInstant: number }>('select max("IDInstant") as "IDInstant" from comptoir.instants');
      await client.query(`select pg_advisory_unlock(${gate})`);
      return { IDInstant: newest[0]!.IDInstant, rows: rows.map(({ image }) => image) };
    });

  it('rebuild the state of each of them, whatever order writers commit in', async () => {
    await server.write(scope, author, async (trx) => {
      for (let at = 0; at < 20; at += 1)
        await trx
          .insertInto('civilites')
          .values({ Descr: `c${at}` })
          .execute();
    });
    const done = new AbortController();
    const writing = Array.from({ length: writers }, async (_, at) => {
      const next = seeded(at + 1);
      while (!done.signal.aborted) await change(server, next).catch(() => {});
    });
    const seen: { IDInstant: number; rows: Image[] }[] = [];
    try {
      while (seen.length < snapshots) {
        if (engine === 'postgres' && seen.length === snapshots / 2) await commitLate(server, scope, author);
        seen.push(await sealedRows());
        await wait(5);
      }
    } finally {
      done.abort();
      await Promise.all(writing);
    }
    await seal(server.customer(1));
    const wrong: number[] = [];
    for (const { IDInstant, rows } of seen) {
      const rebuilt = await rowsAt(server.customer(1), 'civilites', IDInstant);
      if (!isDeepStrictEqual(rebuilt, rows)) wrong.push(IDInstant);
    }
    expect(wrong).toEqual([]);
    expect(await verifyChain(server, scope)).toMatchObject({ faults: [], isCut: false, waiting: 0 });
    const late = await server
      .customer(1)
      .selectFrom('instants')
      .select('IDInstant')
      .where(sql<boolean>`"Tardifs" <> '{}'`)
      .execute();
    // The embedded engine has one session: there, nobody commits out of order.
    if (engine === 'postgres') expect(late.length).toBeGreaterThan(0);
  });

  // The embedded engine has one session: there, nobody commits out of order.
  describe.runIf(engine === 'postgres')('wait for a writer whose transaction is younger and whose number is lower', () => {
    const insert = (trx: Db, Descr: string) => trx.insertInto('civilites').values({ Descr }).execute();
    const sealBy = async (db: Db) => {
      // Its candidate for the last settled number comes first, then it settles it.
      for (let time = 0; time < 3; time += 1) await seal(db);
    };
    const sealAll = () => sealBy(server.customer(1));
    const verified = async () => {
      await sealAll();
      return verifyChain(server, scope);
    };
    const whole = { faults: [], isCut: false, waiting: 0 };
    beforeEach(sealAll);

    it('than those of one who has ended', async () => {
      await server.write(scope, author, async (younger) => {
        await server.write(scope, author, async (older) => {
          await sql`select pg_current_xact_id()`.execute(older);
          await insert(younger, 'lower number');
          await insert(older, 'higher number');
        });
        await sealAll();
      });
      expect(await verified()).toMatchObject(whole);
    });

    it('also where the transaction that seals is older than both', async () => {
      await server.write(scope, author, async (younger) => {
        await server.write(scope, author, async (oldest) => {
          await sql`select pg_current_xact_id()`.execute(oldest);
          await insert(younger, 'lower number');
          await server.write(scope, author, (other) => insert(other, 'higher number'));
          await sealBy(oldest);
        });
      });
      expect(await verified()).toMatchObject(whole);
    });
  });

  it('wait while the lines are replaced, and hold nothing of those that go', async () => {
    await server.write(scope, author, (trx) => trx.insertInto('civilites').values({ Descr: 'before' }).execute());
    // The embedded engine has one session: nobody could ask meanwhile.
    if (engine === 'postgres') {
      await server.loader(scope, async (client) => {
        await beginLoading(client, 1);
        expect(await seal(server.customer(1))).toBeUndefined();
        expect(await seal(server.customer(2))).toBe(0);
        // The server lets go of a closed connection's locks only once it has noticed.
        await client.query('rollback');
      });
    }
    expect(await seal(server.customer(1))).toBe(1);
  });
});
