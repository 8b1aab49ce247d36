import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../../test/database.ts';
import { wallReads } from '../../../test/matrix/wall-reads.ts';
import { wallWrites } from '../../../test/matrix/wall-writes.ts';
import { fillTwoCustomers, withoutRowSecurity } from '../../../test/matrix/walls.ts';
import { unmarked } from './customer-marker.ts';
import type { CustomerTables } from '../tables.ts';

type Db = Kysely<CustomerTables>;

const author = { Auteur: 'x', Kind: 'operator', IDPeople: null, Appel: '', Action: '', Groupe: 'g' };
class Undone extends Error {}

describe.each(engines())('the wall of statements alone, %s', (engine) => {
  let base: TestDatabase;
  const one = () => base.server.customer(1);
  /** What the other customer has, as nobody's handle sees it. */
  const others = async (client: { query: (text: string) => Promise<{ rows: unknown[] }> }) => {
    const tables = ['civilites', 'fonctions', 'societes', 'sites', 'wallyComptes', 'dpoContact'];
    const found = [];
    for (const table of tables) {
      found.push((await client.query(`select to_jsonb(t) as row from comptoir."${table}" t where "IDCustomer" <> 1 order by t`)).rows);
    }
    return found;
  };
  const raw = (db: Db) => ({ query: (text: string) => sql.raw(text).execute(db) });

  beforeAll(async () => {
    base = await testDatabase(engine);
    await fillTwoCustomers(base.server);
    const { server } = base;
    await server.load(2, author, async (trx) => {
      await trx.insertInto('dpoContact').defaultValues().execute();
      await trx.insertInto('wallyComptes').values({ crm_name: 'hway', Identifiant: 'armor', Flag: null }).execute();
    });
    await withoutRowSecurity(server);
  });
  afterAll(() => base.drop());

  it('stands alone here: text that names a table shows every customer', async () => {
    const { rows } = await sql`select distinct "IDCustomer" from comptoir.civilites order by 1`.execute(one());
    expect(rows).toEqual([{ IDCustomer: 1 }, { IDCustomer: 2 }]);
  });

  it.each(wallReads)('reads the rows of its customer alone: %s', async (_, run, expected) => {
    expect(await run(one())).toEqual(expected);
    expect(await one().transaction().execute(run)).toEqual(expected);
  });

  it.each(wallWrites)('writes the rows of its customer alone: %s', async (_, run, expected) => {
    let found: unknown;
    const before = await others(raw(one()));
    let after: unknown;
    const work = base.server.write({ IDCustomer: 1 }, author, async (trx) => {
      found = await run(trx);
      after = await others(raw(trx));
      throw new Undone();
    });
    await expect(work).rejects.toThrow(Undone);
    expect(found).toEqual(expected);
    expect(after).toEqual(before);
  });

  it('lets another customer have the same ids and names', async () => {
    const two = await base.server.customer(2).selectFrom('civilites').select('Descr').orderBy('IDCivilite').execute();
    expect(two).toEqual([{ Descr: 'Dame' }, { Descr: 'Sieur' }, { Descr: 'Maître' }]);
    const nobody = await base.server.customer(3).selectFrom('civilites').selectAll().execute();
    expect(nobody).toEqual([]);
  });

  it('has one text for all customers, with one parameter for the number', () => {
    const compiled = [1, 2].map((IDCustomer) => {
      const db = base.server.customer(IDCustomer);
      return db
        .selectFrom('societes')
        .leftJoin('sites', 'sites.IDPlaque', 'societes.IDPlaque')
        .selectAll('societes')
        .where('sites.Descr', '=', 'x')
        .where('societes.IDPlaque', 'in', db.selectFrom('sites').select('IDPlaque'))
        .compile();
    });
    expect(compiled[0]!.sql).toBe(compiled[1]!.sql);
    expect(compiled.map(({ parameters }) => parameters.length)).toEqual([2, 2]);
    expect(compiled.map(({ parameters }) => new Set(unmarked(parameters)))).toEqual([new Set([1, 'x']), new Set([2, 'x'])]);
  });

  it('writes * as the columns that a row has of its own', () => {
    const { sql: text } = one().selectFrom('utilisateurs').selectAll().compile();
    expect(text).toMatch(/^select "comptoir"\."utilisateurs"\."IDPeople", /);
    expect(text.split(' from ')[0]).not.toMatch(/IDCustomer|cleLoginWEB|\*/);
  });

  it.each<[string, (db: Db) => { compile: () => unknown }]>([
    ['a right join', (db) => db.selectFrom('societes').rightJoin('sites', 'sites.IDPlaque', 'societes.IDPlaque').select('Libelle')],
    ['a full join', (db) => db.selectFrom('societes').fullJoin('sites', 'sites.IDPlaque', 'societes.IDPlaque').select('Libelle')],
    ['merge', (db) => db.mergeInto('civilites').using('fonctions', 'IDFonction', 'IDCivilite').whenMatched().thenDelete()],
    [
      'an insert that does not say its columns',
      (db) => db.insertInto('civilites').expression((eb) => eb.selectFrom('civilites').selectAll()),
    ],
  ])('refuses what it does not understand: %s', (_, query) => {
    expect(() => query(one()).compile()).toThrow('does not pass the wall');
  });

  it('knows no other table', () => {
    expect(() =>
      one()
        .selectFrom('servers' as 'civilites')
        .selectAll()
        .compile(),
    ).toThrow('* of servers does not pass the wall between customers');
  });
});
