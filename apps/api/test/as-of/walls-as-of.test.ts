import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../src/db/tables.ts';
import { readAt } from '../../src/journal/past/past.store.ts';
import { seal } from '../../src/journal/seal.store.ts';
import { engines, testDatabase, type TestDatabase } from '../database.ts';
import { wallReads } from '../matrix/wall-reads.ts';
import { fillTwoCustomers, withoutRowSecurity } from '../matrix/walls.ts';

const author = { Auteur: 'x', Kind: 'operator', IDPeople: null, Appel: '', Action: '', Groupe: 'g' };
const tables = ['civilites', 'fonctions', 'societes', 'sites'] as const;

describe.each(engines())('the walls around a past state, %s', (engine) => {
  let base: TestDatabase;
  const instants = new Map<number, number>();
  const at = <T>(IDCustomer: number, work: (db: Db) => Promise<T>) => readAt(base.server, IDCustomer, instants.get(IDCustomer)!, work);

  beforeAll(async () => {
    base = await testDatabase(engine);
    await fillTwoCustomers(base.server);
    for (const IDCustomer of [1, 2]) {
      const change = (Descr: string) =>
        base.server.write({ IDCustomer }, author, async (db) => {
          await db.insertInto('civilites').values({ IDCivilite: 90, Descr }).execute();
          await db.deleteFrom('civilites').where('IDCivilite', '=', 90).execute();
        });
      await change('un');
      const db = base.server.customer(IDCustomer);
      await seal(db);
      const { IDInstant } = await db.selectFrom('instants').select('IDInstant').orderBy('IDInstant', 'desc').executeTakeFirstOrThrow();
      instants.set(IDCustomer, IDInstant);
      // Of every table something is another row by now, something gone, something new.
      await base.server.write({ IDCustomer }, author, async (trx) => {
        await trx.updateTable('civilites').set({ Descr: 'changée' }).execute();
        await trx.insertInto('civilites').values({ IDCivilite: 91, Descr: 'nouvelle' }).execute();
        await trx.deleteFrom('fonctions').execute();
        await trx.insertInto('fonctions').values({ IDFonction: 5, Descr: 'nouvelle' }).execute();
        await trx.updateTable('societes').set({ Libelle: 'changée' }).execute();
        await trx.updateTable('sites').set({ Descr: 'changé' }).execute();
      });
    }
  });
  afterAll(() => base.drop());

  /** What each kind of query reads, all in one state. */
  const everyRead = () =>
    at(1, async (db) => {
      const found: unknown[] = [];
      for (const [name, run] of wallReads) found.push([name, await run(db)]);
      return found;
    });
  const everyAnswer = wallReads.map(([name, , expected]) => [name, expected]);

  it('hold for queries of every shape', async () => {
    expect(await everyRead()).toEqual(everyAnswer);
  });

  it('hold for raw text that names a table as the handle does, which the wall of statements does not see', async () => {
    for (const table of tables) {
      const seen = (IDCustomer: number) =>
        at(
          IDCustomer,
          async (db) => (await sql<{ IDCustomer: number }>`select distinct "IDCustomer" from "comptoir".${sql.id(table)}`.execute(db)).rows,
        );
      expect(await seen(1)).toEqual([{ IDCustomer: 1 }]);
      expect(await seen(2)).toEqual([{ IDCustomer: 2 }]);
    }
  });

  it('know no instant of another customer', async () => {
    const newest = Math.max(...instants.values());
    await base.server.write({ IDCustomer: 2 }, author, (trx) => trx.updateTable('sites').set({ Descr: 'encore' }).execute());
    await seal(base.server.customer(2));
    const { IDInstant } = await base.server
      .customer(2)
      .selectFrom('instants')
      .select('IDInstant')
      .orderBy('IDInstant', 'desc')
      .executeTakeFirstOrThrow();
    expect(IDInstant).toBeGreaterThan(newest);
    await expect(readAt(base.server, 1, IDInstant, (db) => db.selectFrom('sites').selectAll().execute())).rejects.toThrow('n’existe pas');
  });

  it('keep nothing of what is written there', async () => {
    const before = await base.server.parc.selectFrom('civilites').selectAll().orderBy('IDCustomer').orderBy('IDCivilite').execute();
    await at(1, (db) => db.insertInto('fonctions').values({ IDFonction: 9, Descr: 'rien' }).execute());
    await at(1, (db) => db.deleteFrom('civilites').execute());
    expect(await base.server.parc.selectFrom('civilites').selectAll().orderBy('IDCustomer').orderBy('IDCivilite').execute()).toEqual(
      before,
    );
    const left = await sql`select from pg_class where relnamespace = pg_my_temp_schema()`.execute(base.server.customer(1));
    expect(left.rows).toEqual([]);
  });

  it('hold without row level security', async () => {
    await withoutRowSecurity(base.server);
    expect(await everyRead()).toEqual(everyAnswer);
  });
});
