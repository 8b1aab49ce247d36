import { setTimeout as wait } from 'node:timers/promises';
import { session } from '@comptoir/contract/domains/session/session.calls';
import { readConfig } from '../apps/api/src/config/config.ts';
import { openDatabase } from '../apps/api/src/db/open.ts';
import { allProbes } from '../apps/api/src/interfaces/all.ts';
import { Health } from '../apps/api/src/domains/sante/health.ts';
import { Partners } from '../apps/api/src/partners/partners.ts';
import { openCustomers } from '../apps/api/src/registry/customers.ts';
import { openInstallationVault } from '../apps/api/src/registry/installation-vault.ts';
import { fillActivity } from './activity.ts';
import { ask, giant, openGiant, signIn } from './caller.ts';
import type { Cluster } from './cluster.ts';
import { createCustomers } from './customers.ts';
import { asOwner, type Engine } from './engines.ts';
import { asLogin, fill } from './fill.ts';
import { measureImport } from './import.ts';
import { median, millisOf, percentile } from './measure.ts';
import { startProduct, type Product } from './programs.ts';
import { figure, kilobytes, milliseconds, seconds, times, type Row, type Section } from './report.ts';

const empty = 200;
const first = 10_001;
const many = 2000;
const visits = 200;
const big = `case when n % 100 = 50 then 10000 else 50 + (n * 37) % 451 end`;

interface Scaled {
  engine: Engine;
  url: string;
  server: string;
}

const sizeOf = async ({ url }: Scaled) => {
  const [row] = await asOwner(url, 'select pg_database_size(current_database()) as size');
  return Number(row!['size']);
};

/** Transactions in an idle minute, counted from another database. */
const idleMinute = async ({ url, server }: Scaled) => {
  // Otherwise PostgreSQL does it during that minute.
  await asLogin(url, (query) => query('vacuum analyze'));
  const name = new URL(url).pathname.slice(1);
  const count = async () => {
    const [row] = await asOwner(server, `select xact_commit + xact_rollback as n from pg_stat_database where datname = '${name}'`);
    return Number(row!['n']);
  };
  // Statistics of recent statements arrive late.
  await wait(15_000);
  const before = await count();
  await wait(60_000);
  return (await count()) - before;
};

const measureSize = async (scaled: Scaled) => {
  const database = await openDatabase({ url: scaled.url });
  const before = await sizeOf(scaled);
  const spent = await createCustomers(database, empty);
  const grown = (await sizeOf(scaled)) - before;
  await database.close();
  return [
    figure(`size on disk of an empty customer, of ${empty}`, grown / empty, kilobytes, 100_000),
    figure('new customer, registered and ready, median', median(spent), milliseconds, 50),
  ];
};

const measureVisits = async ({ port }: Product, token: string): Promise<Row[]> => {
  const databases: number[] = [];
  for (let count = 0; count < 21; count += 1) databases.push(await millisOf(() => ask(port, '/api/databases', { token })));
  const choices: number[] = [];
  const lists: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const bdgp = `BDGpBanc${first + ((visit * 607) % many)}`;
    const began = performance.now();
    const chosen = session.select.answer.parse(
      await ask(port, '/api/adminSelectDatabase', { method: 'POST', token, body: '{}', headers: { server: giant.server, bdgp } }),
    );
    choices.push(performance.now() - began);
    lists.push(await millisOf(() => ask(port, '/api/utilisateurs', { token: chosen.token })));
  }
  return [
    figure('choice of a customer, 95th percentile', percentile(choices, 0.95), milliseconds, 100),
    figure('its first list of users, 95th percentile', percentile(lists, 0.95), milliseconds, 100),
    figure('the same, median', median(lists), milliseconds),
    figure('list of all customers (/api/databases), median', median(databases), milliseconds, 50),
  ];
};

/** What an operator sees before any customer is chosen. */
const measureHome = async ({ port }: Product, token: string): Promise<Row[]> => {
  const timed = async (path: string) => {
    const found: number[] = [];
    for (let count = 0; count < 21; count += 1) found.push(await millisOf(() => ask(port, path, { token })));
    return median(found);
  };
  return [
    figure(`home of an operator, ${many} customers with a day's changes`, await timed('/api/accueil'), milliseconds, 300),
    figure('their notifications', await timed('/api/notifications'), milliseconds, 100),
  ];
};

/** From the end of PostgreSQL to the product's first answer with one of its lists. */
const measureKill = async ({ port }: Product, token: string, cluster: Cluster) => {
  await cluster.kill();
  const began = performance.now();
  await cluster.start();
  const up = performance.now() - began;
  const isBack = () =>
    ask(port, '/api/civilites', { token }).then(
      () => true,
      () => false,
    );
  while (!(await isBack())) await wait(20);
  return [
    figure('PostgreSQL killed (-9) and started again, until it answers', up, seconds, 10_000),
    figure('the same, until the product answers', performance.now() - began, seconds, 10_000),
  ];
};

/** As if each customer's figures of the day had been counted: the clock would else count all of them in the idle minute. */
const counted = `insert into registry."chiffresTours" ("IDCustomer", "ProchaineVerification")
  select "IDCustomer", now() + interval '1 day' from registry."customers" on conflict do nothing`;

/** Every turn is due at once, and no customer has a login to check. */
const measureTurn = async ({ engine, url }: Scaled) => {
  await asLogin(url, async (query) => {
    await query('delete from registry."santeTours"');
    for (const table of ['santeEtats', 'santeAlertes']) await query(`delete from comptoir."${table}" where "IDCustomer" >= ${first}`);
    await query(
      `insert into registry."santeTours" ("IDCustomer", "ProchaineVerification") select "IDCustomer", now() + make_interval(days => ("IDCustomer" < ${first})::int) - interval '1 second' from registry."customers"`,
    );
  });
  const config = readConfig({ ...process.env, ...engine.env });
  const database = await openDatabase({ url });
  const vault = await openInstallationVault(database, config.secretsKeyFile);
  const customers = openCustomers({ database, vault });
  const refuse = (what: unknown) => {
    throw new Error('nobody here has an access to check', { cause: what });
  };
  const health = new Health(
    { config, database, customers, vault, partners: new Partners(config, refuse), probes: allProbes, outbox: { wake: refuse } },
    refuse,
  );
  let taken = 0;
  const spent = await millisOf(async () => (taken = await health.runDue()));
  await health.stop();
  await customers.close();
  await database.close();
  if (taken < many) throw new Error(`${taken} turns were due, not ${many}`);
  return figure(`a health turn of ${taken} customers without accesses, all due`, spent, seconds, 20_000);
};

/** Two thousand customers in the tables. Without its own cluster PostgreSQL is not killed. */
export const measureScale = async (engine: Engine, server: string, cluster: Cluster | undefined): Promise<Section> => {
  const scaled = { engine, url: engine.env['DATABASE_URL']!, server };
  const rows: Row[] = [];
  let product = await startProduct(engine.env);
  const [chosen = ''] = await signIn(product.port, 1);
  await openGiant(product.port, chosen);
  const idle = await idleMinute(scaled);
  await product.stop();
  rows.push(...(await measureSize(scaled)));
  const filling = await millisOf(() => fill(scaled.url, { first, last: first + many - 1, users: big, rights: false }));
  console.log(`${many} customers filled in ${(filling / 1000).toFixed(0)} s, ${((await sizeOf(scaled)) / 1e9).toFixed(1)} GB`);
  await asLogin(scaled.url, (query) => query(counted));
  product = await startProduct(engine.env);
  rows.push(figure('start on existing data, to the printed address', product.ready, seconds, 1200));
  const [visitor = ''] = await signIn(product.port, 1);
  rows.push(...(await measureVisits(product, visitor)));
  // A session keeps the tokens of its last choices alone.
  const [token = ''] = await signIn(product.port, 1);
  // Before there is work of a day, which is sealed then.
  const idleOfMany = await idleMinute(scaled);
  rows.push(figure(`transactions of an idle minute, beside ${idle} with 16 customers`, idleOfMany, times, idle));
  await fillActivity(scaled.url, { first, last: first + many - 1 });
  rows.push(...(await measureHome(product, token)), await measureImport(product.port, token));
  if (cluster) rows.push(...(await measureKill(product, token, cluster)));
  await product.stop();
  rows.push(await measureTurn(scaled));
  return { title: `${many} customers, ${engine.name}`, rows };
};
