import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../test/database.ts';
import { jsonRow, jsonRows } from './json/json-text.ts';
import { roles } from './names.ts';
import type { DatabaseServer } from './open.ts';
import type { Db } from './tables.ts';

const author = { Auteur: "d'Artagnan", Kind: 'operator', IDPeople: 12, Appel: 'POST /x', Action: 'Essayer', Groupe: 'g-1' };
type Handle = Parameters<ReturnType<typeof sql>['execute']>[0];
/** The role of a handle's connection, and whose rows it may see. */
const standing = async (db: Handle) => {
  const { rows } = await sql<{ role: string; customer: string }>`
    select current_user as role, current_setting('comptoir.customer', true) as customer`.execute(db);
  return rows[0];
};
const app = (IDCustomer: number) => ({ role: roles.app, customer: String(IDCustomer) });

describe.each(engines())('the database server, %s', (engine) => {
  let base: TestDatabase;
  let server: DatabaseServer;
  beforeAll(async () => {
    base = await testDatabase(engine);
    server = base.server;
  });
  beforeEach(async () => {
    await server.customer(1).deleteFrom('civilites').execute();
  });
  afterAll(() => base.drop());

  it('takes the role and the customer of each handle, whatever the connection did before', async () => {
    const loading = () => server.load(2, author, (trx) => standing(trx));
    const seen = [];
    for (const db of [server.customer(1), server.customer(2), server.registry, server.parc, server.customer(1)])
      seen.push(await standing(db));
    seen.push(await loading(), await standing(server.customer(1)));
    const nobody = { role: roles.registry, customer: '' };
    expect(seen).toEqual([
      app(1),
      app(2),
      nobody,
      { role: roles.parc, customer: '' },
      app(1),
      { role: roles.loader, customer: '2' },
      app(1),
    ]);
  });

  it('keeps the right role and customer under load, with failures between', async () => {
    const tries = Array.from({ length: 120 }, async (_, i) => {
      const IDCustomer = 1 + (i % 3);
      const db = server.customer(IDCustomer);
      if (i % 5 === 0) await sql`select 1 / 0`.execute(db).catch(() => {});
      if (i % 7 === 0) await server.write({ IDCustomer }, author, () => Promise.reject(new Error('no'))).catch(() => {});
      if (i % 11 === 0) await db.transaction().execute(async (trx) => void (await sql`set local role none`.execute(trx)));
      if (i % 13 === 0) await server.load(IDCustomer + 1, author, (trx) => sql`select 1`.execute(trx));
      if (i % 17 === 0) await server.loader({ IDCustomer: IDCustomer + 1 }, (client) => client.query('begin'));
      expect(await standing(db)).toEqual(app(IDCustomer));
      expect(await server.write({ IDCustomer }, author, (trx) => standing(trx))).toEqual(app(IDCustomer));
    });
    await Promise.all(tries);
  });

  it('leaves nothing of what admin set on its connection', async () => {
    const before = await server.admin(
      async (client) => (await client.query<{ role: string }>('select current_user as role')).rows[0]?.role,
    );
    expect(before).toBe(server.facts.login);
    await server.admin(async (client) => {
      await client.query(
        `set role ${roles.owner}; set comptoir.customer = '2'; set search_path = comptoir; begin; create temporary table left_over ()`,
      );
    });
    expect(await standing(server.customer(1))).toEqual(app(1));
    const { rows } = await sql<{
      path: string;
      temp: string | null;
    }>`select current_setting('search_path') as path, to_regclass('left_over')::text as temp`.execute(server.customer(1));
    expect(rows[0]?.path).not.toContain('comptoir');
    expect(rows[0]?.temp).toBeNull();
  });

  it('throws a connection away that is given back inside a transaction', async () => {
    await sql`begin`.execute(server.customer(1));
    await server.customer(1).insertInto('civilites').values({ Descr: 'x' }).execute();
    const { rows } = await sql<{ n: number }>`select count(*) as n from comptoir.civilites`.execute(server.customer(1));
    expect(rows).toEqual([{ n: 1 }]);
    expect(await standing(server.registry)).toEqual({ role: roles.registry, customer: '' });
  });

  it('leaves nothing of a write that fails', async () => {
    const failing = server.write({ IDCustomer: 1 }, author, async (trx) => {
      await trx.insertInto('civilites').values({ Descr: 'perdue' }).execute();
      throw new Error('after the insert');
    });
    await expect(failing).rejects.toThrow('after the insert');
    expect(await server.customer(1).selectFrom('civilites').selectAll().execute()).toEqual([]);
  });

  it('does not take a write for done whose work went on after a failed statement', async () => {
    const careless = server.write({ IDCustomer: 1 }, author, async (trx) => {
      await trx.insertInto('civilites').values({ Descr: 'perdue' }).execute();
      await sql`select 1 / 0`.execute(trx).catch(() => {});
      return 'done';
    });
    await expect(careless).rejects.toThrow('nothing was written');
    expect(await server.customer(1).selectFrom('civilites').selectAll().execute()).toEqual([]);
  });

  it('answers the result of a write and shows it to the next read', async () => {
    const made = await server.write({ IDCustomer: 1 }, author, (trx) =>
      trx.insertInto('civilites').values({ Descr: "L'Île" }).returning('IDCivilite').executeTakeFirstOrThrow(),
    );
    expect(typeof made.IDCivilite).toBe('number');
    const query = server.customer(1).selectFrom('civilites').select(['IDCivilite', 'Descr']);
    expect((await jsonRows(server.customer(1), query)).json.toString()).toBe(`[{"IDCivilite":${made.IDCivilite},"Descr":"L'Île"}]`);
    expect((await jsonRow(server.customer(1), query))?.json).toBe(`{"IDCivilite":${made.IDCivilite},"Descr":"L'Île"}`);
  });

  it('gives an empty array and null where there are no rows, and keeps the order', async () => {
    const db = server.customer(1);
    const query = db.selectFrom('civilites').select('Descr').orderBy('Descr', 'desc');
    expect((await jsonRows(db, query)).json.toString()).toBe('[]');
    expect(await jsonRow(db, query)).toBeNull();
    await db
      .insertInto('civilites')
      .values(['a', 'c', 'b'].map((Descr) => ({ Descr })))
      .execute();
    expect((await jsonRows(db, query)).json.toString()).toBe('[{"Descr":"c"}, \n {"Descr":"b"}, \n {"Descr":"a"}]');
  });

  it('repeats a write that a deadlock broke, and gives up after three', async () => {
    let runs = 0;
    const deadlock = () => sql`do $$ begin raise exception 'x' using errcode = '40P01'; end $$`;
    const result = await server.write({ IDCustomer: 1 }, author, async (trx) => {
      runs += 1;
      await trx.insertInto('civilites').values({ Descr: 'une fois' }).execute();
      if (runs < 3) await deadlock().execute(trx);
      return runs;
    });
    expect(result).toBe(3);
    expect(await server.customer(1).selectFrom('civilites').selectAll().execute()).toHaveLength(1);
    await expect(server.write({ IDCustomer: 1 }, author, (trx) => deadlock().execute(trx))).rejects.toMatchObject({ code: '40P01' });
  });

  /** What `slower` gives, which looks before `write` is committed, and writes on what it saw. */
  const overtaken = async <T>(write: (trx: Db) => Promise<unknown>, slower: (trx: Db, hasLooked: () => void) => Promise<T>) => {
    let hasLooked = () => {};
    const looked = new Promise<void>((resolve) => (hasLooked = resolve));
    const { end } = await server.write({ IDCustomer: 1 }, author, async (trx) => {
      await write(trx);
      const begun = server.write({ IDCustomer: 1 }, author, (other) => slower(other, hasLooked));
      // The embedded engine has one session: there the slower one begins when this has ended.
      if (engine === 'postgres') await looked;
      return { end: begun };
    });
    return end;
  };

  it('repeats a write whose key was free when it looked', async () => {
    const row = { IDCivilite: 77, Descr: 'Maître' };
    const add = (trx: Db) => trx.insertInto('civilites').values(row).execute();
    const wasThere = await overtaken(add, async (trx, hasLooked) => {
      const there = await trx.selectFrom('civilites').selectAll().where('IDCivilite', '=', row.IDCivilite).executeTakeFirst();
      hasLooked();
      if (!there) await add(trx);
      return there !== undefined;
    });
    expect(wasThere).toBe(true);
  });

  it('repeats a write whose link stood when it looked', async () => {
    const { IDCategorieProduction } = await server.write({ IDCustomer: 1 }, author, (trx) =>
      trx.insertInto('categoriesProduction').values({ Libelle: 'Blé' }).returning('IDCategorieProduction').executeTakeFirstOrThrow(),
    );
    const remove = (trx: Db) => trx.deleteFrom('categoriesProduction').where('IDCategorieProduction', '=', IDCategorieProduction).execute();
    const wasThere = await overtaken(remove, async (trx, hasLooked) => {
      const categories = trx.selectFrom('categoriesProduction').selectAll();
      const there = await categories.where('IDCategorieProduction', '=', IDCategorieProduction).executeTakeFirst();
      hasLooked();
      if (there) await trx.insertInto('sousCategoriesProduction').values({ IDCategorieProduction, Libelle: 'Dur' }).execute();
      return there !== undefined;
    });
    expect(wasThere).toBe(false);
  });

  it('gives numbers for int8, ISO text for dates, and refuses what a number cannot hold', async () => {
    const { rows } =
      await sql`select 9007199254740991::int8 as n, date '2026-02-03' as d, timestamptz '2026-02-03 04:05:06.7+02' as z, timestamp '2026-02-03 04:05' as t`.execute(
        server.registry,
      );
    expect(rows[0]).toEqual({ n: 9007199254740991, d: '2026-02-03', z: '2026-02-03T02:05:06.7+00:00', t: '2026-02-03T04:05:00' });
    const asJson = await jsonRow(
      server.registry,
      server.registry.selectNoFrom(sql<string>`timestamptz '2026-02-03 04:05:06.7+02'`.as('z')),
    );
    expect(asJson?.json).toBe('{"z":"2026-02-03T02:05:06.7+00:00"}');
    await expect(sql`select 9007199254740992::int8 as n`.execute(server.registry)).rejects.toThrow(RangeError);
  });

  it('sorts as French does and takes accents off', async () => {
    const db = server.customer(1);
    await db
      .insertInto('civilites')
      .values(['zèbre', 'Élan', 'eau', 'éléphant'].map((Descr) => ({ Descr })))
      .execute();
    const rows = await db
      .selectFrom('civilites')
      .select(['Descr', sql<string>`lower(tools.unaccent("Descr"))`.as('plain')])
      .orderBy(sql`"Descr" collate tools.fr`)
      .execute();
    expect(rows.map(({ Descr }) => Descr)).toEqual(['eau', 'Élan', 'éléphant', 'zèbre']);
    expect(rows[1]?.plain).toBe('elan');
  });

  it('turns waiting for a connection that never comes into an error', async () => {
    const own = await testDatabase(engine, { waitMillis: 1_000 });
    const inside = own.server
      .customer(1)
      .transaction()
      .execute(async (trx) => {
        await sql`select 1`.execute(trx);
        const others = Array.from({ length: engine === 'pglite' ? 1 : 6 }, () =>
          sql`select pg_sleep(${engine === 'pglite' ? 0 : 5})`.execute(own.server.customer(2)),
        );
        await Promise.all(others);
      });
    await expect(inside).rejects.toThrow(/occupée/);
    await own.drop();
  });
});
