import { allEndpoints } from '@comptoir/contract/all';
import type { Endpoint } from '@comptoir/contract/kit';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { customerMigrations } from '../../src/db/migrations/all.ts';
import { sealedColumns } from '../../src/secrets/secrets.store.ts';
import { cases } from '../matrix/cases.ts';
import { usualEngines } from '../database.ts';
import { testApp, type Client, type TestApp } from '../http.ts';
import { withPartners } from '../outside/partners.ts';
import { secretPlants } from './secret-plants.ts';

const secrets = secretPlants.flatMap((plant) => plant.secrets);
const heldBy = (text: string) => secrets.filter((secret) => text.includes(secret));
const pathOf = ({ path }: Endpoint, name: string) =>
  path.replace(/\{(\w+)\}/g, (_, key: string) => String(cases[name]!.params?.[key] ?? 1));
const isShown = (name: string) => secretPlants.some(({ shownBy }) => shownBy.includes(name));
const reads = Object.entries(allEndpoints).filter(
  ([name, { method, who }]) => (method === 'GET' && !who.includes('public')) || isShown(name),
);
/** Forms that ask their partner with typed or stored values. */
const checks = [
  'dbs.check',
  'planetVO.check',
  'smartDataForLead.check',
  'emailSms.testSms',
  'dbs.sitesDBS',
  'planetVO2.sitesPVO',
  'hondaKpi.check',
];
/** The planted login is typed again into the form that is checked. */
const typedFor = (name: string) => {
  const { body } = cases[name]!;
  const plant = secretPlants.find(({ shownBy }) => shownBy.some((read) => read.split('.')[0] === name.split('.')[0]));
  return body && { ...body, ...plant?.body };
};
const faults = ['none', 'refuse', 'error500', 'garbage', 'okWithError'];

describe.each(usualEngines())('planted secrets (%s)', (engine) => {
  let on: TestApp;
  let partners: Awaited<ReturnType<typeof withPartners>>;
  let operator: Client;
  let administrator: Client;
  let logged = '';
  const log = pino({ level: 'trace' }, { write: (line) => (logged += line) });
  const inDatabase = async <T>(text: ReturnType<typeof sql<T>>) => {
    const { db } = await on.app.customers.open((await on.app.customers.find('BDGpUn'))!);
    return (await text.execute(db)).rows;
  };

  beforeAll(async () => {
    on = await testApp(engine, { log });
    partners = await withPartners(on);
    operator = await on.operator();
    administrator = await on.customer();
    await operator.call('PUT', '/api/sites/1', { CodeConstructeur: 'ZQ-201' });
    for (const { method, path, body } of secretPlants) {
      const answer = await operator.call(method, path, body);
      expect(answer.status, `${path}: ${answer.text}`).toBe(200);
    }
    for (const fault of faults) {
      for (const name of new Set(Object.keys(on.app.config.partners))) await partners.fault(name, fault);
      for (const name of checks) {
        const endpoint = allEndpoints[name]!;
        const { text } = await operator.call(endpoint.method, pathOf(endpoint, name), typedFor(name));
        expect(heldBy(text), name).toEqual([]);
      }
    }
    await partners.noFault();
  });
  afterAll(async () => {
    await partners.close();
    await on.close();
  });

  test('fill every sealed column', async () => {
    for (const { table, column } of sealedColumns(customerMigrations)) {
      const rows = await inDatabase(
        sql<{ held: string }>`select ${sql.ref(column)} held from ${sql.id('comptoir', table)} where ${sql.ref(column)} is not null`,
      );
      expect(rows.length, `${table}.${column}`).toBeGreaterThan(0);
    }
  });

  test.each(reads)('%s answers them only where they are shown, and to whom', async (name, endpoint) => {
    const shown = secretPlants.filter(({ shownBy }) => shownBy.includes(name));
    const held = async (client: Client) => heldBy((await client.call(endpoint.method, pathOf(endpoint, name), cases[name]!.body)).text);
    const allowed = shown.flatMap((plant) => plant.secrets);
    const seen = await held(operator);
    expect(seen.filter((secret) => !allowed.includes(secret))).toEqual([]);
    for (const plant of shown) expect(plant.secrets.some((secret) => seen.includes(secret))).toBe(true);
    if (shown.length > 0) expect(['secrets', 'export']).toContain(endpoint.trace);
    const toCustomers = shown.filter(({ shownToCustomers }) => shownToCustomers?.includes(name)).flatMap((plant) => plant.secrets);
    expect(await held(administrator)).toEqual(toCustomers);
  });

  test('are nowhere in the database in clear: rows, journal, exchange log and outbox', async () => {
    const tables = await inDatabase(
      sql<{ name: string }>`select table_name "name" from information_schema.tables where table_schema = 'comptoir'`,
    );
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['journal', 'echanges', 'accesPartenaires']));
    for (const { name } of tables) {
      const rows = await inDatabase(sql<{ row: unknown }>`select to_jsonb(t) "row" from ${sql.id('comptoir', name)} t`);
      expect(heldBy(JSON.stringify(rows)), name).toEqual([]);
    }
  });

  test('were sent to partners', async () => {
    const [{ count } = { count: 0 }] = await inDatabase(sql<{ count: number }>`select count(*)::int "count" from comptoir.echanges`);
    expect(count).toBeGreaterThan(faults.length);
  });

  test('are in no line of the log, even if the database refuses their row', async () => {
    const record = (await on.app.customers.find('BDGpUn'))!;
    const { database } = await on.app.customers.open(record);
    const tables = new Set(sealedColumns(customerMigrations).map(({ table }) => table));
    await database.admin(async (client) => {
      for (const table of tables) await client.query(`alter table comptoir."${table}" add check (false) not valid`);
    });
    for (const { method, path, body } of secretPlants) {
      const { status, text } = await operator.call(method, path, JSON.parse(JSON.stringify(body).replaceAll('Zq8-', 'Yw9-')) as object);
      expect(status, path).toBe(500);
      expect(text).not.toContain('Yw9-');
    }
    expect(logged).toContain('request failed');
    expect(heldBy(logged)).toEqual([]);
    expect(logged).not.toContain('Yw9-');
  });
});
