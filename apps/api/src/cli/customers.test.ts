import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, testDatabase } from '../../test/database.ts';
import { commandLine, type CommandLine } from '../../test/kill-commands.ts';

describe.each(engines())('customers, %s', (engine) => {
  let on: CommandLine;
  beforeAll(async () => {
    on = await commandLine(engine);
  });
  afterAll(() => on.remove());

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
      version: expect.any(String),
    });
    expect(await on.look((server) => server.customer('c_bdgpun').selectFrom('civilites').selectAll().execute())).toEqual([]);
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
    expect(await customers('list')).toMatch(/^BDGpUn +prod-x +1,2 +à jour +Groupe Un\n$/);
    await customers('server-add --name pprod-x --ip 2001:db8::1 --honda');
    const [test, production] = (await customers('servers')).trimEnd().split('\n');
    expect(test).toMatch(/^pprod-x +2001:db8::1 +0 base\(s\) {2}base principale, Honda$/);
    expect(production).toMatch(/^prod-x +192\.0\.2\.5 +1 base\(s\) {2}base principale$/);
    const again = await on.run('customers', ['server-add', '--name', 'prod-x', '--ip', '192.0.2.6']);
    expect(again).toMatchObject({ code: 1, err: 'Le serveur « prod-x » est déjà inscrit.\n' });
    expect(await customers('migrate')).toBe('Bases mises à jour : 0.\n');
  });

  it.runIf(isLast).each([
    [['--name', 'BDGpUn'], 'La base « BDGpUn » est déjà inscrite.\n'],
    [['--name', 'BDGpUN'], 'Ce nom est trop proche de « BDGpUn », qui est déjà inscrite.\n'],
    [['--name', 'BDGpDeux', '--server', 'prod-z'], expect.stringContaining('« prod-z » n’est pas inscrit')],
    [['--name', 'BDGpDeux', '--host', 'un.console.example'], expect.stringContaining('ce n’est pas un hôte d’accès client')],
    [['--name', 'BDGpDeux', '--activites', 'agri'], '--activites agri : un nombre entier est attendu.\n'],
    [['--name', 'BDGpDeux', '--url', 'eseller'], '--url eseller : PRODUIT=https://… est attendu.\n'],
  ])('refuses %j', async (own, err) => {
    expect(await on.run('customers', ['create', '--label', 'L', '--server', 'prod-x', ...own])).toMatchObject({ out: '', err });
    expect(await customer('BDGpDeux')).toBeUndefined();
  });

  it.runIf(engine === 'postgres')('live on a server with a connection of its own, sealed', async () => {
    const other = await testDatabase('postgres');
    const url = 'url' in other.source ? other.source.url : '';
    const add = ['server-add', '--name', 'prod-y', '--ip', '192.0.2.9', '--connection-stdin'];
    const unreachable = await on.run('customers', add, 'postgres://127.0.0.1:1/x\n');
    expect(unreachable).toMatchObject({ code: 1, err: expect.stringContaining('PostgreSQL n’est pas joignable') });
    await on.ok('customers', add, `${url}\n`);
    await customers('create --name BDGpLoin --label Loin --server prod-y');
    expect(await other.server.customer('c_bdgploin').selectFrom('civilites').selectAll().execute()).toEqual([]);
    const connection = () =>
      on.look(({ registry }) => registry.selectFrom('servers').select('connection').where('name', '=', 'prod-y').executeTakeFirstOrThrow());
    const before = await connection();
    expect(before.connection).toMatch(/^v1\./);
    await on.ok('customers', ['server-connection', '--name', 'prod-y'], `${url}\n`);
    expect((await connection()).connection).not.toBe(before.connection);
    await other.drop();
  });
});
