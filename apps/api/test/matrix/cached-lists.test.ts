import { allEndpoints } from '@comptoir/contract/all';
import { catalogue } from '@comptoir/contract/catalogue/all';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { cachedLists } from '../../src/app.ts';
import { ClientConnection } from '../../src/db/driver/connection.ts';
import { engines } from '../database.ts';
import { testApp, type TestApp } from '../http.ts';
import { clients, meeting, send } from './matrix.ts';

const lists = cachedLists();
const calls = Object.entries(allEndpoints).flatMap(([name, endpoint]) => {
  const tables = endpoint.method === 'GET' ? lists.get(endpoint.path) : undefined;
  return tables ? [{ name, endpoint, tables }] : [];
});

/** The customers' tables in a statement. */
const tablesIn = (sql: string) => [...sql.matchAll(/"comptoir"\."(\w+)"/g)].map(([, table]) => table!);

/** If a list's mark leaves out one of its tables, the list is served out of date. */
describe.each(engines())('a list that is answered by revisions (%s)', (engine) => {
  let on: TestApp;
  let as: ReturnType<typeof clients>;
  beforeAll(async () => {
    on = await testApp(engine);
    as = clients(on);
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => on.close());

  test('covers each list that the routes name', () => {
    expect(calls.map(({ endpoint }) => endpoint.path).toSorted()).toEqual([...lists.keys()].toSorted());
  });

  test.each(calls)('$name names every table that it reads', async ({ name, endpoint, tables }) => {
    const kind = endpoint.who.includes('operator') ? 'operator' : 'customer';
    const client = await as(kind, meeting(endpoint, 'BDGpUn'));
    const ways = (['jsonRows', 'executeQuery', 'executeTogether'] as const).map((way) => vi.spyOn(ClientConnection.prototype, way));
    const { status, headers } = await send(client, name, endpoint);
    // A browser keeps nothing of a list that is about people.
    const tellsOfPeople = tables.some((table) => catalogue[table]?.nature === 'personne');
    expect([status, headers['cache-control']]).toEqual([200, tellsOfPeople ? 'no-store' : 'private, no-cache']);
    const asked = ways.flatMap((way) => way.mock.calls.flatMap(([query]) => query));
    const read = new Set(asked.flatMap(({ sql }) => tablesIn(sql)).filter((table) => table !== 'revisions'));
    expect([...read].filter((table) => !tables.includes(table))).toEqual([]);
    expect(read.size).toBeGreaterThan(0);
  });
});
