import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, testDatabase, type TestDatabase } from '../../test/database.ts';
import { commandLine, type CommandLine } from '../../test/kill/kill-commands.ts';
import type { DatabaseServer } from '../db/open.ts';

/** The rows of a customer that was opened and never used. */
const firstRows = (server: DatabaseServer, IDCustomer: number) =>
  server.parc.selectFrom('gpParametres').select(['IDCustomer', 'IDGpParametres']).where('IDCustomer', '=', IDCustomer).execute();

describe.each(engines())('customers, %s', (engine) => {
  let on: CommandLine;
  beforeAll(async () => {
    on = await commandLine(engine);
  });
  /** Registered servers, reachable until the end. */
  const others: TestDatabase[] = [];
  afterAll(async () => {
    await on.remove();
    for (const other of others) await other.drop();
  });

  const isLast = engine === engines().at(-1);
  const customers = (line: string, ...more: string[]) => on.ok('customers', [...line.split(' '), ...more]);
  const customer = (name: string) =>
    on.look(({ registry }) => registry.selectFrom('customers').selectAll().where('name', '=', name).executeTakeFirst());

  it('are made on a server of the registry', async () => {
    await customers('server-add --name prod-x --ip 192.0.2.5');
    const options = '--activites 2,1 --host Un.backoffice.example --url eseller=https://un.example --groupement 7 --delete-origines';
    await customers(`create --name BDGpUn --server prod-x ${options}`, '--label', 'Groupe Un');
    expect(await customer('BDGpUn')).toMatchObject({
      schema: 'c_bdgpun',
      label: 'Groupe Un',
      activites: [1, 2],
      hosts: ['un.backoffice.example'],
      IDGroupements: 7,
      deleteOrigines: true,
      FAM_FactureeSeller: false,
      openedAt: expect.any(String),
      closedFor: null,
    });
    const { IDCustomer } = (await customer('BDGpUn'))!;
    expect(await on.look((server) => firstRows(server, IDCustomer))).toEqual([{ IDCustomer, IDGpParametres: 1 }]);
  });

  it.runIf(isLast)('are changed: what is given, and nothing else', async () => {
    await customers('update --name BDGpUn --facturee --no-delete-origines --url eseller=https://deux.example --host', '');
    expect(await customer('BDGpUn')).toMatchObject({
      label: 'Groupe Un',
      activites: [1, 2],
      hosts: [],
      deleteOrigines: false,
      FAM_FactureeSeller: true,
    });
    const urls = on.look(({ registry }) => registry.selectFrom('urls').select(['product', 'URL', 'IDGroupements']).execute());
    expect(await urls).toEqual([{ product: 'eseller', URL: 'https://deux.example', IDGroupements: 7 }]);
  });

  it.runIf(isLast)('are listed, with their servers', async () => {
    expect(await customers('list')).toMatch(/^BDGpUn +prod-x +1,2 +ouverte +Groupe Un\n$/);
    await customers('server-add --name pprod-x --ip 2001:db8::1 --honda');
    const [test, production] = (await customers('servers')).trimEnd().split('\n');
    expect(test).toMatch(/^pprod-x +2001:db8::1 +0 base\(s\) {2}base principale, Honda$/);
    expect(production).toMatch(/^prod-x +192\.0\.2\.5 +1 base\(s\) {2}base principale$/);
    const again = await on.run('customers', ['server-add', '--name', 'prod-x', '--ip', '192.0.2.6']);
    expect(again).toMatchObject({ code: 1, err: 'Le serveur «\u00a0prod-x\u00a0» est déjà inscrit.\n' });
  });

  it.runIf(isLast).each([
    [['--name', 'BDGpUn'], 'La base «\u00a0BDGpUn\u00a0» est déjà inscrite.\n'],
    [['--name', 'BDGpUN'], 'Ce nom est trop proche de «\u00a0BDGpUn\u00a0», qui est déjà inscrite.\n'],
    [['--name', 'BDGpDeux', '--server', 'prod-z'], expect.stringContaining('«\u00a0prod-z\u00a0» n’est pas inscrit')],
    [['--name', 'BDGpDeux', '--host', 'un.console.example'], expect.stringContaining('ce n’est pas un hôte d’accès client')],
    [['--name', 'BDGpDeux', '--activites', 'agri'], '--activites agri\u00a0: un nombre entier est attendu.\n'],
    [['--name', 'BDGpDeux', '--url', 'eseller'], '--url eseller\u00a0: PRODUIT=https://… est attendu.\n'],
  ])('refuses %j', async (own, err) => {
    expect(await on.run('customers', ['create', '--label', 'L', '--server', 'prod-x', ...own])).toMatchObject({ out: '', err });
    expect(await customer('BDGpDeux')).toBeUndefined();
  });

  it.runIf(engine === 'postgres')('live on a server with a connection of its own, sealed', async () => {
    const other = await testDatabase('postgres');
    others.push(other);
    const url = 'url' in other.source ? other.source.url : '';
    const add = ['server-add', '--name', 'prod-y', '--ip', '192.0.2.9', '--connection-stdin'];
    const unreachable = await on.run('customers', add, 'postgres://127.0.0.1:1/x\n');
    expect(unreachable).toMatchObject({ code: 1, err: expect.stringContaining('PostgreSQL n’est pas joignable') });
    await on.ok('customers', add, `${url}\n`);
    await customers('create --name BDGpLoin --label Loin --server prod-y');
    const { IDCustomer } = (await customer('BDGpLoin'))!;
    expect(await firstRows(other.server, IDCustomer)).toEqual([{ IDCustomer, IDGpParametres: 1 }]);
    expect(await on.look((server) => firstRows(server, IDCustomer))).toEqual([]);
    const connection = () =>
      on.look(({ registry }) => registry.selectFrom('servers').select('connection').where('name', '=', 'prod-y').executeTakeFirstOrThrow());
    const before = await connection();
    expect(before.connection).toMatch(/^v1\./);
    await on.ok('customers', ['server-connection', '--name', 'prod-y'], `${url}\n`);
    expect((await connection()).connection).not.toBe(before.connection);

    // A used customer moves there, and its next ids come from there.
    const un = (await customer('BDGpUn'))!.IDCustomer;
    const write = (server: DatabaseServer) => server.customer(un).insertInto('civilites').values({ Descr: 'Maître' }).execute();
    await on.look(write);
    const civilites = (server: DatabaseServer) => server.customer(un).selectFrom('civilites').select('Descr').execute();
    expect(await customers('move BDGpUn --to prod-y')).toContain('La base «\u00a0BDGpUn\u00a0» est sur «\u00a0prod-y\u00a0».\n');
    expect(await civilites(other.server)).toEqual([{ Descr: 'Maître' }]);
    expect(await on.look(civilites)).toEqual([]);
    expect(await on.look((server) => firstRows(server, un))).toEqual([]);
    expect(await customer('BDGpUn')).toMatchObject({ IDCustomer: un, closedFor: null, openedAt: expect.any(String) });
    await write(other.server);
    expect(await customers('move BDGpUn --to prod-x')).toContain('La base «\u00a0BDGpUn\u00a0» est sur «\u00a0prod-x\u00a0».\n');
    expect(await on.look(civilites)).toHaveLength(2);
    expect(await firstRows(other.server, un)).toEqual([]);
    expect(await firstRows(other.server, IDCustomer)).toHaveLength(1);
  });

  it('are exported, removed, and restored from the file', async () => {
    const un = (await customer('BDGpUn'))!.IDCustomer;
    const refused = await on.run('customers', ['remove', 'BDGpUn', '--confirm', 'BDGpDeux']);
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('rien n’a changé') });
    expect(await on.look((server) => firstRows(server, un))).toHaveLength(1);
    const out = await customers('remove BDGpUn --confirm BDGpUn');
    expect(out).toMatch(/La base «\u00a0BDGpUn\u00a0» est retirée\u00a0: \d+ lignes\.\n$/);
    expect(await customer('BDGpUn')).toBeUndefined();
    expect(await on.look((server) => firstRows(server, un))).toEqual([]);
    const [, file] = /→ (.*)\n/.exec(out)!;
    await on.ok('data', ['import', file!]);
    const again = (await customer('BDGpUn'))!;
    expect(again).toMatchObject({ label: 'Groupe Un', schema: 'c_bdgpun', openedAt: expect.any(String) });
    expect(await on.look((server) => firstRows(server, again.IDCustomer))).toHaveLength(1);
  });
});
