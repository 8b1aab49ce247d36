import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testOperator } from '../../../test/rows/customers.ts';
import { engines } from '../../../test/database.ts';
import { testApp, type TestApp } from '../../../test/http.ts';
import { writeIn } from '../../../test/rows/utilisateurs.ts';

interface Signed {
  token?: string;
  activites?: number[];
  message?: string;
}

describe.each(engines())('sessions (%s)', (engine) => {
  let on: TestApp;
  beforeAll(async () => {
    on = await testApp(engine);
  });
  afterAll(() => on.close());

  const signIn = async (login: string, password: string, url: string, address = '192.0.2.10') => {
    const answer = await on.fastify.inject({
      method: 'POST',
      url: '/api/authenticate',
      payload: { login, password, url },
      remoteAddress: address,
    });
    return { status: answer.statusCode, body: answer.json<Signed>(), headers: answer.headers };
  };
  test('an operator signs in, chooses a customer, and the token names it', async () => {
    const { body } = await signIn('OP', testOperator.password, 'console.example');
    const client = on.client(body.token);
    expect((await client.call('GET', '/api/session')).body).toMatchObject({ kind: 'operator', name: testOperator.name, customer: null });
    const chosen = await client.call<Signed>('POST', '/api/adminSelectDatabase', undefined, { server: '192.0.2.1', bdgp: 'BDGpQuatre' });
    expect(chosen.body.activites).toEqual([1, 2]);
    const payload = JSON.parse(Buffer.from(chosen.body.token!.split('.')[1]!, 'base64url').toString()) as object;
    expect(payload).toMatchObject({
      name: testOperator.name,
      BDGp: 'BDGpQuatre',
      serverName: 'prod-test',
      serverIP: '192.0.2.1',
      kind: 'operator',
    });
  });

  test('a database is found only on its own server', async () => {
    const operator = await on.operator();
    for (const [server, bdgp] of [
      ['ailleurs', 'BDGpUn'],
      ['prod-test', 'BDGpAbsent'],
    ]) {
      expect((await operator.call('POST', '/api/adminSelectDatabase', undefined, { server: server!, bdgp: bdgp! })).status).toBe(404);
    }
    expect((await operator.call<object[]>('GET', '/api/databases', undefined, { server: 'prod-test' })).body).toHaveLength(4);
    expect((await operator.call('GET', '/api/databases', undefined, { server: 'autre' })).status).toBe(404);
    expect((await operator.call<object[]>('GET', '/api/databases')).body).toHaveLength(4);
  });

  test('a database is found by its name alone, in any case', async () => {
    const operator = await on.operator();
    const { status, body } = await operator.call<Signed>('POST', '/api/adminSelectDatabase', undefined, { bdgp: 'bdgpQUATRE' });
    expect(status).toBe(200);
    const info = await on.client(body.token).call('GET', '/api/session');
    expect(info.body).toMatchObject({ customer: { BDGp: 'BDGpQuatre' } });
    expect((await operator.call('POST', '/api/adminSelectDatabase', undefined, { bdgp: 'BDGpAbsent' })).status).toBe(404);
    expect((await operator.call('POST', '/api/adminSelectDatabase', undefined, { server: 'prod-test' })).status).toBe(400);
  });

  test('a customer-access token names its database, whatever headers come later', async () => {
    const customer = await on.customer('BDGpUn');
    const { body } = await customer.call('GET', '/api/session', undefined, { server: 'prod-test', bdgp: 'BDGpDeux', host: 'localhost' });
    expect(body).toMatchObject({ kind: 'customer', customer: { BDGp: 'BDGpUn' } });
    expect((await customer.call('POST', '/api/adminSelectDatabase', undefined, { server: 'prod-test', bdgp: 'BDGpDeux' })).status).toBe(
      403,
    );
  });

  test.each([
    ['a profile without back office', 'vendeur', 'secret-2', 'bdgpun.backoffice.example'],
    ['a wrong password', 'admin', 'secret-0', 'bdgpun.backoffice.example'],
    ['an unknown login', 'personne', 'secret-1', 'bdgpun.backoffice.example'],
    ['an operator on a customer host', testOperator.login, testOperator.password, 'bdgpun.backoffice.example'],
    ['a customer user on the operators host', 'admin', 'secret-1', 'localhost'],
    ['an unknown operator', 'personne', 'secret-1', 'localhost'],
    ['a host of no customer', 'admin', 'secret-1', 'inconnu.backoffice.example'],
  ])('refuses %s with the same words', async (_, login, password, url) => {
    const { status, body } = await signIn(login, password, url, `198.51.100.${Math.ceil(login.length + password.length)}`);
    expect([status, body.message]).toEqual([401, "Nom d'utilisateur ou mot de passe incorrect."]);
    expect(body.token).toBeUndefined();
  });

  test('simultaneous attempts are counted before they are judged', async () => {
    const guesses = Array.from({ length: 30 }, (_, guess) =>
      signIn('admin', `faux-${guess}`, 'bdgpdeux.backoffice.example', '203.0.113.99'),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(8);
    expect(statuses.filter((status) => status === 429)).toHaveLength(22);
  });

  test('attempts at a host of no customer are counted as all others are', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 9; guess++)
      statuses.push((await signIn('admin', `faux-${guess}`, 'absent.backoffice.example', '203.0.113.97')).status);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 401), 429]);
  });

  test('a successful sign-in uses up no attempt', async () => {
    const host = 'bdgpdeux.backoffice.example';
    for (let time = 0; time < 10; time++) expect((await signIn('admin', 'secret-1', host, '203.0.113.98')).status).toBe(200);
  });

  test('guessing is slowed down, without locking people out of their usual address', async () => {
    const host = 'bdgpquatre.backoffice.example';
    const home = '203.0.113.1';
    expect((await signIn('admin', 'secret-1', host, home)).status).toBe(200);
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess++) statuses.push((await signIn('admin', `faux-${guess}`, host, '203.0.113.66')).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(8);
    expect(statuses.at(-1)).toBe(429);
    const held = await signIn('admin', 'secret-1', host, '203.0.113.66');
    expect([held.status, Number(held.headers['retry-after']) > 0]).toEqual([429, true]);
    // Many addresses at once: strangers must wait, but not the usual address of the account.
    for (let guess = 0; guess < 40; guess++) await signIn('admin', 'faux', host, `203.0.113.${100 + guess}`);
    expect((await signIn('admin', 'secret-1', host, '203.0.113.200')).status).toBe(429);
    expect((await signIn('admin', 'secret-1', host, home)).status).toBe(200);
  });

  test('an operator is told which interfaces a customer uses', async () => {
    const operator = await on.operator();
    const used = async () =>
      (await operator.call<{ Ecran: string; Utilisee: boolean }[]>('GET', '/api/session/interfaces')).body
        .filter(({ Utilisee }) => Utilisee)
        .map(({ Ecran }) => Ecran);
    const before = await used();
    expect(before).not.toContain('/interfaces/opelvn');
    expect(before).not.toContain('/interfaces/smartDataForLead');
    await writeIn(on, async (db) => {
      await db.updateTable('sites').set({ OpelVNToolbox: true }).where('IDSite', '=', 1).execute();
      await db.updateTable('gpParametres').set({ GRP_SmartDataForLead: true }).execute();
    });
    expect((await used()).toSorted()).toEqual([...before, '/interfaces/opelvn', '/interfaces/smartDataForLead'].toSorted());
    expect((await (await on.customer()).call('GET', '/api/session/interfaces')).status).toBe(403);
  });
});
