import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../test/database.ts';
import { unjournalled } from '../../test/unjournalled.ts';
import { journalTables } from './history/journal.sql.ts';
import { customerMigrations, registryMigrations } from './migrations/all.ts';
import { tablesOf as newestTables } from './migration.ts';
import { roles, type Schema } from './names.ts';

/** What ends sessions, what of them moves their mark, and what the security trail is told of. */
const more: Record<string, string[]> = Object.fromEntries([
  ['profilsESellerTeam', ['epoque O']],
  ['operators', ['epoque O', 'evenement O', 'evenementRole O']],
  ['cles', ['evenement O']],
  ['customers', ['evenementMode O']],
  ['accesAccordes', ['evenement O', 'evenementCoupe O', 'revision O']],
  ['accesDemandes', ['evenement O', 'evenementRefus O']],
  ['webhooks', ['evenement O']],
  ['webhookEtats', ['evenement O']],
  ['sessions', ['evenementDebut O', 'evenementFin O', 'revision O']],
  ['sessionJetons', ['evenement O', 'revision O']],
  ['facteurs', ['evenement O']],
  ['jetons', ['evenement O', 'evenementCoupe O', 'revision O']],
  ['codesSecours', ['evenementAjout O', 'evenementUsage O']],
  ['politiques', ['evenement O']],
  ['fournisseurs', ['evenement O']],
  ['identites', ['evenement O']],
  ['utilisateurs', ['epoque O', 'epoqueFin O']],
]);
const journalled = { registry: registryMigrations, comptoir: customerMigrations };
const tablesOf = (schema: Schema) => Object.fromEntries(newestTables(journalled[schema]));

describe.each(engines())('the catalogue, %s', (engine) => {
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

  it('has the tables of the customers once, beside the registry', async () => {
    expect(names.comptoir.length).toBeGreaterThan(120);
    expect(names.comptoir).toEqual(expect.arrayContaining(['sites', 'journal', 'gpParametres']));
    const kinds = await ask<{ relkind: string }>(
      `select distinct relkind::text from pg_class where relnamespace = 'comptoir'::regnamespace order by 1`,
    );
    // Tables, the journal in parts, their indexes, sequences: no view and nothing foreign, to which other rules apply.
    expect(kinds.map(({ relkind }) => relkind)).toEqual(['I', 'S', 'i', 'p', 'r']);
  });

  it('shows of each table the rows of the named customer alone', async () => {
    const found = await ask<{ name: string }>(
      `select c.relname::text as name, c.relrowsecurity as "isOn", c.relforcerowsecurity as "isForced",
         (select format('%s %s', format_type(a.atttypid, null), a.attnotnull) from pg_attribute a where a.attrelid = c.oid and a.attname = 'IDCustomer') as number,
         (select json_agg(json_build_array(p.policyname, p.permissive, p.roles, p.cmd, p.qual, p.with_check) order by p.policyname)
          from pg_policies p where p.schemaname = 'comptoir' and p.tablename = c.relname) as policies
       from pg_class c where c.relnamespace = 'comptoir'::regnamespace and c.relkind in ('r', 'p') and not relispartition and c.relname <> 'migrations' order by 1`,
    );
    const policies = [
      ['customer', 'PERMISSIVE', ['public'], 'ALL', '("IDCustomer" = comptoir.customer())', null],
      ['parc', 'PERMISSIVE', [roles.parc], 'SELECT', 'true', null],
    ];
    expect(found).toEqual(names.comptoir.map((name) => ({ name, isOn: true, isForced: true, number: 'integer t', policies })));
  });

  it('begins each primary and unique key with the customer', async () => {
    const keys = await ask<{ table: string; index: string; first: string; isPrimary: boolean }>(
      `select c.relname::text as table, i.indexrelid::regclass::text as index, i.indisprimary as "isPrimary", a.attname::text as first
       from pg_index i join pg_class c on c.oid = i.indrelid left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
       where c.relnamespace = 'comptoir'::regnamespace and c.relname <> 'migrations' and not c.relispartition and i.indisunique`,
    );
    expect(keys.filter(({ first }) => first !== 'IDCustomer')).toEqual([]);
    const primary = keys.filter(({ isPrimary }) => isPrimary).map(({ table }) => table);
    expect(primary.toSorted()).toEqual(names.comptoir.toSorted());
    expect(keys.length).toBeGreaterThan(primary.length);
    // It cannot be the target of an "on conflict"; logins that are put back may change places.
    expect(await ask(`select conname from pg_constraint where connamespace = 'comptoir'::regnamespace and condeferrable`)).toEqual([
      { conname: 'utilisateurs_LoginWEB' },
    ]);
  });

  it('lets a row refer to a row of its own customer alone', async () => {
    const references = await ask<{ name: string; isWithin: boolean; to: string }>(
      `select k.conname as name, k.confrelid::regclass::text as to,
         exists (select from unnest(k.conkey, k.confkey) as pair(own, other)
           join pg_attribute a on a.attrelid = k.conrelid and a.attnum = own join pg_attribute b on b.attrelid = k.confrelid and b.attnum = other
           where a.attname = 'IDCustomer' and b.attname = 'IDCustomer') as "isWithin"
       from pg_constraint k where k.contype = 'f' and k.connamespace = 'comptoir'::regnamespace`,
    );
    expect(references.length).toBeGreaterThan(90);
    expect(references.filter(({ isWithin, to }) => !isWithin || !to.startsWith('comptoir.'))).toEqual([]);
  });

  it('finds by an index what refers to a row that is deleted', async () => {
    const slow = await ask(
      `select k.conrelid::regclass::text as table, k.conname as name from pg_constraint k
       where k.contype = 'f' and k.connamespace = 'comptoir'::regnamespace and not exists (
         select from pg_index i where i.indrelid = k.conrelid and i.indpred is null and i.indisvalid
           and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] <@ k.conkey)`,
    );
    expect(slow).toEqual([]);
  });

  it('takes the customer from no row when what it refers to goes or changes', async () => {
    const lost = await ask(
      `select k.conname from pg_constraint k where k.contype = 'f' and k.connamespace = 'comptoir'::regnamespace and (
         k.confupdtype in ('n', 'd') or (k.confdeltype in ('n', 'd') and (k.confdelsetcols is null or exists (
           select from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any(k.confdelsetcols) and a.attname = 'IDCustomer'))))`,
    );
    expect(lost).toEqual([]);
  });

  it('leaves what is computed out of the journal, and nothing else', async () => {
    const found = await ask<{ table: string; columns: string[] }>(
      `select c.relname::text as table, array_agg(a.attname::text order by 1) as columns from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'comptoir'::regnamespace and a.attgenerated <> '' and c.relname <> 'journal' and not c.relispartition group by 1`,
    );
    const named = Object.entries(tablesOf('comptoir')).flatMap(([table, { computed = [] }]) =>
      computed.length > 0 ? [[table, [...computed]]] : [],
    );
    expect(Object.fromEntries(found.map(({ table, columns }) => [table, columns]))).toEqual(Object.fromEntries(named));
    expect(named.length).toBeGreaterThan(0);
  });

  it.each(['comptoir', 'registry'] as const)('journals every table of %s, by its whole key', async (schema) => {
    const rows = await ask<{ table: string }>(
      `select c.relname::text as table, array(select t.tgname::text || ' ' || t.tgenabled::text from pg_trigger t where t.tgrelid = c.oid and not tgisinternal order by 1) as triggers,
         array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey) and a.attname <> 'IDCustomer'
           or a.attrelid = c.oid and a.attnum = any(i.indkey) and $1 = 'registry' order by array_position(i.indkey, a.attnum)) as key,
         (select split_part(encode(t.tgargs, 'escape'), '\\000', 1) from pg_trigger t where t.tgrelid = c.oid and tgname = 'journal') as journalled,
         (select split_part(encode(t.tgargs, 'escape'), '\\000', 2) from pg_trigger t where t.tgrelid = c.oid and tgname = 'journal') as hidden
       from pg_class c left join pg_index i on i.indrelid = c.oid and i.indisprimary
       where relnamespace = $1::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
      [schema],
    );
    const exempt = new Set<string>([...journalTables[schema], ...Object.keys(unjournalled[schema])]);
    const tables = tablesOf(schema);
    const expected = rows
      .filter(({ table }) => !exempt.has(table))
      .map(({ table }) => {
        const { key = [], computed = [] } = tables[table] ?? {};
        const hidden = [...(schema === 'comptoir' ? ['IDCustomer'] : []), ...computed].join(',');
        return {
          table,
          triggers: [...(more[table] ?? []), 'journal O', 'revision O'],
          key: [key].flat(),
          journalled: [key].flat().join(','),
          hidden,
        };
      });
    expect(rows.filter(({ table }) => !exempt.has(table))).toEqual(expected);
    expect(expected.length).toBeGreaterThan(4);
    const left = [...exempt].toSorted().map((table) => ({ table, triggers: more[table] ?? [] }));
    expect(rows.filter(({ table }) => exempt.has(table))).toMatchObject(left);
  });

  it.each(['comptoir', 'registry'] as const)('gives the reason of each table of %s that is not journalled', (schema) => {
    const reasons = Object.entries(unjournalled[schema]);
    expect(reasons.filter(([, reason]) => !/^[A-Z].{20,}\.$/.test(reason))).toEqual([]);
    expect(reasons.map(([table]) => table).filter((table) => table in tablesOf(schema))).toEqual([]);
    expect(reasons.map(([table]) => table).filter((table) => journalTables[schema].includes(table))).toEqual([]);
  });

  it('belongs to the owner, and its functions look up no name', async () => {
    const strangers = await ask(
      `select relname from pg_class where relnamespace in ('comptoir'::regnamespace, 'registry'::regnamespace) and relowner <> $1::regrole
       union all select proname from pg_proc where pronamespace in ('comptoir'::regnamespace, 'registry'::regnamespace) and proowner <> $1::regrole
       union all select nspname from pg_namespace where nspname in ('comptoir', 'registry') and nspowner <> $1::regrole`,
      [roles.owner],
    );
    expect(strangers).toEqual([]);
    const functions = await ask<{ name: string }>(
      `select format('%s.%s', pronamespace::regnamespace, proname) as name, prosecdef as "asOwner", proconfig as settings from pg_proc
       where pronamespace in ('comptoir'::regnamespace, 'registry'::regnamespace) order by 1`,
    );
    const definer = { asOwner: true, settings: ['search_path=pg_catalog, pg_temp'] };
    expect(functions).toEqual([
      { name: 'comptoir.advance_epoch', ...definer },
      { name: 'comptoir.advance_epochs_of_profile', ...definer },
      { name: 'comptoir.advance_revision', ...definer },
      { name: 'comptoir.customer', asOwner: false, settings: null },
      { name: 'comptoir.former_secret', ...definer },
      { name: 'comptoir.seal', ...definer },
      { name: 'comptoir.write_journal', ...definer },
      { name: 'registry.advance_epoch', ...definer },
      { name: 'registry.advance_revision', ...definer },
      ...[
        'note_acces',
        'note_arret',
        'note_cle',
        'note_demande_acces',
        'note_facteur',
        'note_fournisseur',
        'note_identite',
        'note_jeton',
        'note_jeton_api',
        'note_mode_acces',
        'note_operateur',
        'note_politique',
        'note_role',
        'note_secours',
        'note_session',
        'note_webhook',
        'seal_evenements',
      ].map((name) => ({
        name: `registry.${name}`,
        ...definer,
      })),
      { name: 'registry.write_journal', ...definer },
    ]);
  });
});
