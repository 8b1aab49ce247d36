import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../../test/database.ts';
import { CustomerMarker } from '../walls/customer-marker.ts';
import { jsonStatement, statement, type Slot } from './statement.ts';
import type { CustomerTables } from '../tables.ts';

type Db = Kysely<CustomerTables>;
const author = { Auteur: 'x', Kind: 'operator', IDPeople: null, Appel: '', Action: '', Groupe: 'g' };

describe.each(engines())('a statement that is compiled once, %s', (engine) => {
  let base: TestDatabase;
  let [a, b]: Db[] = [];
  beforeAll(async () => {
    base = await testDatabase(engine);
    a = base.server.customer(1);
    b = base.server.customer(2);
    const rows = (own: string) => ['commune', own].map((Descr, at) => ({ IDCivilite: at + 1, Descr }));
    await base.server.load(1, author, (db) => db.insertInto('civilites').values(rows('a')).execute());
    await base.server.load(2, author, (db) => db.insertInto('civilites').values(rows('b')).execute());
  });
  afterAll(() => base.drop());

  it('is built once for all customers, and answers each call its own', async () => {
    let built = 0;
    const read = statement((db: Db, slot: Slot<{ Descr: string; n: number }>) => {
      built += 1;
      return db
        .selectFrom('civilites')
        .select(['Descr', sql<number>`${slot('n')}::int + 1`.as('n')])
        .where('Descr', '=', slot('Descr'));
    });
    expect(await read(a!, { Descr: 'a', n: 1 })).toEqual([{ Descr: 'a', n: 2 }]);
    expect(await read(a!, { Descr: 'a', n: 5 })).toEqual([{ Descr: 'a', n: 6 }]);
    expect(await read(a!, { Descr: 'b', n: 1 })).toEqual([]);
    expect(await read(b!, { Descr: 'b', n: 1 })).toEqual([{ Descr: 'b', n: 2 }]);
    expect(await read(b!, { Descr: 'a', n: 1 })).toEqual([]);
    const written = await base.server.write({ IDCustomer: 1 }, author, (trx) => read(trx, { Descr: 'a', n: 7 }));
    expect(written).toEqual([{ Descr: 'a', n: 8 }]);
    expect(built).toBe(1);
  });

  it('gives one record as JSON text, or null', async () => {
    const read = jsonStatement((db: Db, slot: Slot<{ Descr: string }>) =>
      db.selectFrom('civilites').select('Descr').where('Descr', '=', slot('Descr')),
    );
    expect((await read(a!, { Descr: 'a' }))?.json).toBe('{"Descr":"a"}');
    expect(await read(a!, { Descr: 'b' })).toBeNull();
    expect((await read(b!, { Descr: 'b' }))?.json).toBe('{"Descr":"b"}');
  });

  it('fails for whoever asked what fails, and answers those who asked beside', async () => {
    const divide = statement((db: Db, slot: Slot<{ by: number }>) =>
      db
        .selectFrom('civilites')
        .select(sql<number>`10 / ${slot('by')}::int`.as('n'))
        .where('Descr', '=', 'commune'),
    );
    const told = await Promise.allSettled(Array.from({ length: 20 }, (_, by) => divide(a!, { by: by % 5 })));
    const whole = [undefined, 10, 5, 3, 2];
    expect(told.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual(
      told.map((_, by) => (by % 5 === 0 ? 'error: division by zero' : [{ n: whole[by % 5] }])),
    );
  });

  it('has one text for two customers, who differ in one value', () => {
    const [one, two] = [a!, b!].map((db) => db.selectFrom('civilites').select('Descr').where('IDCivilite', '=', 2).compile());
    expect(two!.sql).toBe(one!.sql);
    expect([one!.parameters, two!.parameters]).toEqual([
      [new CustomerMarker(1), 2],
      [new CustomerMarker(2), 2],
    ]);
  });

  /** Row level security would hide a wrong row, not bring the right one: whoever gets its rows was named. */
  it.each([
    ['as a read', (IDCustomer: number, work: (db: Db) => Promise<unknown>) => work(base.server.customer(IDCustomer))],
    ['in a write', (IDCustomer: number, work: (db: Db) => Promise<unknown>) => base.server.write({ IDCustomer }, author, work)],
    ['while rows are moved', (IDCustomer: number, work: (db: Db) => Promise<unknown>) => base.server.load(IDCustomer, author, work)],
    [
      'in a transaction of a handle',
      (IDCustomer: number, work: (db: Db) => Promise<unknown>) => base.server.customer(IDCustomer).transaction().execute(work),
    ],
  ])('gives each customer its own rows however they take turns, %s', async (_, using) => {
    let built = 0;
    const read = statement((db: Db, slot: Slot<{ from: number }>) => {
      built += 1;
      return db
        .selectFrom('civilites')
        .leftJoin('civilites as same', (join) => join.onRef('same.IDCivilite', '=', 'civilites.IDCivilite'))
        .select(['civilites.Descr', 'same.Descr as same'])
        .where('civilites.IDCivilite', '>=', slot('from'))
        .orderBy('civilites.IDCivilite');
    });
    const turns = Array.from({ length: 24 }, (__, turn) => (turn % 3 === 0 ? 2 : 1));
    const answers = await Promise.all(
      turns.map((IDCustomer, turn) =>
        using(IDCustomer, async (db) => [await read(db, { from: 1 + (turn % 2) }), await read(db, { from: 2 })]),
      ),
    );
    const rows = (IDCustomer: number) => ['commune', IDCustomer === 1 ? 'a' : 'b'].map((Descr) => ({ Descr, same: Descr }));
    expect(answers).toEqual(turns.map((IDCustomer, turn) => [rows(IDCustomer).slice(turn % 2), rows(IDCustomer).slice(1)]));
    expect(built).toBe(1);
  });
});
