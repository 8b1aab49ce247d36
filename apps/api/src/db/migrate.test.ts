import { readdirSync, readFileSync } from 'node:fs';
import { parametres } from '@comptoir/contract/parametres/all';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../test/database.ts';
import { journalTables } from '../journal/journal.sql.ts';
import { SchemaTooNew, createCustomer, migrateSchema, schemaVersion } from './migrate.ts';
import { customerMigrations, newestOf, registryMigrations } from './migrations/all.ts';
import { openDatabase } from './open.ts';

/** The columns that come from the spec of the group's parameters. */
const parametreColumns = Object.entries(parametres).map(([code, { kind }]) => `${code} ${kind === 'whole' ? 'null ' : 'not null default'}`);

/** Logs of exchanges and states of clocks, which are records themselves. */
const unjournalled = {
  registry: ['loginThrottle', 'santeTours'],
  customer: ['echanges', 'planetvo2Logs', 'nissanLeadSiebelOut', 'hondaKPILogs', 'santeEtats', 'santeVerifications', 'wallyIntegrations'],
};

const step = (name: string, text: string) => ({ name, sql: text, tables: {} });

describe.each(engines())('migrations, %s', (engine) => {
  let base: TestDatabase;
  beforeAll(async () => {
    base = await testDatabase(engine);
  });
  afterAll(() => base.drop());

  it('creates a customer, and nothing the second time', async () => {
    expect(await schemaVersion(base.server, 'c_new')).toBeNull();
    expect(await createCustomer(base.server, 'c_new')).toMatchObject({ created: true });
    expect(await schemaVersion(base.server, 'c_new')).toBe(newestOf(customerMigrations));
    expect(await createCustomer(base.server, 'c_new')).toEqual({ created: false, applied: [] });
  });

  it('creates one customer once when several ask together, in several processes too', async () => {
    const other = engine === 'postgres' ? await openDatabase(base.source) : base.server;
    const results = await Promise.all([base.server, other, base.server, other].map((server) => createCustomer(server, 'c_race')));
    expect(results.filter(({ created }) => created)).toHaveLength(1);
    if (other !== base.server) await other.close();
  });

  it('applies what is missing, in order, with the schema as its only place', async () => {
    const first = { name: '0001', sql: 'create table t (id bigint primary key, x text)', tables: { t: { key: 'id', secrets: ['x'] } } };
    const second = step('0002', `insert into t values (1, 'a'); alter table t add column y integer not null default 7`);
    await migrateSchema(base.server, 'c_steps', [first]);
    expect(await migrateSchema(base.server, 'c_steps', [first, second])).toEqual({ created: false, applied: ['0002'] });
    const { rows } = await sql`select * from c_steps.t`.execute(base.server.customer('c_steps'));
    expect(rows).toEqual([{ id: 1, x: 'a', y: 7 }]);
    await expect(migrateSchema(base.server, 'c_steps', [first])).rejects.toThrow(SchemaTooNew);
  });

  it('leaves nothing of a step that fails, nor of a first filling that fails', async () => {
    const bad = step('0001', 'create table t (); select 1 / 0');
    await expect(migrateSchema(base.server, 'c_bad', [bad])).rejects.toThrow('division by zero');
    expect(await schemaVersion(base.server, 'c_bad')).toBeNull();
    const fill = createCustomer(base.server, 'c_bad', async (db) => {
      await db.insertInto('civilites').values({ Descr: 'x' }).execute();
      throw new Error('no rows today');
    });
    await expect(fill).rejects.toThrow('no rows today');
    expect(await schemaVersion(base.server, 'c_bad')).toBeNull();
    const filled = await createCustomer(base.server, 'c_bad', async (db) => {
      await db.insertInto('civilites').values({ Descr: 'x' }).execute();
    });
    expect(filled.created).toBe(true);
    expect(await base.server.customer('c_bad').selectFrom('civilites').select('Descr').execute()).toEqual([{ Descr: 'x' }]);
  });

  it.each(['c_new', 'registry'])('journals every table of %s, by its whole key', async (schema) => {
    const { rows } = await base.server.admin((client) =>
      client.query<{ table: string; triggers: string[]; key: string; journalled: string }>(
        `select c.relname as table, array(select tgname::text from pg_trigger t where t.tgrelid = c.oid and not tgisinternal order by 1) as triggers,
           array_to_string(array(select attname from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey) order by array_position(i.indkey, a.attnum)), ',') as key,
           (select split_part(encode(t.tgargs, 'escape'), '\\000', 1) from pg_trigger t where t.tgrelid = c.oid and tgname = 'journal') as journalled
         from pg_class c left join pg_index i on i.indrelid = c.oid and i.indisprimary
         where relnamespace = $1::regnamespace and relkind in ('r', 'p')`,
        [schema],
      ),
    );
    const exempt = new Set<string>([...journalTables, ...unjournalled[schema === 'registry' ? 'registry' : 'customer']]);
    const others = rows.filter(({ table }) => !exempt.has(table));
    expect(others.length).toBeGreaterThan(4);
    for (const row of others)
      expect(row).toEqual({ table: row.table, triggers: ['journal', 'revision'], key: row.journalled, journalled: row.journalled });
  });

  it('describes the columns as they are', async () => {
    const folder = new URL('./tables/', import.meta.url);
    const text = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
    const written = [...text.join('\n').matchAll(/interface (\w+)Table (extends ParametreColumns )?\{\n([^}]*)\}/g)].map(
      ([, table, inherits, body]) => {
        const columns = [...body!.matchAll(/^ {2}(\w+): (.*);$/gm)].map(
          ([, name, type]) => `${name} ${type!.includes('| null') ? 'null' : 'not null'} ${type!.startsWith('Generated') ? 'default' : ''}`,
        );
        return [table!.toLowerCase(), [...columns, ...(inherits ? parametreColumns : [])].toSorted()] as const;
      },
    );
    const { rows } = await base.server.admin((client) =>
      client.query<{ table: string; columns: string[] }>(
        `select lower(table_name) as table, array_agg(column_name || case is_nullable when 'YES' then ' null ' else ' not null ' end
           || case when column_default is not null or is_identity = 'YES' then 'default' else '' end) as columns
         from information_schema.columns where table_schema in ('c_new', 'registry')
           and not (table_schema = 'registry' and table_name = any($1)) group by 1`,
        [journalTables],
      ),
    );
    const found = rows.map(({ table, columns }) => [table, columns.toSorted()] as const);
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(found));
  });

  it.runIf(engine === 'postgres')('works for a login that may create roles and schemas, and nothing else', async () => {
    const url = new URL('url' in base.source ? base.source.url : '');
    const login = `comptoir_plain_${process.pid}`;
    const database = base.server.facts.database;
    const other = `${database}_plain`;
    await base.server.admin(async (client) => {
      await client.query(`create role "${login}" login createrole password 'x'`);
      await client.query(`create database "${other}"`);
      await client.query(`grant create, connect on database "${other}" to "${login}"`);
    });
    url.pathname = `/${other}`;
    url.username = login;
    url.password = 'x';
    const plain = await openDatabase({ url: url.href });
    await migrateSchema(plain, 'registry', registryMigrations);
    await createCustomer(plain, 'c_a');
    await createCustomer(plain, 'c_b');
    await plain.customer('c_a').insertInto('civilites').values({ Descr: 'x' }).execute();
    await expect(plain.customer('c_a').withSchema('c_b').selectFrom('civilites').selectAll().execute()).rejects.toThrow(
      /permission denied/,
    );
    for (const text of ['select * from c_a.civilites', 'select * from registry.operators', 'drop table c_a.civilites']) {
      await expect(plain.admin((client) => client.query(text))).rejects.toThrow(/permission denied/);
    }
    await plain.close();
    await base.server.admin(async (client) => {
      await client.query(`drop database "${other}" with (force)`);
      for (const schema of ['registry', 'c_a', 'c_b']) await client.query(`drop role "${plain.roleOf(schema)}"`);
      await client.query(`drop role "${login}"`);
    });
  });

  it('brings several customers to a new step side by side', async () => {
    const names = Array.from({ length: 8 }, (_, at) => `c_many_${at}`);
    await Promise.all(names.map((name) => createCustomer(base.server, name)));
    const newer = [...customerMigrations, step('9999-extra', 'alter table "civilites" add column "Extra" text')];
    const results = await Promise.all(names.map((name) => migrateSchema(base.server, name, newer)));
    expect(results).toEqual(names.map(() => ({ created: false, applied: ['9999-extra'] })));
    expect(await Promise.all(names.map((name) => schemaVersion(base.server, name)))).toEqual(names.map(() => '9999-extra'));
  });

  it('names its steps in their order', () => {
    for (const list of [customerMigrations, registryMigrations]) {
      const names = list.map(({ name }) => name);
      expect(names).toEqual([...new Set(names)].toSorted());
    }
  });
});
