import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../test/database.ts';
import { commitLate } from '../../test/late-writer.ts';
import { seeded } from '../../test/seeded.ts';
import type { DatabaseServer } from '../db/open.ts';
import { beginning, isAfter, type Cursor } from './changes.rules.ts';
import { changesAfter, firstCursor, lastCursor, standingOf, type Change } from './changes.store.ts';
import { purgeHistory } from './purge.store.ts';
import { seal } from './seal.store.ts';
import { verifyChain } from './verify.store.ts';

const scope = { IDCustomer: 1 };
const author = { Auteur: 'test', Kind: 'operator', IDPeople: null, Appel: '', Action: '', Groupe: 'g' };
const writers = 8;
const isProving = inject('proving');
const deaths = isProving ? 50 : 6;

/** Some rows of two tables in a transaction that stays open for a moment; now and then it is given up. */
const change = (server: DatabaseServer, next: (below: number) => number) =>
  server.write(scope, author, async (trx) => {
    for (let times = 1 + next(3); times > 0; times -= 1) {
      const rows = await trx.selectFrom('civilites').select('IDCivilite').orderBy('IDCivilite').execute();
      const id = rows[next(rows.length)]?.IDCivilite ?? 0;
      const move = next(10);
      if (move < 4)
        await trx
          .insertInto('civilites')
          .values({ Descr: `n${next(1_000_000)}` })
          .execute();
      else if (move < 9)
        await trx
          .updateTable('civilites')
          .set({ Descr: `u${next(1_000_000)}` })
          .where('IDCivilite', '=', id)
          .execute();
      else await trx.deleteFrom('civilites').where('IDCivilite', '=', id).execute();
      if (next(3) === 0) await wait(next(8));
    }
    if (next(6) === 0) throw new Error('rolled back');
  });

describe.each(engines())('the changes of a customer, %s', (engine) => {
  let base: TestDatabase;
  let server: DatabaseServer;
  beforeAll(async () => {
    base = await testDatabase(engine);
    server = base.server;
  });
  afterAll(() => base.drop());

  const db = () => server.customer(1);
  const add = (Descr: string, IDCustomer = 1) =>
    server.write({ IDCustomer }, author, (trx) => trx.insertInto('civilites').values({ Descr }).execute());
  /** All of them, by pages of this size. */
  const readAll = async (most: number, from: Cursor = beginning) => {
    const all: Change[] = [];
    let at = from;
    for (;;) {
      const { changes, end } = await changesAfter(db(), at, most);
      expect(changes.length).toBeLessThanOrEqual(most);
      all.push(...changes);
      if (changes.length === 0 && !isAfter(end, at)) return all;
      at = end;
    }
  };
  const journal = () => db().selectFrom('journal').select(['IDJournal', 'IDLigne', 'Avant', 'Apres']).orderBy('IDJournal').execute();

  it('are told each once and in order, whoever writes, seals, reads or dies meanwhile', async () => {
    for (let at = 0; at < 10; at += 1) await add(`c${at}`);
    const done = new AbortController();
    const writing = Array.from({ length: writers }, async (_, at) => {
      const next = seeded(at + 1);
      while (!done.signal.aborted) await change(server, next).catch(() => {});
    });
    const sealing = (async () => {
      const next = seeded(99);
      while (!done.signal.aborted) {
        await seal(db());
        await wait(next(20));
      }
    })();
    const received: Change[] = [];
    const next = seeded(7);
    let kept = beginning;
    const readTo = async (isOver: () => boolean) => {
      while (!isOver()) {
        const { changes, end } = await changesAfter(db(), kept, 1 + next(40));
        // It dies before it keeps where it is, and reads the same again, and what has come since.
        if (deathsLeft > 0 && next(3) === 0) {
          deathsLeft -= 1;
          continue;
        }
        received.push(...changes);
        const isEnd = changes.length === 0 && !isAfter(end, kept);
        kept = end;
        if (isEnd) {
          if (done.signal.aborted) return;
          await wait(2);
        }
      }
    };
    let deathsLeft = deaths;
    try {
      await Promise.all([readTo(() => deathsLeft === 0), engine === 'postgres' ? commitLate(server, scope, author) : undefined]);
    } finally {
      done.abort();
      await Promise.all([...writing, sealing]);
    }
    await seal(db());
    await readTo(() => false);
    expect(await verifyChain(server, scope)).toMatchObject({ faults: [], waiting: 0 });
    const lines = await journal();
    expect(lines.length).toBeGreaterThan(deaths);
    expect(received.map(({ IDJournal }) => IDJournal).toSorted((a, b) => a - b)).toEqual(lines.map(({ IDJournal }) => IDJournal));
    for (const [at, one] of received.entries()) expect(at === 0 || isAfter(one, received[at - 1]!)).toBe(true);
    // A row's changes follow each other: each begins with what the one before has left.
    const rows = new Map<string, Record<string, unknown>>();
    for (const { IDLigne, Operation, Avant, Apres } of received) {
      if (Operation === 'I') expect(rows.has(IDLigne)).toBe(false);
      else expect(rows.get(IDLigne)).toMatchObject(Avant!);
      if (Operation === 'D') rows.delete(IDLigne);
      else rows.set(IDLigne, { ...rows.get(IDLigne), ...Apres });
    }
    const stand = await db().selectFrom('civilites').select(['IDCivilite', 'Descr']).execute();
    for (const { IDCivilite, Descr } of stand) expect(rows.get(String(IDCivilite))).toMatchObject({ Descr });
    expect(rows.size).toBe(stand.length);
    // The same at every later time, however it is cut.
    for (const most of [1, 7, 1000]) expect(await readAll(most)).toEqual(received);
    const late = await db()
      .selectFrom('instants')
      .select('IDInstant')
      .where(sql<boolean>`"Tardifs" <> '{}'`)
      .execute();
    // The embedded engine has one session: there, nobody commits out of order.
    if (engine === 'postgres') expect(late.length).toBeGreaterThan(0);
  });

  it('wait for the instant that holds them', async () => {
    const from = await lastCursor(db());
    await add('unsealed');
    expect(await changesAfter(db(), from, 10)).toEqual({ changes: [], end: from });
    // Nothing of it may come with an earlier instant, though its number may be among those of that one.
    expect((await readAll(100)).some(({ Apres }) => Apres?.['Descr'] === 'unsealed')).toBe(false);
    await seal(db());
    const { changes } = await changesAfter(db(), from, 10);
    expect(changes.map(({ Apres }) => Apres?.['Descr'])).toEqual(['unsealed']);
  });

  it('of one instant are read in parts', async () => {
    const from = await lastCursor(db());
    await server.write(scope, author, async (trx) => {
      for (let at = 0; at < 25; at += 1)
        await trx
          .insertInto('civilites')
          .values({ Descr: `p${at}` })
          .execute();
    });
    await seal(db());
    const all = await readAll(10, from);
    expect(all.map(({ Apres }) => Apres?.['Descr'])).toEqual(Array.from({ length: 25 }, (_, at) => `p${at}`));
    expect(new Set(all.map(({ IDInstant }) => IDInstant)).size).toBe(1);
  });

  it('are one customer’s alone', async () => {
    await add('of another', 2);
    await seal(server.customer(2));
    const { IDInstant, IDJournal } = await lastCursor(server.customer(2));
    expect(JSON.stringify(await readAll(1000))).not.toContain('of another');
    // An instant of the other one means nothing here.
    expect(await standingOf(db(), { IDInstant, IDJournal })).not.toBe('kept');
    await add('after');
    await seal(db());
    expect(await standingOf(db(), { IDInstant, IDJournal })).toBe('lost');
  });

  it('are kept as long as the journal is', async () => {
    const end = await lastCursor(db());
    const [first] = await readAll(1);
    expect(await standingOf(db(), beginning)).toBe('kept');
    expect(await standingOf(db(), first!)).toBe('kept');
    expect(await standingOf(db(), { ...end, IDInstant: end.IDInstant + 1 })).toBe('ahead');
    expect(await standingOf(db(), { ...end, IDJournal: end.IDJournal + 1 })).toBe('ahead');
    await server.admin((client) =>
      client.query(`update comptoir."instants" set "DateH" = now() - interval '2 years' where "IDCustomer" = 1`),
    );
    await purgeHistory(server, [{ IDCustomer: 1, MoisHistorique: 12 }], 30);
    await add('after the purge');
    await seal(db());
    expect(await standingOf(db(), beginning)).toBe('lost');
    expect(await standingOf(db(), { ...end, IDJournal: end.IDJournal - 1 })).toBe('lost');
    // All that is gone had been read.
    expect(await standingOf(db(), end)).toBe('kept');
    expect(await firstCursor(db())).toEqual(end);
    const left = await readAll(10, await firstCursor(db()));
    expect(left.map(({ NomTable, Apres }) => [NomTable, Apres?.['nature'] ?? Apres?.['Descr']])).toEqual([
      ['*', 'purge'],
      ['civilites', 'after the purge'],
    ]);
    expect(left.map(({ IDJournal }) => IDJournal)).toEqual((await journal()).map(({ IDJournal }) => IDJournal));
  });
});
