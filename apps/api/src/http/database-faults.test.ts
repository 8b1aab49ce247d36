import { randomBytes, randomUUID } from 'node:crypto';
import { allEndpoints } from '@comptoir/contract/all';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { engines, testDatabase } from '../../test/database.ts';
import { testApp, type TestApp } from '../../test/http.ts';
import { undocumented } from '../../test/matrix/judge.ts';
import { patience } from '../../test/patience.ts';
import { openProxy, type Proxy } from '../../test/outside/proxy.ts';
import { buildApp } from '../app.ts';
import { openFault } from '../db/faults/open-faults.ts';
import { openDatabase, type DatabaseServer } from '../db/open.ts';
import { openCustomers, type Customers } from '../registry/customers.ts';
import { prepareDatabase } from '../registry/prepare.ts';

interface Line {
  level: number;
  msg: string;
  fault?: string;
  err?: { stack?: string };
}

describe.each(engines())('a database that takes no writes (%s)', (engine) => {
  let on: TestApp;
  const lines: Line[] = [];
  beforeAll(async () => {
    on = await testApp(engine, { log: pino({ level: 'error' }, { write: (line) => lines.push(JSON.parse(line) as Line) }) });
  });
  afterAll(() => on.close());

  /** Wherever the table stands: its inserts fail as if the database did. */
  const failSql = (code: string) => `
    create function public.fail() returns trigger language plpgsql as $$ begin raise 'secret' using errcode = '${code}'; end $$;
    do $$ declare found regclass; begin
      for found in select oid from pg_class where relname = 'civilites' and relkind in ('r', 'p') loop
        execute format('create trigger fail before insert on %s for each row execute function public.fail()', found);
      end loop;
    end $$`;

  const failing = async (code: string) => {
    const operator = await on.operator();
    const write = () => operator.call<{ message: string }>('POST', '/api/civilites', { Descr: 'Maître' });
    expect((await write()).status).toBe(200);
    await on.app.database.admin((client) => client.query(failSql(code)));
    const answers = await Promise.all([write(), write(), write()]);
    await on.app.database.admin((client) => client.query('drop function public.fail cascade'));
    return answers;
  };

  it.each([
    ['53100', 'full', 'La base de données n’a plus de place\u00a0: rien n’a été enregistré. Prévenez l’exploitation.'],
    ['25006', 'readOnly', 'La base de données n’accepte que la lecture\u00a0: rien n’a été enregistré. Prévenez l’exploitation.'],
    ['53300', 'busy', 'La base de données est occupée. Réessayez dans un instant.'],
    ['57P03', 'gone', 'La base de données ne répond pas. Réessayez dans quelques instants. Vérifiez ensuite ce qui a été enregistré.'],
  ])('says so for %s, and once in the log', async (code, fault, message) => {
    lines.length = 0;
    for (const answer of await failing(code)) {
      const { status, body, headers } = answer;
      expect(undocumented(allEndpoints['civilites.create']!, answer)).toBeUndefined();
      expect([status, body]).toEqual([503, { code: 'not_ready', status: 503, message, requestId: expect.any(String) }]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(lines.map((line) => [line.fault, line.err])).toEqual([[fault, undefined]]);
  });

  it('says of a write under a key that it is not done twice', async () => {
    const operator = await on.operator();
    await on.app.database.admin((client) => client.query(failSql('57P03')));
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await operator.call<{ message: string }>('POST', '/api/civilites', { Descr: 'Maître' }, headers);
    await on.app.database.admin((client) => client.query('drop function public.fail cascade'));
    expect([answer.status, answer.body.message]).toEqual([
      503,
      'La base de données ne répond pas. Réessayez dans quelques instants. Ce qui est déjà enregistré ne le sera pas deux fois.',
    ]);
  });

  /** A server that runs has the tables it began with; those of another PostgreSQL it meets when it first needs them. */
  it.runIf(engine === 'postgres')('says that a newer release has migrated the server of a customer, once in the log', async () => {
    const { config, database, vault } = on.app;
    const there = await testDatabase('postgres');
    const operator = await on.operator('BDGpDeux');
    expect((await operator.call('GET', '/api/civilites')).status).toBe(200);
    const { IDServer, IDCustomer } = (await on.app.customers.find('BDGpDeux'))!;
    const place = (server: number) =>
      database.registry.updateTable('customers').set({ IDServer: server }).where('IDCustomer', '=', IDCustomer).execute();
    const added = await database.registry
      .insertInto('servers')
      .values({ name: 'prod-neuf', ip: '192.0.2.2', connection: null })
      .returning('IDServer')
      .executeTakeFirstOrThrow();
    const address = { schema: 'registry', table: 'servers', column: 'connection', id: added.IDServer };
    const connection = vault.seal(address, 'url' in there.source ? there.source.url : '');
    await database.registry.updateTable('servers').set({ connection }).where('IDServer', '=', added.IDServer).execute();
    await there.server.admin((client) => client.query(`insert into comptoir.migrations ("name") values ('9999-later')`));
    await place(added.IDServer);
    const own: Line[] = [];
    const customers = openCustomers({ database, vault });
    const log = pino({ level: 'error' }, { write: (line) => own.push(JSON.parse(line) as Line) });
    const { fastify } = await buildApp({ config, database, customers, vault }, log);
    const ask = (method: 'GET' | 'POST', token = operator.token) =>
      fastify.inject({
        method,
        url: '/api/civilites',
        headers: { authorization: token },
        ...(method === 'POST' ? { payload: { Descr: 'x' } } : {}),
      });
    try {
      for (const answer of await Promise.all([ask('GET'), ask('GET'), ask('POST')])) {
        expect(answer.json()).toMatchObject({ status: 503, message: expect.stringContaining('d’une version plus récente') });
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      }
      expect(own.map((line) => [line.fault, line.err])).toEqual([['tooNew', undefined]]);
      // Customers elsewhere are served, and this one as soon as its server fits again.
      expect((await ask('GET', (await on.operator()).token)).statusCode).toBe(200);
      await there.server.admin((client) => client.query(`delete from comptoir.migrations where "name" = '9999-later'`));
      expect((await ask('GET')).statusCode).toBe(200);
    } finally {
      await place(IDServer);
      await fastify.close();
      await customers.close();
      await there.drop();
    }
  });

  it.each(['comptoir', 'registry'])('lets no server start on a database whose %s a newer release has migrated', async (schema) => {
    const { database } = on.app;
    await database.admin((client) => client.query(`insert into ${schema}.migrations ("name") values ('9999-later')`));
    const refused = await prepareDatabase(database).catch((error: unknown) => error);
    await database.admin((client) => client.query(`delete from ${schema}.migrations where "name" = '9999-later'`));
    expect(openFault(refused)).toBe(
      `Le schéma «\u00a0${schema}\u00a0» vient d’une version plus récente (étape 9999-later)\u00a0: mettez le serveur à jour.`,
    );
    await prepareDatabase(database);
  });

  it('is not ready while the trial write fails, and lives', async () => {
    const ask = async (path: string) => (await on.client().call('GET', path)).status;
    expect([await ask('/api/health/ready'), await ask('/api/health/live')]).toEqual([200, 200]);
    await on.app.database.admin((client) =>
      client.query('alter table registry."writeProbe" add constraint closed check (false) not valid'),
    );
    expect([await ask('/api/health/ready'), await ask('/api/health/live')]).toEqual([503, 200]);
    await on.app.database.admin((client) => client.query('alter table registry."writeProbe" drop constraint closed'));
    expect(await ask('/api/health/ready')).toBe(200);
    on.app.readiness.stop();
    const stopping = await on.client().call<{ message: string }>('GET', '/api/health/ready');
    expect([stopping.status, stopping.body.message, stopping.headers['connection']]).toEqual([503, 'Ce serveur s’arrête.', 'close']);
    expect(await ask('/api/health/live')).toBe(200);
  });
});

const servers = engines().filter((engine) => engine === 'postgres');
describe.runIf(servers.length > 0)('a PostgreSQL on a bad day', () => {
  let on: TestApp;
  let proxy: Proxy;
  let database: DatabaseServer;
  let customers: Customers;
  let fastify: TestApp['fastify'];
  let token: string;
  const lines: Line[] = [];
  beforeAll(async () => {
    on = await testApp('postgres');
    ({ token } = await on.operator());
  });
  beforeEach(async () => {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    url.pathname = `/${on.app.database.facts.database}`;
    proxy = await openProxy(url.href);
    database = await openDatabase({ url: proxy.url, poolSize: 3, limitMillis: 1_000, waitMillis: 2_000 });
    const { config, vault } = on.app;
    customers = openCustomers({ database, vault });
    const log = pino({ level: 'error' }, { write: (line) => lines.push(JSON.parse(line) as Line) });
    ({ fastify } = await buildApp({ config, database, customers, vault }, log));
    expect((await read()).statusCode).toBe(200);
    lines.length = 0;
  });
  afterEach(async () => {
    proxy.thaw();
    proxy.cut();
    await fastify.close();
    await customers.close();
    await database.close();
    await proxy.close();
  });
  afterAll(() => on.close());

  const signed = () => ({ authorization: token });
  const read = () => fastify.inject({ url: '/api/civilites', headers: signed() });
  const write = (Descr = randomBytes(4).toString('hex')) =>
    fastify.inject({ method: 'POST', url: '/api/civilites', payload: { Descr }, headers: signed() });
  const many = () => Promise.all(Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? read() : write())));
  const health = async (path: string) => (await fastify.inject({ url: `/api/health/${path}` })).statusCode;
  const isWell = () => vi.waitFor(async () => expect([(await write()).statusCode, await health('ready')]).toEqual([200, 200]), patience);

  it('that is frozen ends no request with silence, and is served again afterwards', async () => {
    proxy.freeze();
    const answers = await many();
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after'] !== undefined])).toEqual(
      answers.map(() => [503, true]),
    );
    expect(
      answers
        .map((answer) => answer.json<{ message: string }>().message)
        .filter((message) => !/^La base de données (ne répond pas|est occupée)/.test(message)),
    ).toEqual([]);
    expect([await health('ready'), await health('live')]).toEqual([503, 200]);
    // One line for each kind of fault, without a stack.
    expect(lines.filter(({ err }) => err)).toEqual([]);
    expect(lines.length).toBeLessThanOrEqual(4);
    proxy.thaw();
    await isWell();
  });

  it('that hangs up in the middle is served again', async () => {
    const answers = many();
    proxy.cut();
    for (const { statusCode } of await answers) expect([200, 503]).toContain(statusCode);
    await isWell();
    expect(lines.filter(({ err }) => err)).toEqual([]);
  });

  it('that takes no connections is waited for', async () => {
    await proxy.refuse();
    const answers = await many();
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    expect([await health('ready'), await health('live')]).toEqual([503, 200]);
    await proxy.accept();
    await isWell();
  });

  it('that ends its connections itself is asked again', async () => {
    await on.app.database.admin((client) =>
      client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'),
    );
    for (const { statusCode } of await many()) expect([200, 503]).toContain(statusCode);
    await isWell();
    expect(lines.filter(({ err }) => err)).toEqual([]);
  });

  it('that was made read-only is read, and says why it keeps nothing', async () => {
    const name = on.app.database.facts.database;
    const set = (value: string) =>
      on.app.database.admin((client) => client.query(`begin read write; alter database "${name}" ${value}; commit`));
    await set('set default_transaction_read_only = on');
    proxy.cut();
    await vi.waitFor(async () => expect((await read()).statusCode).toBe(200), patience);
    expect((await write()).json()).toMatchObject({ status: 503, message: expect.stringContaining('n’accepte que la lecture') });
    expect(await health('ready')).toBe(503);
    await set('reset default_transaction_read_only');
    proxy.cut();
    await isWell();
  });

  it('throws a connection away whose answer is still to come', async () => {
    const before = proxy.taken();
    proxy.freeze();
    expect((await write()).statusCode).toBe(503);
    proxy.thaw();
    await isWell();
    expect(proxy.taken()).toBeGreaterThan(before);
  });
});
