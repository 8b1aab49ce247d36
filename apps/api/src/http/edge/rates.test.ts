import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pino from 'pino';
import { engines } from '../../../test/database.ts';
import { testApp, type TestApp } from '../../../test/http.ts';
import { undocumentedAt } from '../../../test/matrix/judge.ts';
import { buildApp } from '../../app.ts';
import { callerOf } from './rates.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:DB8:0:0:1:2:3:4', '2001:db8:0:0'],
  ['2001:db8:1:2:ffff::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
])('%s is one caller with all of %s', (address, caller) => {
  expect(callerOf(address)).toBe(caller);
});

describe.each(engines())('limits of a minute (%s)', (engine) => {
  let on: TestApp;
  beforeAll(async () => {
    on = await testApp(engine);
  });
  afterAll(() => on.close());

  const serve = async (limits: { requestsPerAddress: number; requestsPerAccount: number }) => {
    const { config, database, customers, vault } = on.app;
    const { fastify } = await buildApp({ config: { ...config, ...limits }, database, customers, vault }, pino({ level: 'silent' }));
    const call = (url: string, token = '', remoteAddress = '203.0.113.9') =>
      fastify.inject({ url, remoteAddress, headers: token ? { authorization: `Bearer ${token}` } : {} });
    return { fastify, call };
  };
  const refused = { status: 429, code: 'too_many', message: expect.stringContaining('Trop de demandes'), requestId: expect.any(String) };

  it('limit an address, and no other one', async () => {
    const { fastify, call } = await serve({ requestsPerAddress: 3, requestsPerAccount: 0 });
    const statuses = [await call('/api/servers'), await call('/api/nulle-part'), await call('/api/servers', 'faux')];
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 404, 401]);
    const answer = await call('/api/servers');
    expect(answer.json()).toEqual(refused);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(undocumentedAt('GET', '/api/servers', answer)).toBeUndefined();
    expect((await call('/api/servers', '', '203.0.113.10')).statusCode).toBe(401);
    // A balancer asks from one address for everybody, and people load the console.
    expect((await call('/api/health/ready')).statusCode).toBe(200);
    expect((await call('/')).statusCode).toBe(200);
    await fastify.close();
  });

  it('limit an account from any address, and no other one', async () => {
    const { fastify, call } = await serve({ requestsPerAddress: 0, requestsPerAccount: 2 });
    const { token } = await on.operator();
    const other = await on.customer();
    for (const from of ['203.0.113.1', '203.0.113.2']) expect((await call('/api/servers', token, from)).statusCode).toBe(200);
    expect((await call('/api/servers', token, '203.0.113.3')).json()).toEqual(refused);
    expect((await call('/api/session', other.token)).statusCode).toBe(200);
    await fastify.close();
  });

  it('are above the use of people, the console and our journeys', () => {
    const { requestsPerAddress, requestsPerAccount } = on.app.config;
    expect(requestsPerAccount).toBeGreaterThanOrEqual(30_000);
    expect(requestsPerAddress).toBeGreaterThanOrEqual(4 * requestsPerAccount);
  });
});
