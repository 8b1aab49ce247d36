import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../../test/database.ts';
import { saidOfEvents } from '../history/trail.sql.ts';
import { customerMigrations, registryMigrations } from '../migrations/all.ts';
import { tablesOf as newestTables } from '../migration.ts';
import { roles, type Schema } from '../names.ts';

const writtenByTheDatabase = ['journal', 'logSuppression', 'revisions', 'instants', 'scellements', 'contenus', 'epoques', 'securiteChaine'];
/** What secrets were: whoever moves a customer takes them along. */
const unread = ['secretsAnterieurs'];
/** What a new key seals anew in the registry. */
const sealed = ['servers', 'outbox', 'facteurs', 'webhooks', 'fournisseurs'];
const journalled = { registry: registryMigrations, comptoir: customerMigrations };
const tablesOf = (schema: Schema) => Object.fromEntries(newestTables(journalled[schema]));

describe.each(engines())('the catalogue grants what is meant, and nothing more, %s', (engine) => {
  let base: TestDatabase;
  let names: Record<Schema, string[]>;
  const ask = async <R extends object>(text: string, values: unknown[] = []) =>
    (await base.server.admin((client) => client.query<R>(text, values))).rows;

  beforeAll(async () => {
    base = await testDatabase(engine);
    const tables = await ask<{ schema: Schema; name: string }>(
      `select relnamespace::regnamespace::text as schema, relname::text as name from pg_class
       where relnamespace in ('comptoir'::regnamespace, 'registry'::regnamespace) and relkind in ('r', 'p') and not relispartition and relname <> 'migrations' order by 2`,
    );
    const of = (schema: Schema) => tables.filter((table) => table.schema === schema).map(({ name }) => name);
    names = { registry: of('registry'), comptoir: of('comptoir') };
  });
  afterAll(() => base.drop());

  type Grants = Record<string, string[]>;
  /** What each role but the owner may do with each thing; `columns` of a table where it is not the whole. */
  const grants = async (text: string): Promise<Record<string, Grants>> => {
    const rows = await ask<{ name: string; role: string; rights: string[] }>(
      `select t.name, case a.grantee when 0 then 'PUBLIC' else a.grantee::regrole::text end as role, array_agg(lower(a.privilege_type) order by a.privilege_type) as rights
       from (${text}) as t(name, owner, acl), aclexplode(t.acl) a where a.grantee <> t.owner group by 1, 2`,
    );
    const found: Record<string, Grants> = {};
    for (const { name, role, rights } of rows) (found[name] ??= {})[role] = rights;
    return found;
  };
  const relations = (schema: Schema, kind: 'r' | 'S') =>
    grants(`select relname::text, relowner, coalesce(relacl, acldefault('${kind === 'S' ? 's' : 'r'}', relowner)) from pg_class
            where relnamespace = '${schema}'::regnamespace and relkind ${kind === 'S' ? `= 'S'` : `in ('r', 'p') and not relispartition`}`);
  const dml = ['delete', 'insert', 'select', 'update'];

  it('on the tables of the customers', async () => {
    const meant = names.comptoir.map((name): [string, Grants] => [
      name,
      unread.includes(name)
        ? { [roles.loader]: dml }
        : { [roles.loader]: dml, [roles.app]: writtenByTheDatabase.includes(name) ? ['select'] : dml },
    ]);
    expect(await relations('comptoir', 'r')).toEqual({
      ...Object.fromEntries(meant),
      migrations: { [roles.app]: ['select'], [roles.loader]: ['select'] },
    });
  });

  it('on their columns: all but secrets to who reads across customers', async () => {
    const found = await grants(
      `select format('%s.%s', c.relname, a.attname), c.relowner, a.attacl from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace in ('comptoir'::regnamespace, 'registry'::regnamespace) and c.relkind in ('r', 'p') and not c.relispartition`,
    );
    const columns = await ask<{ table: string; column: string }>(
      `select c.relname::text as table, a.attname::text as column from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'comptoir'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped and c.relname <> 'migrations'`,
    );
    const tables = tablesOf('comptoir');
    const isKept = (table: string, column: string) =>
      unread.includes(table) || [...(tables[table]?.secrets ?? []), ...(tables[table]?.contents ?? [])].includes(column);
    const open = columns.filter(({ table, column }) => !isKept(table, column));
    // Whoever notes an event neither numbers it nor dates it.
    const said = saidOfEvents.map((column): [string, Grants] => [`securiteEvenements.${column}`, { [roles.registry]: ['insert'] }]);
    const read = open.map(({ table, column }): [string, Grants] => [`${table}.${column}`, { [roles.parc]: ['select'] }]);
    expect(found).toEqual(Object.fromEntries([...read, ...said]));
    expect(open.length).toBeLessThan(columns.length);
  });

  it('on the tables of the registry', async () => {
    const meant = names.registry.map((name): [string, Grants] => {
      if (name === 'journal') return [name, { [roles.registry]: ['select'], [roles.loader]: ['insert'] }];
      if (name === 'securiteEvenements' || writtenByTheDatabase.includes(name)) return [name, { [roles.registry]: ['select'] }];
      return [name, sealed.includes(name) ? { [roles.registry]: dml, [roles.loader]: ['select', 'update'] } : { [roles.registry]: dml }];
    });
    expect(await relations('registry', 'r')).toEqual({ ...Object.fromEntries(meant), migrations: { [roles.registry]: ['select'] } });
  });

  it('on sequences', async () => {
    const ours = Object.values(await relations('comptoir', 'S'));
    expect(ours.length).toBeGreaterThan(60);
    for (const one of ours) expect(one).toEqual({ [roles.app]: ['usage'], [roles.loader]: ['select', 'update', 'usage'] });
    for (const one of Object.values(await relations('registry', 'S'))) expect(one).toEqual({ [roles.registry]: ['usage'] });
  });

  it('on functions and schemas', async () => {
    const functions = await grants(
      `select format('%s.%s', pronamespace::regnamespace, proname), proowner, coalesce(proacl, acldefault('f', proowner)) from pg_proc
       where pronamespace in ('comptoir'::regnamespace, 'registry'::regnamespace)`,
    );
    const execute = ['execute'];
    expect(functions).toEqual({
      'comptoir.customer': { [roles.app]: execute, [roles.loader]: execute, [roles.parc]: execute },
      'comptoir.former_secret': { [roles.app]: execute },
      'comptoir.seal': { [roles.app]: execute },
      'registry.seal_evenements': { [roles.registry]: execute },
    });
    const schemas = await grants(
      `select nspname::text, nspowner, nspacl from pg_namespace where nspname in ('comptoir', 'registry', 'tools')`,
    );
    const usage = ['usage'];
    expect(schemas).toEqual({
      comptoir: { [roles.app]: usage, [roles.loader]: usage, [roles.parc]: usage },
      registry: { [roles.registry]: usage, [roles.loader]: usage },
      tools: { PUBLIC: usage },
    });
  });

  it('to roles that can do nothing else and become nobody else', async () => {
    const all = Object.values(roles);
    const found = await ask(
      `select rolname from pg_roles where rolname = any($1) and not (rolsuper or rolinherit or rolcreaterole or rolcreatedb or rolcanlogin or rolreplication or rolbypassrls) order by 1`,
      [all],
    );
    expect(found).toEqual(all.toSorted().map((rolname) => ({ rolname })));
    const members = await ask('select roleid::regrole, member::regrole from pg_auth_members where member = any($1::regrole[])', [all]);
    expect(members).toEqual([]);
    expect(await ask('select * from pg_default_acl')).toEqual([]);
  });
});
