import { allEndpoints } from '@comptoir/contract/all';
import { isWrite } from '@comptoir/contract/kit';
import { mayCall } from '@comptoir/contract/rights';
import { references } from '@comptoir/contract/references/all';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { cases } from './cases.ts';
import { sampleRow } from '../rows/references.ts';
import { engines, usualEngines } from '../database.ts';
import { customersApart } from './customers-apart.ts';
import { testApp, type Client, type TestApp } from '../http.ts';
import { undocumented } from './judge.ts';
import { clients, guarded, meeting, onCustomer, pathOf, send } from './matrix.ts';

test('every call of the contract has a case', () => {
  expect(Object.keys(allEndpoints).filter((name) => !cases[name])).toEqual([]);
  expect(Object.keys(cases).filter((name) => !allEndpoints[name])).toEqual([]);
});

describe.each(usualEngines())('who may call what (%s)', (engine) => {
  let on: TestApp;
  let as: ReturnType<typeof clients>;
  beforeAll(async () => {
    on = await testApp(engine);
    as = clients(on);
  });
  afterAll(() => on.close());

  test.each(guarded)('%s: without a token, or with a bad one', async (name, endpoint) => {
    const operator = await as('operator');
    const tampered = `${operator.token.slice(0, -3)}abc`;
    for (const token of ['', 'x.y.z', tampered]) {
      const { status, body } = await send(on.client(token), name, endpoint);
      expect(status).toBe(401);
      expect(body.message).toBeTruthy();
      expect(body.requestId).toBeTruthy();
    }
  });

  test.each(guarded)('%s: the other kind, or a group that does not meet the condition', async (name, endpoint) => {
    for (const BDGp of ['BDGpUn', 'BDGpNiTrois', 'BDGpQuatre']) {
      const activites = BDGp === 'BDGpQuatre' ? [1, 2] : [1];
      for (const kind of ['operator', 'customer'] as const) {
        const { status } = await send(await as(kind, BDGp), name, endpoint);
        if (mayCall(endpoint, { kind, BDGp, activites })) {
          if (cases[name]!.refuses !== 403) expect([401, 403, 500]).not.toContain(status);
        } else expect(status).toBe(403);
      }
    }
  });

  test('long work, told line by line', async () => {
    const told: string[] = [];
    for (const [name, endpoint] of onCustomer.filter(([, { batches }]) => batches)) {
      const client = await as('operator', meeting(endpoint, 'BDGpUn'));
      const answer = await send(client, name, endpoint, undefined, { accept: 'application/x-ndjson' });
      if (answer.status === 200) told.push(answer.text.trimEnd().split('\n').at(-1)!);
    }
    expect(told.filter((line) => line.startsWith('{"result":')).length).toBeGreaterThan(3);
    expect(told.filter((line) => line.startsWith('{"refusal":')).length).toBeGreaterThan(3);
  });

  test('a file of lines, each as the document says', async () => {
    const operator = await as('operator');
    await send(operator, 'securite.commencerRevue', allEndpoints['securite.commencerRevue']!);
    const files = guarded.filter(([, { line }]) => line);
    for (const [name, endpoint] of files) {
      const { status, text } = await send(operator, name, endpoint);
      expect(status, name).toBe(200);
      expect(text.trimEnd().split('\n').length, name).toBeGreaterThan(2);
    }
    expect(files.map(([name]) => name)).toEqual(['securite.export', 'securite.exporterRevue']);
  });

  const byOperators = onCustomer.filter(([, { who }]) => who.includes('operator'));
  test('an operator who has not chosen a customer', async () => {
    const { body } = await on
      .client()
      .call<{ token: string }>('POST', '/api/authenticate', { login: 'op', password: 'un mot de passe long', url: 'localhost' });
    for (const [name, endpoint] of byOperators) {
      const { status } = await send(on.client(body.token), name, endpoint);
      // Without a customer there is no activity.
      expect(status, name).toBe(endpoint.when?.includes('activite2') ? 403 : 422);
    }
  });
});

// Each wall alone is tried by a file of its own: together they hold more, never less.
if (inject('proving')) customersApart('behind both walls');

// Each write of the product comes by here, so the embedded engine, which has one session for all, does all of them once.
describe.each(engines())('every write is in the journal (%s)', (engine) => {
  let on: TestApp;
  let as: ReturnType<typeof clients>;
  beforeAll(async () => {
    on = await testApp(engine);
    as = clients(on);
    for (const spec of references) {
      await (await as('operator')).call('POST', spec.path, sampleRow(spec));
    }
  });
  afterAll(() => on.close());

  interface Entry {
    Groupe: string;
    Auteur: string;
    Action: string;
    NomTable: string;
    Operation: string;
    Avant: Record<string, unknown> | null;
    Apres: Record<string, unknown> | null;
  }
  const journal = async (operator: Client) => (await operator.call<{ entries: Entry[] }>('GET', '/api/journal')).body.entries;

  const writes = onCustomer.filter(([name, endpoint]) => isWrite(endpoint) && !endpoint.batches && !cases[name]!.refuses);
  test.each(writes)('%s', async (name, endpoint) => {
    const operator = await as('operator', meeting(endpoint, 'BDGpUn'));
    const before = await journal(operator);
    const newest = new Set(before.map(({ Groupe }) => Groupe));
    const spec = references.find(({ path }) => endpoint.path.startsWith(path) && name.split('.')[0] !== 'references');
    const rows = spec ? (await operator.call<Record<string, unknown>[]>('GET', spec.path)).body : [];
    const last = spec ? Number(rows.at(-1)?.[spec.id]) : 0;
    const params = spec && endpoint.params ? { [spec.id]: last } : cases[name]!.params;
    const stored = spec && endpoint.params ? (await operator.call<Record<string, unknown>>('GET', `${spec.path}/${last}`)).body : undefined;

    const answer = await operator.call(endpoint.method, pathOf(endpoint, params), cases[name]!.body, cases[name]!.headers);
    expect(answer.status, answer.text).toBe(200);
    expect(undocumented(endpoint, answer)).toBeUndefined();

    const written = (await journal(operator)).filter(({ Groupe }) => !newest.has(Groupe));
    expect(written.length).toBeGreaterThan(0);
    expect(new Set(written.map(({ Groupe }) => Groupe)).size).toBe(1);
    for (const { Auteur, Action } of written) expect([Auteur, Action]).toEqual(['op', endpoint.action]);
    const [entry] = written;
    if (!spec || !entry) return;
    expect(entry.NomTable).toBe(spec.name);
    if (stored) expect(stored).toMatchObject(Object.fromEntries(Object.entries(entry.Avant ?? {}).filter(([key]) => key in stored)));
    if (entry.Operation === 'D') return;
    const id = stored ? last : Number((answer.body as Record<string, number>)[spec.id]);
    const now = (await operator.call<Record<string, unknown>>('GET', `${spec.path}/${id}`)).body;
    expect(now).toMatchObject(Object.fromEntries(Object.entries(entry.Apres ?? {}).filter(([key]) => key in now)));
  });

  const keyOf = (path: string) => path.replace(/\{\w+\}/g, '{}').toLowerCase();
  const reads = new Set(onCustomer.filter(([, { method }]) => method === 'GET').map(([, { path }]) => keyOf(path)));
  const replacing = writes.filter(
    ([, { method, path, record }]) => (method === 'PUT' || method === 'PATCH' || record) && reads.has(keyOf(record ?? path)),
  );
  test.each(replacing)('%s: refuses a write on another version', async (name, endpoint) => {
    const operator = await as('operator', meeting(endpoint, 'BDGpUn'));
    const spec = references.find(({ path }) => endpoint.path.startsWith(path));
    const rows = spec ? (await operator.call<Record<string, unknown>[]>('GET', spec.path)).body : [];
    const params = spec ? { [spec.id]: Number(rows.at(-1)?.[spec.id]) } : cases[name]!.params;
    const { body, headers } = cases[name]!;
    const before = (await journal(operator))[0]?.Groupe;
    const answer = await operator.call<{ code: string }>(endpoint.method, pathOf(endpoint, params), body, {
      ...headers,
      'if-match': '"another"',
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'modified']);
    expect(undocumented(endpoint, answer)).toBeUndefined();
    expect((await journal(operator))[0]?.Groupe).toBe(before);
  });
});
