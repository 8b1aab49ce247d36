import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../../test/database.ts';
import { fillTwoCustomers } from '../../../test/matrix/walls.ts';
import { customerMigrations } from '../migrations/all.ts';
import { roles } from '../names.ts';

const author = { Auteur: 'x', Kind: 'operator', IDPeople: null, Appel: '', Action: '', Groupe: 'g' };
const rls = /violates row-level security policy/;
const denied = /permission denied|must be (?:owner|superuser)|must have admin option/;

/** Everything here is raw text on a handle of customer 1: the wall of statements does not see it. */
describe.each(engines())('the wall inside the database alone, %s', (engine) => {
  let base: TestDatabase;
  beforeAll(async () => {
    base = await testDatabase(engine);
    await fillTwoCustomers(base.server);
  });
  afterAll(() => base.drop());

  const asOne = async (text: string) => (await sql.raw<Record<string, unknown>>(text).execute(base.server.customer(1))).rows;
  /** As the login itself, in a transaction that ends with nothing written. */
  const inside = (opening: string, ...texts: string[]) =>
    base.server.admin(async (client) => {
      await client.query(`begin; ${opening}`);
      const answers = [];
      for (const text of texts) answers.push((await client.query<Record<string, unknown>>(text)).rows);
      await client.query('rollback');
      return answers;
    });
  const everything = () => base.server.parc.selectFrom('civilites').selectAll().orderBy('IDCustomer').orderBy('IDCivilite').execute();

  it('shows no row of another customer, whatever is asked', async () => {
    expect(await asOne('select distinct "IDCustomer" from comptoir.civilites')).toEqual([{ IDCustomer: 1 }]);
    expect(await asOne('select * from comptoir.civilites where "IDCustomer" = 2 or true')).toHaveLength(2);
    expect(await asOne('select a."IDCustomer" from comptoir.societes a right join comptoir.sites b on true')).toEqual([
      { IDCustomer: 1 },
      { IDCustomer: 1 },
    ]);
    expect(await asOne('with all_of_them as (table comptoir.sites) select count(*) as n from all_of_them')).toEqual([{ n: 1 }]);
  });

  it('changes and removes no row of another customer', async () => {
    const before = (await everything()).filter(({ IDCustomer }) => IDCustomer !== 1);
    await inside(
      `set local role ${roles.app}; set local comptoir.customer = '1'`,
      `update comptoir.civilites set "Descr" = 'x'`,
      'select from comptoir.civilites for update',
      'delete from comptoir.civilites',
    );
    await asOne(`update comptoir.civilites set "Descr" = 'changée' where "IDCustomer" = 2 or "IDCivilite" = 1`);
    const after = await everything();
    expect(after.filter(({ IDCustomer }) => IDCustomer !== 1)).toEqual(before);
    expect(after.filter(({ IDCustomer }) => IDCustomer === 1)).toMatchObject([{ Descr: 'changée' }, { Descr: 'Monsieur' }]);
    await fillTwoCustomers(base.server);
  });

  it.each([
    `insert into comptoir.civilites ("IDCustomer", "Descr") values (2, 'x')`,
    `insert into comptoir.civilites ("IDCustomer", "IDCivilite", "Descr") values (1, 99, 'x'), (3, 99, 'x')`,
    `insert into comptoir.civilites ("IDCustomer", "IDCivilite", "Descr") values (2, 1, 'x') on conflict ("IDCustomer", "IDCivilite") do update set "Descr" = 'x'`,
    'update comptoir.civilites set "IDCustomer" = 2, "IDCivilite" = 99 where "IDCivilite" = 1',
  ])('takes no row in another customer’s name: %s', async (text) => {
    await expect(asOne(text)).rejects.toThrow(rls);
  });

  it('lets no row refer to another customer’s', async () => {
    await sql`insert into comptoir.societes ("IDCustomer", "IDPlaque", "Libelle") values (2, 77, 'de l’autre')`.execute(
      base.server.customer(2),
    );
    await expect(asOne(`insert into comptoir.sites ("IDCustomer", "IDSite", "IDPlaque", "Descr") values (1, 9, 77, 'x')`)).rejects.toThrow(
      /foreign key/,
    );
    await expect(asOne('update comptoir.sites set "IDPlaque" = 77')).rejects.toThrow(/foreign key/);
    await fillTwoCustomers(base.server);
  });

  it.each([
    ['never set', ''],
    ['reset', `set comptoir.customer = '1'; reset comptoir.customer`],
    ['set to nothing', `set comptoir.customer = ''`],
  ])('shows and takes nothing while nobody is named: the setting was %s', async (_, setting) => {
    for (const role of [roles.app, roles.loader, roles.owner]) {
      const opening = `${setting}; set local role ${role}`;
      expect(await inside(opening, 'select from comptoir.civilites', 'table comptoir.journal')).toEqual([[], []]);
      // Even a write that finds no row is counted, for a customer that nobody has named.
      for (const text of [
        `insert into comptoir.civilites ("IDCustomer", "Descr") values (1, 'x')`,
        `update comptoir.civilites set "Descr" = 'x'`,
        'delete from comptoir.civilites',
      ]) {
        await expect(inside(opening, text)).rejects.toThrow(rls);
      }
    }
  });

  it('takes no text for a customer', async () => {
    await expect(inside(`set local role ${roles.app}; set local comptoir.customer = 'tous'`, 'table comptoir.civilites')).rejects.toThrow(
      /invalid input syntax for type integer/,
    );
  });

  it.each([
    ...['journal', 'logSuppression', 'revisions', 'instants', 'scellements', 'contenus', 'secretsAnterieurs', 'journal_default'].flatMap(
      (table) => [
        `insert into comptoir."${table}" ("IDCustomer") values (1)`,
        `update comptoir."${table}" set "IDCustomer" = 1`,
        `delete from comptoir."${table}"`,
        `truncate comptoir."${table}"`,
        `alter table comptoir."${table}" disable trigger all`,
      ],
    ),
    `insert into comptoir.migrations ("name") values ('x')`,
    'truncate comptoir.civilites',
    'alter table comptoir.civilites disable trigger all',
    'alter table comptoir.civilites disable trigger journal',
    'drop trigger journal on comptoir.civilites',
    'alter table comptoir.civilites no force row level security',
    'alter table comptoir.civilites disable row level security',
    'create policy mine on comptoir.civilites using (true)',
    'drop policy customer on comptoir.civilites',
    'set session_replication_role = replica',
    'create or replace function comptoir.customer() returns integer language sql as $$ select 2 $$',
    'drop function comptoir.customer()',
    'drop table comptoir.journal_default',
    'alter table comptoir.journal detach partition comptoir.journal_default',
    'create or replace function comptoir.seal() returns integer language sql as $$ select 0 $$',
    'table comptoir.journal_default',
    'table comptoir."secretsAnterieurs"',
    'alter function comptoir.write_journal() security invoker',
    `create or replace function comptoir.write_journal() returns trigger language plpgsql as $$ begin return null; end $$`,
    'create function comptoir.mine() returns integer language sql as $$ select 1 $$',
    'create table comptoir.mine ()',
    'create table public.mine ()',
    'create table tools.mine ()',
    'create view comptoir.mine as select 1',
    'create schema mine',
    'create role mine',
    'drop schema comptoir cascade',
    'drop table comptoir.civilites',
    'alter role current_user superuser',
    `grant ${roles.owner} to ${roles.app}`,
    'select rolpassword from pg_authid',
    `select setval('comptoir."civilites_IDCivilite_seq"', 1)`,
    `select pg_read_file('/etc/passwd')`,
    `copy (select 1) to program 'true'`,
    'select * from registry.operators',
  ])('refuses raw SQL of requests: %s', async (text) => {
    await expect(asOne(text)).rejects.toThrow(denied);
  });

  it('keeps the registry and the customers apart', async () => {
    await expect(base.server.registry.withSchema('comptoir').selectFrom('migrations').selectAll().execute()).rejects.toThrow(denied);
    await expect(base.server.customer(1).withSchema('registry').selectFrom('journal').select('Auteur').execute()).rejects.toThrow(denied);
    const forced = base.server.write({ IDCustomer: 1 }, author, (trx) => trx.withSchema('registry').deleteFrom('journal').execute());
    await expect(forced).rejects.toThrow(denied);
    const seen = await asOne('select distinct table_schema from information_schema.tables');
    expect(seen.map((row) => row['table_schema'])).not.toContain('registry');
  });

  it('has no schema that PUBLIC may enter beside the tools, and none where it may create', async () => {
    const { rows } = await base.server.admin((client) =>
      client.query(`select nspname from pg_namespace n, aclexplode(nspacl) a
        where a.grantee = 0 and nspname !~ '^(pg_|information_schema)' and (nspname not in ('tools', 'public') or a.privilege_type = 'CREATE')`),
    );
    expect(rows).toEqual([]);
  });

  describe('who reads across customers', () => {
    it('sees the rows of all, each with its number', async () => {
      expect((await everything()).map(({ IDCustomer, Descr }) => `${IDCustomer} ${Descr}`)).toEqual([
        '1 Madame',
        '1 Monsieur',
        '2 Dame',
        '2 Sieur',
        '2 Maître',
      ]);
    });

    const secrets = customerMigrations.flatMap(({ tables }) =>
      Object.entries(tables).flatMap(([table, { secrets: own = [] }]) => own.map((column) => `"${column}" from comptoir."${table}"`)),
    );
    it.each(secrets)('sees no secret: %s', async (secret) => {
      await expect(sql.raw(`select ${secret}`).execute(base.server.parc)).rejects.toThrow(denied);
    });

    it('sees no row as a whole of a table with a secret', async () => {
      await expect(base.server.parc.selectFrom('utilisateurs').selectAll().execute()).rejects.toThrow(denied);
      await expect(sql`select to_jsonb(u) from comptoir.utilisateurs u`.execute(base.server.parc)).rejects.toThrow(denied);
    });

    it.each([
      `insert into comptoir.civilites ("IDCustomer", "Descr") values (1, 'x')`,
      `update comptoir.civilites set "Descr" = 'x'`,
      'delete from comptoir.civilites',
      'truncate comptoir.civilites',
      'select from comptoir.civilites for update',
      'select from registry.customers',
      `select nextval('comptoir."civilites_IDCivilite_seq"')`,
      'create table comptoir.mine ()',
    ])('writes nothing: %s', async (text) => {
      await expect(sql.raw(text).execute(base.server.parc)).rejects.toThrow(denied);
    });
  });

  describe('who moves rows as they are', () => {
    const loading = (text: string) => base.server.loader({ IDCustomer: 1 }, (client) => client.query(text));

    it('touches the rows of the customer it is for', async () => {
      await expect(loading(`insert into comptoir.civilites ("IDCustomer", "Descr") values (2, 'x')`)).rejects.toThrow(rls);
      await expect(
        loading(`insert into comptoir.journal ("IDCustomer", "Groupe", "Auteur", "Kind", "Appel", "Action", "NomTable", "IDLigne", "Operation")
        values (2, 'g', 'a', 'k', '', '', 't', '1', 'I')`),
      ).rejects.toThrow(rls);
      const { rowCount } = await loading('begin; delete from comptoir.sites').then(() => loading('select from comptoir.sites'));
      expect(rowCount).toBe(1);
      expect((await loading(`update comptoir.civilites set "Descr" = "Descr" || '' returning 1`)).rowCount).toBe(2);
    });

    it.each([
      'truncate comptoir.civilites',
      'alter table comptoir.civilites disable trigger all',
      'set session_replication_role = replica',
      'create table comptoir.mine ()',
      'delete from comptoir.migrations',
      `insert into registry.operators ("login") values ('x')`,
      'delete from registry.customers',
    ])('cannot: %s', async (text) => {
      await expect(loading(text)).rejects.toThrow(denied);
    });

    it('touches nobody’s rows while it works on the registry', async () => {
      const [seen] = await base.server.loader('registry', async (client) => [
        (await client.query('select from comptoir.civilites')).rowCount,
      ]);
      expect(seen).toBe(0);
    });
  });

  /** The wall stops a query that names the wrong rows; it cannot stop SQL that gives the role up, so no route may write SQL. */
  it('ends with the role, and stands again for the next one', async () => {
    await asOne('select 1');
    await base.server.write({ IDCustomer: 1 }, author, async (trx) => {
      await sql`reset role`.execute(trx);
      const { rows } = await sql<{ same: boolean }>`select current_user = session_user as same`.execute(trx);
      expect(rows).toEqual([{ same: true }]);
    });
    for (let again = 0; again < 12; again += 1) {
      const { rows } = await sql`select distinct "IDCustomer", current_user as role from comptoir.civilites`.execute(
        base.server.customer(1),
      );
      expect(rows).toEqual([{ IDCustomer: 1, role: roles.app }]);
    }
  });
});
