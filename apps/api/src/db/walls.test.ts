import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../test/database.ts';
import { createCustomer } from './migrate.ts';

describe.each(engines())('the wall inside the database, %s', (engine) => {
  let base: TestDatabase;
  beforeAll(async () => {
    base = await testDatabase(engine);
    await createCustomer(base.server, 'c_a');
    await createCustomer(base.server, 'c_b');
    await base.server.customer('c_b').insertInto('civilites').values({ Descr: 'secret de B' }).execute();
  });
  afterAll(() => base.drop());

  it('lets a customer read and write its own', async () => {
    const a = base.server.customer('c_a');
    await a.insertInto('civilites').values({ Descr: 'Madame' }).execute();
    expect(await a.selectFrom('civilites').select('Descr').execute()).toEqual([{ Descr: 'Madame' }]);
  });

  it.each(['c_b', 'registry'])('refuses a handle of A that is forced to name %s', async (schema) => {
    const forced = base.server.customer('c_a').withSchema(schema);
    await expect(forced.selectFrom('migrations').selectAll().execute()).rejects.toThrow(/permission denied for schema/);
    await expect(forced.insertInto('civilites').values({ Descr: 'x' }).execute()).rejects.toThrow(/permission denied for schema/);
  });

  it.each([
    'select * from c_b.utilisateurs',
    'select * from registry.operators',
    'select rolpassword from pg_authid',
    'create schema mine',
    'create table tools.mine ()',
    'create table public.mine ()',
    'drop schema c_b cascade',
    'alter table c_b.civilites disable trigger all',
    'create role mine',
    `select pg_read_file('/etc/passwd')`,
    `copy (select 1) to program 'true'`,
  ])('refuses raw SQL of A: %s', async (text) => {
    await expect(sql.raw(text).execute(base.server.customer('c_a'))).rejects.toThrow(/permission denied|must be (?:owner|superuser)/);
  });

  it('refuses a customer to the registry and inside a write', async () => {
    await expect(base.server.registry.withSchema('c_b').selectFrom('migrations').selectAll().execute()).rejects.toThrow(
      /permission denied/,
    );
    const author = { Auteur: 'x', Kind: 'operator', IDPeople: null, Appel: '', Action: '', Groupe: 'g' };
    const forced = base.server.write({ schema: 'c_a' }, author, (trx) => trx.withSchema('c_b').deleteFrom('civilites').execute());
    await expect(forced).rejects.toThrow(/permission denied/);
    expect(await base.server.customer('c_b').selectFrom('civilites').select('Descr').execute()).toHaveLength(1);
  });

  it('sees nothing of others in the views of the catalogue', async () => {
    const { rows } = await sql<{ table_schema: string }>`select distinct table_schema from information_schema.tables`.execute(
      base.server.customer('c_a'),
    );
    const ours = rows.map((row) => row.table_schema).filter((name) => name.startsWith('c_') || name === 'registry');
    expect(ours).toEqual(['c_a']);
  });

  it('has no schema that PUBLIC may enter beside the tools, and none where it may create', async () => {
    const { rows } = await base.server.admin((client) =>
      client.query(`select nspname from pg_namespace n, aclexplode(nspacl) a
        where a.grantee = 0 and nspname !~ '^(pg_|information_schema)' and (nspname not in ('tools', 'public') or a.privilege_type = 'CREATE')`),
    );
    expect(rows).toEqual([]);
  });

  it.each(['c_a; drop schema c_b', 'pg_catalog', 'public', 'C_A', 'c_', '"c_a"'])('takes no %s for a schema', (name) => {
    expect(() => base.server.customer(name)).toThrow(/not a schema name/);
  });

  /** The wall stops a query that names the wrong schema; it cannot stop SQL that gives the role up, so no route may write SQL. */
  it('ends with the role: reset role gives the login back until the transaction ends', async () => {
    const author = { Auteur: 'x', Kind: 'operator', IDPeople: null, Appel: '', Action: '', Groupe: 'g' };
    await base.server.write({ schema: 'c_a' }, author, async (trx) => {
      await sql`reset role`.execute(trx);
      const { rows } = await sql<{ same: boolean }>`select current_user = session_user as same`.execute(trx);
      expect(rows).toEqual([{ same: true }]);
    });
    await expect(base.server.customer('c_a').withSchema('c_b').selectFrom('civilites').selectAll().execute()).rejects.toThrow(
      /permission denied/,
    );
  });
});
