import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, testDatabase, type Engine, type TestDatabase } from '../../test/database.ts';
import { createCustomer } from '../db/migrate.ts';
import { customerMigrations, newestOf } from '../db/migrations/all.ts';
import { openCustomers, type Customers } from '../registry/customers.ts';
import { findCustomer, listUrls } from '../registry/registry.store.ts';
import { fillSample } from '../sample/fill.ts';
import { Vault } from '../secrets/vault.ts';
import { entryOf, insertCustomer } from './customer-entry.store.ts';
import { listTables, readSequences } from './customer-rows.store.ts';
import { exportCustomer } from './export-customer.ts';
import { importCustomer } from './import-customer.ts';

const author = {
  Auteur: 'exploitant',
  Kind: 'system',
  IDPeople: null,
  Appel: 'data import',
  Action: 'Importer une base client',
  Groupe: 'g',
};
const key = randomBytes(32).toString('base64');
const vault = new Vault({ current: 'k1', keys: { k1: key } });
const name = 'BDGpArmor';
const schema = 'c_bdgparmor';
const customer = {
  name,
  label: 'Groupe Armor Automobiles',
  activites: [1],
  IDGroupements: 1001,
  hosts: ['armor.backoffice.example'],
  FAM_FactureeSeller: true,
  eDataVoiceActif: false,
  deleteOrigines: true,
  importFidelite: false,
  urls: [{ product: 'eseller', URL: 'https://eseller.example', IDGroupements: 1001 }],
};

interface Installation {
  base: TestDatabase;
  customers: Customers;
}

const install = async (engine: Engine, serverName: string): Promise<Installation> => {
  const base = await testDatabase(engine);
  await base.server.registry.insertInto('servers').values({ name: serverName, ip: '192.0.2.7', connection: null }).execute();
  return { base, customers: openCustomers({ database: base.server, vault }) };
};

/** Everything that makes a schema what it is; its nameless revision alone may differ. */
const stateOf = ({ base: { server } }: Installation) =>
  server.admin(async (client) => {
    const tables = await listTables(client, schema);
    const rows: Record<string, string[]> = {};
    for (const table of tables) {
      const order = table.key.map((column) => `"${column}"`).join(', ');
      const found = await client.query<{ json: string }>(
        `select row_to_json(t)::text as json from "${schema}"."${table.name}" t order by ${order}`,
      );
      rows[table.name] = found.rows.map(({ json }) => json);
    }
    rows['revisions'] = rows['revisions']!.filter((json) => !json.includes('"NomTable":""'));
    const catalogue = await client.query(
      `select 'constraint' as kind, conrelid::regclass::text as on, conname::text as name, pg_get_constraintdef(oid) as definition from pg_constraint
         where connamespace = $1::regnamespace and contype in ('f', 'p', 'u', 'c') and convalidated
       union all select 'trigger', tgrelid::regclass::text, tgname::text, tgenabled::text from pg_trigger
         where not tgisinternal and tgrelid in (select oid from pg_class where relnamespace = $1::regnamespace)
       union all select 'index', indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index
         where indrelid in (select oid from pg_class where relnamespace = $1::regnamespace)
       union all select 'owned', relname::text, '', (relowner::regrole::text ~ '^c_bdgparmor_')::text from pg_class where relnamespace = $1::regnamespace
       order by 1, 2, 3`,
      [schema],
    );
    return { rows, sequences: await readSequences(client, schema), catalogue: catalogue.rows };
  });

/** The state without the line that the import itself wrote into the journal. */
const afterImport = ({ rows: { journal = [], ...rows }, sequences, catalogue }: Awaited<ReturnType<typeof stateOf>>) => {
  const { Auteur, NomTable, Operation, Apres } = JSON.parse(journal.at(-1)!) as Record<string, unknown>;
  const numbers = sequences.map((one) => (one.table === 'journal' ? { ...one, last: one.last - 1 } : one));
  return {
    told: { Auteur, NomTable, Operation, Apres },
    state: { rows: { ...rows, journal: journal.slice(0, -1) }, sequences: numbers, catalogue },
  };
};

const [home, away] = engines().length === 2 ? (['pglite', 'postgres'] as const) : (['pglite', 'pglite'] as const);

describe(`a customer moves between installations, ${home} and ${away}`, () => {
  let one: Installation;
  let two: Installation;
  let folder: string;
  let path: string;

  const write = (at: Installation, work: Parameters<typeof at.base.server.write<void>>[2]) =>
    at.base.server.write({ schema }, { ...author, Groupe: `w${Math.random()}` }, work as never);
  const exportFrom = (at: Installation, to = path) =>
    exportCustomer({ server: at.base.server, serverName: 'prod-ouest', schema, customer }, to);
  const importInto = (at: Installation, from = path, more: { replace?: boolean; serverName?: string; vault?: Vault } = {}) =>
    importCustomer({ database: at.base.server, customers: at.customers, vault, author, path: from, replace: false, ...more });
  const passwords = async (at: Installation) => {
    const users = await at.base.server
      .customer(schema)
      .selectFrom('utilisateurs')
      .select(['IDPeople', 'Password'])
      .orderBy('IDPeople')
      .execute();
    return users.map(({ IDPeople, Password }) => vault.open({ schema, table: 'utilisateurs', column: 'Password', id: IDPeople }, Password));
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'comptoir-move-'));
    path = join(folder, 'armor.comptoir.gz');
    one = await install(home, 'prod-ouest');
    two = await install(away, 'ailleurs');
    const { server } = one.base;
    await createCustomer(server, schema, (db) => fillSample(db, { schema, seed: name }, vault));
    const { IDServer } = await server.registry.selectFrom('servers').select('IDServer').executeTakeFirstOrThrow();
    await insertCustomer(server.registry, customer, { IDServer, schema, version: newestOf(customerMigrations) });
    await write(one, async (trx) => {
      await sql`insert into ${sql.id(schema, 'civilites')} ("Descr") values (${'ligne\u2028 séparée \\ "entre" guillemets 🚗\n\t'}), ('à supprimer')`.execute(
        trx,
      );
      await sql`delete from ${sql.id(schema, 'civilites')} where "Descr" = 'à supprimer'`.execute(trx);
    });
  });
  afterAll(async () => {
    for (const { customers, base } of [one, two]) {
      await customers.close();
      await base.drop();
    }
    await rm(folder, { recursive: true, force: true });
  });

  it('there, with every row, sequence, key and secret', async () => {
    const before = await stateOf(one);
    expect(before.rows['utilisateurs']!.length).toBeGreaterThan(500);
    expect(before.rows['journal']).toHaveLength(3);
    // Those of the sample, and this one.
    expect(before.rows['logSuppression']!.length).toBeGreaterThan(1);
    const total = await exportFrom(one);
    expect(await importInto(two, path, { serverName: 'ailleurs' })).toEqual({ name, server: 'ailleurs', rows: total });
    const after = await stateOf(two);
    expect(afterImport(after)).toEqual({
      told: { Auteur: 'exploitant', NomTable: '*', Operation: 'I', Apres: { exporteLe: expect.any(String), lignes: total } },
      state: before,
    });
    expect(await passwords(two)).toEqual(await passwords(one));
    expect(await readdir(folder)).toEqual(['armor.comptoir.gz']);
  });

  it('and its entry in the registry', async () => {
    const record = await findCustomer(two.base.server.registry, name);
    expect(record).toMatchObject({ serverName: 'ailleurs', schema, version: newestOf(customerMigrations), seed: null });
    expect(await entryOf(two.base.server.registry, record!)).toEqual(customer);
    expect(await listUrls(two.base.server.registry, record!.IDCustomer)).toEqual(customer.urls);
    const lines = await two.base.server.registry
      .selectFrom('journal')
      .select(['Auteur', 'Action'])
      .where('NomTable', '=', 'customers')
      .execute();
    expect(lines).toContainEqual({ Auteur: 'exploitant', Action: 'Importer une base client' });
  });

  it('where it lives on: next ids, journal, walls', async () => {
    const highest = Math.max(
      ...(await stateOf(two)).rows['civilites']!.map((json) => (JSON.parse(json) as { IDCivilite: number }).IDCivilite),
    );
    await write(two, async (trx) => {
      const made = await trx.insertInto('civilites').values({ Descr: 'Doyenne' }).returning('IDCivilite').executeTakeFirstOrThrow();
      // The one deleted before the move took a number too.
      expect(made.IDCivilite).toBe(highest + 2);
    });
    const last = await two.base.server
      .customer(schema)
      .selectFrom('journal')
      .select(['IDJournal', 'Auteur', 'NomTable'])
      .orderBy('IDJournal', 'desc')
      .executeTakeFirstOrThrow();
    expect(last).toEqual({ IDJournal: 5, Auteur: 'exploitant', NomTable: 'civilites' });
    const orphan = sql`insert into ${sql.id(schema, 'sites')} ("IDPlaque", "Descr") values (999999, 'x')`.execute(
      two.base.server.customer(schema),
    );
    await expect(orphan).rejects.toThrow(/foreign key/);
  });

  it('and back over its old self, to the same rows under a new mark', async () => {
    const there = await stateOf(two);
    const mark = await one.base.server.revisions(schema, ['civilites']);
    const back = join(folder, 'back.comptoir.gz');
    await exportFrom(two, back);
    await expect(importInto(one, back)).rejects.toThrow('ajoutez --replace');
    await importInto(one, back, { replace: true });
    expect(afterImport(await stateOf(one)).state).toEqual(there);
    expect((await one.base.server.revisions(schema, ['civilites'])).split('.')[0]).not.toBe(mark.split('.')[0]);
    await expect(two.customers.find(name)).resolves.toBeDefined();
  });

  describe('refuses, and changes nothing:', () => {
    const there = { replace: true, serverName: 'ailleurs' };
    const bad = () => join(folder, 'bad.comptoir.gz');
    const lines = async () =>
      gunzipSync(await readFile(path))
        .toString()
        .trimEnd()
        .split('\n');
    const rewritten = async (change: (all: string[]) => string[]) => gzipSync(`${change(await lines()).join('\n')}\n`);
    const inHeader = (change: (header: Record<string, unknown>) => object) =>
      rewritten(([first, ...rest]) => [JSON.stringify(change(JSON.parse(first!) as Record<string, unknown>)), ...rest]);

    it.each<[string, () => Promise<Buffer | string>, RegExp]>([
      ['a file cut short', async () => (await readFile(path)).subarray(0, -3_000), /tronqué/],
      ['a file cut between two rows', () => rewritten((all) => all.slice(0, -20)), /tronqué/],
      ['a file without its footer', () => rewritten((all) => all.slice(0, -1)), /tronqué/],
      ['an altered value', () => rewritten((all) => all.map((line) => line.replace('"Lastname":"', '"Lastname":"X'))), /abîmé/],
      ['a row taken away', () => rewritten((all) => all.filter((line) => !line.includes('séparée'))), /abîmé/],
      [
        'a row twice',
        () => rewritten((all) => all.flatMap((line) => (line.includes('séparée') && line.startsWith('{"IDCiv') ? [line, line] : [line]))),
        /abîmé/,
      ],
      ['something after the footer', () => rewritten((all) => [...all, '{}']), /abîmé/],
      [
        'a byte changed in the middle',
        async () => {
          const bytes = await readFile(path);
          bytes[Math.floor(bytes.length / 2)]! ^= 0x10;
          return bytes;
        },
        /abîmé|tronqué|ne correspond pas/,
      ],
      ['rows that are no JSON', () => rewritten((all) => all.map((line) => line.replace('"Lastname":', 'Lastname'))), /abîmé/],
      [
        'another table',
        () => rewritten((all) => all.map((line) => line.replace('["table","civilites"', '["table","servers"'))),
        /ne correspond pas|abîmé/,
      ],
      [
        'a column too many',
        () =>
          rewritten((all) =>
            all.map((line) => line.replace('["table","civilites",["IDCivilite"', '["table","civilites",["Autre","IDCivilite"')),
          ),
        /ne correspond pas/,
      ],
      [
        'a newer format',
        () => inHeader((header) => ({ ...header, formatVersion: 2, product: '9.9' })),
        /plus récente de Comptoir \(9\.9\)/,
      ],
      [
        'a newer schema',
        () => inHeader((header) => ({ ...header, migrations: [newestOf(customerMigrations), '9999-later'] })),
        /plus récente/,
      ],
      ['a key that is not here', () => inHeader((header) => ({ ...header, keys: ['k1', 'k9'] })), /clé « k9 ».*absente/],
      ['another kind of file', async () => gzipSync('{"a":1}\n'), /pas un export/],
      ['a file that is no gzip', async () => 'bonjour', /pas un export/],
      ['an empty file', async () => '', /tronqué/],
    ])('%s', async (_, make, message) => {
      await writeFile(bad(), await make());
      const before = await stateOf(two);
      await expect(importInto(two, bad(), there)).rejects.toThrow(message);
      expect(await stateOf(two)).toEqual(before);
    });

    it('a file that is not there', () => expect(importInto(two, join(folder, 'absent'), there)).rejects.toThrow('n’existe pas'));

    it('a server that is not here, or another one than the customer’s', async () => {
      await expect(importInto(two, path, { replace: true })).rejects.toThrow(
        '« prod-ouest » n’est pas inscrit ici ; choisissez-en un avec --server (inscrits : ailleurs)',
      );
      await two.base.server.registry.insertInto('servers').values({ name: 'prod-ouest', ip: '192.0.2.8', connection: null }).execute();
      await expect(importInto(two, path, { replace: true })).rejects.toThrow('est sur le serveur « ailleurs »');
    });

    it('secrets that the key of the same name does not open', async () => {
      const before = await stateOf(two);
      const other = new Vault({ current: 'k1', keys: { k1: randomBytes(32).toString('base64') } });
      await expect(importInto(two, path, { ...there, vault: other })).rejects.toThrow('ne s’ouvrent pas ici');
      expect(await stateOf(two)).toEqual(before);
    });

    it('a host that another customer has', async () => {
      const { registry } = two.base.server;
      const { IDServer } = await registry.selectFrom('servers').select('IDServer').executeTakeFirstOrThrow();
      const rival = { ...customer, name: 'BDGpRival', urls: [] };
      await insertCustomer(registry, rival, { IDServer, schema: 'c_bdgprival', version: null });
      await expect(importInto(two, path, there)).rejects.toThrow('« armor.backoffice.example » est déjà celui de la base « BDGpRival »');
      await registry.deleteFrom('customers').where('name', '=', 'BDGpRival').execute();
    });
  });
});
