import { allEndpoints } from '@comptoir/contract/all';
import { ditesAilleurs, sansEssaiOf, type Essai } from '@comptoir/contract/essai';
import { references } from '@comptoir/contract/references/all';
import type { Endpoint } from '@comptoir/contract/kit';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { cases } from '../matrix/cases.ts';
import { engines, usualEngines } from '../database.ts';
import { testApp, type TestApp } from '../http.ts';
import { undocumented } from '../matrix/judge.ts';
import { clients, meeting, paramsFor, pathOf } from '../matrix/matrix.ts';
import { sampleRow } from '../rows/references.ts';
import { allDigests } from '../rows/table-digests.ts';
import { linesOf, sameChanges } from './same-changes.ts';

const all = Object.entries<Endpoint>(allEndpoints).filter(([, { method }]) => method !== 'GET');
const triable = all.filter(([, endpoint]) => sansEssaiOf(endpoint) === undefined);
const untriable = all.filter(([, endpoint]) => sansEssaiOf(endpoint) !== undefined);

test('most calls that write can be tried', () => {
  const writing = untriable.flatMap(([name, endpoint]) => (endpoint.untriable ? [name] : []));
  expect(writing.length).toBeLessThan(triable.length / 10);
  expect(triable.filter(([name]) => !cases[name]).map(([name]) => name)).toEqual([]);
});

const whoOf = ({ who }: Endpoint) => (who.includes('operator') ? 'operator' : 'customer');

describe.each(engines())('a write that is tried (%s)', (engine) => {
  let on: TestApp;
  let as: ReturnType<typeof clients>;
  beforeAll(async () => {
    on = await testApp(engine);
    as = clients(on);
    for (const spec of references) await (await as('operator')).call('POST', spec.path, sampleRow(spec));
  });
  afterAll(() => on.close());

  /** Makes a call as its case says, on a row that is there. */
  const callerOf = async (name: string, endpoint: Endpoint) => {
    const client = await as(whoOf(endpoint), meeting(endpoint, 'BDGpUn'));
    const { refuses, query = '', body, headers } = cases[name]!;
    const params = refuses ? cases[name]!.params : await paramsFor(client, name, endpoint);
    return (more: Record<string, string>) =>
      client.call<Essai>(endpoint.method, `${pathOf(endpoint, params)}${query}`, body, { ...headers, ...more });
  };

  // The embedded engine, which is slower, does them all once.
  test.runIf(usualEngines().includes(engine))('all of them together keep nothing', async () => {
    const callers: Awaited<ReturnType<typeof callerOf>>[] = [];
    for (const [name, endpoint] of triable) callers.push(await callerOf(name, endpoint));
    const before = await allDigests(on.app.database);
    let taken = 0;
    for (const call of callers) if ((await call({ 'x-essai': '1' })).status === 200) taken += 1;
    expect(await allDigests(on.app.database)).toEqual(before);
    expect(taken).toBeGreaterThan(triable.length * 0.6);
  });

  test.each(triable)('%s: is what is then done', async (name, endpoint) => {
    const call = await callerOf(name, endpoint);
    const before = inject('proving') ? await allDigests(on.app.database) : undefined;
    const tried = await call({ 'x-essai': '1' });
    if (before) expect(await allDigests(on.app.database)).toEqual(before);
    expect(undocumented(endpoint, tried)).toBeUndefined();
    const done = await call({});
    expect(tried.status, tried.text).toBe(done.status);
    if (done.status !== 200) return;
    expect(tried.body.essai).toBe(true);
    const lines = await linesOf(on, String(done.headers['x-request-id']), endpoint.on === 'customer' ? 'comptoir' : 'registry');
    const written = lines.filter(({ table }) => !ditesAilleurs.includes(table));
    // What is not told as a change is told as mail, each message once.
    expect(tried.body.courriels).toHaveLength(lines.filter(({ table, operation }) => table === 'outbox' && operation === 'I').length);
    expect(tried.body.nbChangements).toBe(written.length);
    // Customer access reads no value of the registry.
    if (endpoint.on === 'registry' && whoOf(endpoint) === 'customer') return;
    sameChanges(tried.body.changements, written);
  });
});

describe.each(usualEngines())('a call that cannot be tried (%s)', (engine) => {
  let on: TestApp;
  let as: ReturnType<typeof clients>;
  beforeAll(async () => {
    on = await testApp(engine);
    as = clients(on);
  });
  afterAll(() => on.close());

  test('says so, and does nothing', async () => {
    const callers = await Promise.all(
      untriable.map(async ([name, endpoint]) => {
        const isPublic = endpoint.who.includes('public');
        return [name, endpoint, isPublic ? on.client() : await as(whoOf(endpoint), meeting(endpoint, 'BDGpUn'))] as const;
      }),
    );
    const before = await allDigests(on.app.database);
    for (const [name, endpoint, client] of callers) {
      const { params, body, headers } = cases[name]!;
      const answer = await client.call<{ code: string }>(endpoint.method, pathOf(endpoint, params), body, { ...headers, 'x-essai': '1' });
      expect([name, answer.status, answer.body.code]).toEqual([name, 422, 'essai']);
      expect(undocumented(endpoint, answer)).toBeUndefined();
    }
    expect(await allDigests(on.app.database)).toEqual(before);
  });

  test('a header of another value is refused, and nothing is written', async () => {
    const client = await as('operator');
    const before = await allDigests(on.app.database);
    for (const value of ['true', '0', '', '1, 1']) {
      const answer = await client.call('PUT', '/api/utilisateurs/2', { Actif: false }, { 'x-essai': value });
      expect([answer.status, value]).toEqual([400, value]);
    }
    expect(await allDigests(on.app.database)).toEqual(before);
  });
});
