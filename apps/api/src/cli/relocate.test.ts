import { readdir, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { fillTestCustomer, testCustomers } from '../../test/rows/customers.ts';
import { engines, testDatabase, type TestDatabase } from '../../test/database.ts';
import { commandLine, type CommandLine } from '../../test/kill/kill-commands.ts';
import { patience } from '../../test/patience.ts';
import type { DatabaseServer } from '../db/open.ts';
import { passwordAddress } from '../domains/utilisateurs/utilisateurs.store.ts';
import { openCustomers, recordLifetime } from '../registry/customers.ts';
import { openInstallationVault } from '../registry/installation-vault.ts';
import { findCustomer } from '../registry/registry.store.ts';
import type { Vault } from '../secrets/vault.ts';

const author = { Auteur: 'op', Kind: 'operator', IDPeople: null, Appel: 'PUT /x', Action: 'Essayer', Groupe: 'g' };
const nothing = { name: 'nothing', prepare: async () => {} };
const [one, two] = ['BDGpUn', 'BDGpDeux'];

/** Every row of a customer by table, whatever its number; empty tables are left out. */
const rowsOf = (server: DatabaseServer, IDCustomer: number) =>
  server.loader({ IDCustomer }, async (client) => {
    const tables = await client.query<{ name: string }>(
      `select c.relname::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'IDCustomer'
       where c.relnamespace = 'comptoir'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
    );
    if (tables.rows.length < 100) throw new Error('these are not the tables of customers');
    const found: Record<string, string[]> = {};
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ json: string }>(
        `select (to_jsonb(t) - 'IDCustomer')::text as json from comptoir."${name}" t where "IDCustomer" = $1 order by 1`,
        [IDCustomer],
      );
      if (rows.length > 0) found[name] = rows.map(({ json }) => json);
    }
    return found;
  });

type Told = Record<'Auteur' | 'Action' | 'NomTable', string>;

/** The rows of a customer wherever it is, and the journal lines of the last move or import. */
const standing = (given: Record<string, string[]>) => {
  const { revisions: _, journal = [], ...rows } = given;
  const lines = journal.map((json) => JSON.parse(json) as Told & { IDJournal: number }).toSorted((a, b) => a.IDJournal - b.IDJournal);
  if (lines.length === 0) throw new Error('a customer with nothing in its journal');
  const { Auteur, Action, NomTable } = lines.at(-1)!;
  return { rows, journal: lines.filter((line) => line.NomTable !== '*'), last: { Auteur, Action, NomTable } satisfies Told };
};

const prepare = async (server: DatabaseServer, keyFile: string) => {
  const vault = await openInstallationVault(server, keyFile);
  const { registry } = server;
  const { IDServer } = await registry
    .insertInto('servers')
    .values({ name: 'prod-x', ip: '192.0.2.5', connection: null })
    .returning('IDServer')
    .executeTakeFirstOrThrow();
  const customers = openCustomers({ database: server, vault, fill: (db, customer) => fillTestCustomer(db, customer, vault) });
  for (const customer of testCustomers.filter(({ name }) => name === one || name === two)) {
    await registry
      .insertInto('customers')
      .values({ ...customer, IDServer })
      .execute();
    const record = (await findCustomer(registry, customer.name))!;
    await customers.open(record);
    const { IDCustomer } = record;
    await registry.insertInto('urls').values({ IDCustomer, product: 'eseller', URL: 'https://un.example', IDGroupements: 1 }).execute();
    await registry.insertInto('facturations').values({ IDCustomer, Produit: 'eseller' }).execute();
    await server.write(record, author, (trx) => trx.insertInto('civilites').values({ IDCivilite: 501, Descr: 'Maître' }).execute());
    await server.write(record, author, (trx) => trx.insertInto('civilites').values({ IDCivilite: 502, Descr: 'de trop' }).execute());
    await server.write(record, author, (trx) => trx.deleteFrom('civilites').where('IDCivilite', '=', 502).execute());
  }
  return vault;
};

// Each waits for as long as other processes trust what they have read; the commands' own test has one move and one removal.
describe.runIf(inject('proving')).each(engines())('a customer that moves or goes, %s', (engine) => {
  let on: CommandLine;
  let shard: TestDatabase | undefined;
  let vault: Vault;
  const isLast = engine === engines().at(-1);
  beforeAll(async () => {
    on = await commandLine(engine, async (server, keyFile) => {
      vault = await prepare(server, keyFile);
    });
    if (engine !== 'postgres') return;
    shard = await testDatabase('postgres', { template: nothing });
    // Two names of one database: both lead to the same rows.
    for (const name of ['prod-y', 'prod-z']) {
      await on.ok('customers', ['server-add', '--name', name, '--ip', '192.0.2.9', '--connection-stdin'], `${urlOf(shard)}\n`);
    }
  });
  afterAll(async () => {
    await on.remove();
    await shard?.drop();
  });

  const urlOf = ({ source }: TestDatabase) => ('url' in source ? source.url : '');
  const record = (name: string) => on.look(({ registry }) => findCustomer(registry, name));
  const rowsHere = (IDCustomer: number) => on.look((server) => rowsOf(server, IDCustomer));
  const rowsThere = (IDCustomer: number) => rowsOf(shard!.server, IDCustomer);
  const move = (to: string) => on.ok('customers', ['move', one, '--to', to]);
  const opensAt = async (server: DatabaseServer, IDCustomer: number) => {
    const { Password } = await server
      .customer(IDCustomer)
      .selectFrom('utilisateurs')
      .select('Password')
      .where('IDPeople', '=', 1)
      .executeTakeFirstOrThrow();
    return vault.open(passwordAddress('c_bdgpun', 1), Password);
  };

  it.runIf(isLast).each([
    [['move', 'BDGpAbsent', '--to', 'prod-x'], 'La base «\u00a0BDGpAbsent\u00a0» n’est pas inscrite.\n'],
    [['move', one, '--to', 'prod-x0'], 'Le serveur «\u00a0prod-x0\u00a0» n’est pas inscrit\u00a0: npm run customers -- server-add.\n'],
    [['remove', 'BDGpAbsent', '--confirm', 'BDGpAbsent'], 'La base «\u00a0BDGpAbsent\u00a0» n’est pas inscrite.\n'],
    [['remove', one, '--confirm', two], 'Le nom donné avec --confirm n’est pas celui de la base\u00a0: rien n’a changé.\n'],
  ])('refuses %j, and changes nothing', async (args, err) => {
    const before = [await record(one), await rowsHere((await record(one))!.IDCustomer)];
    expect(await on.run('customers', args)).toEqual({ code: 1, signal: null, out: '', err });
    expect([await record(one), await rowsHere((await record(one))!.IDCustomer)]).toEqual(before);
  });

  describe.runIf(engine === 'postgres')('to another server', () => {
    const closed = () => vi.waitFor(async () => expect((await record(one))?.closedFor).toBe('move'), patience);
    /** Locks a table until the returned function is called. */
    const hold = async (server: DatabaseServer, table: string) => {
      let release = () => {};
      const over = new Promise<void>((resolve) => {
        release = resolve;
      });
      let done: Promise<void> = Promise.resolve();
      await new Promise<void>((resolve, reject) => {
        done = server.admin(async (client) => {
          await client.query(`begin; lock table comptoir."${table}" in share row exclusive mode`);
          resolve();
          await over;
          await client.query('rollback');
        });
        done.catch(reject);
      });
      return async () => {
        release();
        await done;
      };
    };
    /** Kills the program at a lock of this database, as if the machine had stopped: its session ends at once. */
    const killAt = async (server: DatabaseServer, { child, ended }: ReturnType<CommandLine['start']>) => {
      const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      const ask = async (what: string) => (await server.admin((client) => client.query(`select ${what} ${waiting}`))).rowCount;
      await vi.waitFor(async () => expect(await ask('')).toBe(1), patience);
      child.kill('SIGKILL');
      await ended;
      await ask('pg_terminate_backend(pid)');
      await vi.waitFor(async () => expect(await ask('')).toBe(0), patience);
    };

    it('takes along all its rows and journal, even of a running write, and leaves nothing behind', async () => {
      const { IDCustomer } = (await record(one))!;
      const neighbour = (await record(two))!.IDCustomer;
      const other = await rowsHere(neighbour);
      let commit = () => {};
      const over = new Promise<void>((resolve) => {
        commit = resolve;
      });
      const before = standing(await rowsHere(IDCustomer));
      const begun = on.look((server) =>
        server.write({ IDCustomer }, author, async (trx) => {
          await trx.insertInto('civilites').values({ IDCivilite: 503, Descr: 'en cours' }).execute();
          await over;
        }),
      );
      const moving = on.start('customers', ['move', one, '--to', 'prod-y']);
      await closed();
      await wait(recordLifetime + 2_000);
      expect(moving.output()).toBe('');
      commit();
      await begun;
      expect(await moving.ended).toMatchObject({
        code: 0,
        err: '',
        out: expect.stringContaining('La base «\u00a0BDGpUn\u00a0» est sur «\u00a0prod-y\u00a0».\n'),
      });
      expect(await rowsHere(IDCustomer)).toEqual({});
      const after = standing(await rowsThere(IDCustomer));
      const civilites = [...before.rows['civilites']!, '{"Descr": "en cours", "IDCivilite": 503}'].toSorted();
      expect({ ...after.rows, civilites: after.rows['civilites']?.toSorted() }).toEqual({ ...before.rows, civilites });
      expect(after.journal.slice(0, -1)).toEqual(before.journal);
      expect(after.journal.at(-1)).toMatchObject({ Auteur: 'op', NomTable: 'civilites', IDLigne: '503' });
      expect(after.last).toEqual({ Auteur: userInfo().username, Action: 'Déplacer une base client', NomTable: '*' });
      expect(await record(one)).toMatchObject({ IDCustomer, serverName: 'prod-y', closedFor: null });
      expect(await rowsHere(neighbour)).toEqual(other);
      expect(await rowsThere(neighbour)).toEqual({});
      expect(await opensAt(shard!.server, IDCustomer)).toBe('secret-1');
      const { IDCivilite } = await shard!.server.write({ IDCustomer }, author, (trx) =>
        trx.insertInto('civilites').values({ Descr: 'après' }).returning('IDCivilite').executeTakeFirstOrThrow(),
      );
      expect(IDCivilite).toBeGreaterThan(0);
      const files = await readdir(join(on.folder, 'exports'));
      expect(files).toEqual([expect.stringMatching(/^BDGpUn-.*\.comptoir\.gz$/)]);
      expect((await stat(join(on.folder, 'exports', files[0]!))).mode & 0o777).toBe(0o600);
    });

    it('keeps its rows when moved to another name of the same database', async () => {
      const { IDCustomer } = (await record(one))!;
      const before = await rowsThere(IDCustomer);
      await move('prod-z');
      expect(await rowsThere(IDCustomer)).toEqual(before);
      expect((await record(one))?.serverName).toBe('prod-z');
    });

    it('stays if the move is interrupted, and moves when asked again', async () => {
      const { IDCustomer } = (await record(one))!;
      const before = await rowsThere(IDCustomer);
      const release = await on.look((server) => hold(server, 'civilites'));
      const moving = on.start('customers', ['move', one, '--to', 'prod-x']);
      await moving.says('lignes exportées');
      await on.look((server) => killAt(server, moving));
      await release();
      expect(await record(one)).toMatchObject({ serverName: 'prod-z', closedFor: 'move' });
      expect(await rowsThere(IDCustomer)).toEqual(before);
      await vi.waitFor(
        async () => expect(Object.keys(await rowsHere(IDCustomer)).filter((name) => name !== 'revisions')).toEqual([]),
        patience,
      );
      await move('prod-x');
      expect(await record(one)).toMatchObject({ serverName: 'prod-x', closedFor: null });
      expect(await rowsThere(IDCustomer)).toEqual({});
      const [was, is] = [standing(before), standing(await rowsHere(IDCustomer))];
      expect([is.rows, is.journal]).toEqual([was.rows, was.journal]);
    });

    it.each([
      ['the same is asked again', 'prod-y'],
      ['it is asked back', 'prod-x'],
    ])('leaves no remains where it was when the move is cut short while they go: %s', async (_, next) => {
      if ((await record(one))!.serverName !== 'prod-x') await move('prod-x');
      const { IDCustomer } = (await record(one))!;
      const before = standing(await rowsHere(IDCustomer));
      const loading = await hold(shard!.server, 'civilites');
      const moving = on.start('customers', ['move', one, '--to', 'prod-y']);
      await moving.says('lignes exportées');
      // Among the last to go.
      const removing = await on.look((server) => hold(server, 'activites'));
      await loading();
      await vi.waitFor(async () => expect((await record(one))?.serverName).toBe('prod-y'), patience);
      await on.look((server) => killAt(server, moving));
      await removing();
      expect(Object.keys(await rowsHere(IDCustomer))).toContain('activites');
      await move(next);
      const [here, there] = [await rowsHere(IDCustomer), await rowsThere(IDCustomer)];
      const [left, home] = next === 'prod-x' ? [there, here] : [here, there];
      expect(left).toEqual({});
      const after = standing(home);
      expect([after.rows, after.journal]).toEqual([before.rows, before.journal]);
    });
  });

  it('is removed completely, and restored from its export', async () => {
    const { IDCustomer, serverName } = (await record(one))!;
    const neighbour = (await record(two))!.IDCustomer;
    const [before, other] = [standing(await rowsHere(IDCustomer)), await rowsHere(neighbour)];
    // Left by a move that was interrupted.
    await shard?.server.load(IDCustomer, author, (trx) => trx.insertInto('civilites').values({ Descr: 'reste' }).execute());
    const out = await on.ok('customers', ['remove', one, '--confirm', one]);
    const path = /lignes exportées → (.*)\n/.exec(out)?.[1] ?? '';
    expect(out).toMatch(/La base «\u00a0BDGpUn\u00a0» est retirée\u00a0: \d+ lignes\.\n$/);
    expect(await record(one)).toBeUndefined();
    expect(await rowsHere(IDCustomer)).toEqual({});
    if (shard) expect(await rowsThere(IDCustomer)).toEqual({});
    expect(await rowsHere(neighbour)).toEqual(other);
    const inRegistry = await on.look((server) =>
      server.admin(async (client) => {
        const { rows: tables } = await client.query<{ name: string }>(
          `select attrelid::regclass::text as name from pg_attribute join pg_class c on c.oid = attrelid
           where attname = 'IDCustomer' and relnamespace = 'registry'::regnamespace and relkind = 'r' order by 1`,
        );
        const found = [];
        for (const { name } of tables)
          found.push([name, (await client.query(`select from ${name} where "IDCustomer" = $1`, [IDCustomer])).rowCount]);
        return found;
      }),
    );
    expect(inRegistry.length).toBeGreaterThan(9);
    expect(inRegistry.filter(([, rows]) => rows !== 0)).toEqual([]);
    expect(await on.run('customers', ['remove', one, '--confirm', one])).toMatchObject({ code: 1 });

    await on.ok('data', ['import', path]);
    const back = (await record(one))!;
    expect(back).toMatchObject({ serverName, schema: 'c_bdgpun', closedFor: null, openedAt: expect.any(String) });
    expect(back.IDCustomer).not.toBe(IDCustomer);
    const after = standing(await rowsHere(back.IDCustomer));
    expect([after.rows, after.journal]).toEqual([before.rows, before.journal]);
    expect(after.last).toEqual({ Auteur: userInfo().username, Action: 'Importer une base client', NomTable: '*' });
    expect(await on.look((server) => opensAt(server, back.IDCustomer))).toBe('secret-1');
    expect(await rowsHere(neighbour)).toEqual(other);
  });
});
