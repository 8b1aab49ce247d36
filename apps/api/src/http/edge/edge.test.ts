import { connect, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import pino from 'pino';
import { allEndpoints } from '@comptoir/contract/all';
import { testApp, type Client, type TestApp } from '../../../test/http.ts';
import { undocumented, undocumentedAt } from '../../../test/matrix/judge.ts';
import { importPath } from '../../../test/rows/import.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';

let on: TestApp;
let operator: Client;
let fastify: TestApp['fastify'];
let port: number;
beforeAll(async () => {
  on = await testApp('pglite');
  operator = await on.operator();
  const { config, database, customers, vault } = on.app;
  const settings = { config: { ...config, requestTimeoutMillis: 400 }, database, customers, vault };
  ({ fastify } = await buildApp(settings, pino({ level: 'silent' })));
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  // A TCP server that listens has an address with a port.
  ({ port } = fastify.server.address() as AddressInfo);
});
afterAll(async () => {
  await fastify.close();
  await on.close();
});

interface Exchange {
  status: number;
  head: string;
  headers: Record<string, string>;
  text: string;
  body: { message: string; requestId: string; code: string };
}

const headersIn = (head: string): Exchange['headers'] =>
  Object.fromEntries([...head.matchAll(/^([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => [name.toLowerCase(), value]));

/** Sends just this, and reads until the server hangs up. */
const exchange = (sent: string, to = port) =>
  new Promise<Exchange>((resolve, reject) => {
    let said = '';
    const socket = connect(to, '127.0.0.1', () => socket.write(sent));
    socket.on('data', (data) => (said += data.toString()));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', text = ''] = said.replace('HTTP/1.1 100 Continue\r\n\r\n', '').split('\r\n\r\n');
      // Every refusal has this shape: the tests look at it.
      resolve({ status: Number(head.split(' ')[1]), head, headers: headersIn(head), text, body: JSON.parse(text) as Exchange['body'] });
    });
  });

const head = (line: string, ...more: string[]) => [`${line} HTTP/1.1`, 'Host: localhost', ...more, '', ''].join('\r\n');
const json = 'Content-Type: application/json';
const mega = 1024 * 1024;

it.each([
  ['a call', 'POST /api/civilites', 401],
  ['a call without /api', 'POST /api/CIVILITES/', 401],
  ['a call with a file', `POST ${importPath}`, 401],
  ['no call at all', 'POST /api/nulle-part', 404],
])('refuses a stranger before the body of %s has come, and hangs up', async (_, line, status) => {
  const answer = await exchange(head(line, json, `Content-Length: ${15 * mega}`));
  expect([answer.status, answer.body.requestId]).toEqual([status, expect.any(String)]);
  expect(answer.head.toLowerCase()).toContain('connection: close');
});

it('refuses a stranger who announces no length', async () => {
  expect((await exchange(head('POST /api/civilites', json, 'Transfer-Encoding: chunked'))).status).toBe(401);
});

it('refuses a body larger than a sign-in before reading it', async () => {
  const answer = await exchange(head('POST /api/authenticate', json, `Content-Length: ${20 * 1024}`));
  expect([answer.status, answer.body.code, answer.body.message]).toEqual([413, 'too_large', 'Les données envoyées dépassent 16\u00a0ko.']);
  expect(undocumented(allEndpoints['session.authenticate']!, answer)).toBeUndefined();
});

it('names the limit of a body without an announced length, and of the head', async () => {
  const sent = JSON.stringify({ login: 'x'.repeat(20_000) });
  const chunk = `${sent.length.toString(16)}\r\n${sent}\r\n0\r\n\r\n`;
  const long = await exchange(head('POST /api/authenticate', json, 'Transfer-Encoding: chunked', 'Connection: close') + chunk);
  expect([long.status, long.body.message]).toEqual([413, 'Les données envoyées dépassent 16\u00a0ko.']);
  const wide = await exchange(head('GET /api/civilites', `X-Long: ${'x'.repeat(20_000)}`));
  expect([wide.status, wide.body.message]).toEqual([431, 'Les en-têtes de la demande dépassent 16\u00a0ko.']);
});

it('answers a body that never comes with a sentence', async () => {
  const answer = await exchange(`${head('POST /api/authenticate', json, 'Content-Length: 100')}{"login":`);
  expect([answer.status, answer.body]).toEqual([
    408,
    {
      code: 'too_slow',
      status: 408,
      requestId: expect.any(String),
      message: 'La demande n’est pas arrivée entière dans le temps imparti\u00a0: 0,4 seconde.',
    },
  ]);
  expect(undocumented(allEndpoints['session.authenticate']!, answer)).toBeUndefined();
});

it.each([
  [head('FOO /api/civilites'), 400],
  [head('get /api/civilites'), 400],
  [head('TRACE /api/civilites', 'Connection: close'), 404],
  [head('OPTIONS /api/civilites', 'Connection: close'), 404],
  ['tout autre chose\r\n\r\n', 400],
  [head('GET /api/civilites', `X-Long: ${'x'.repeat(20_000)}`), 431],
])('answers %j in our shape', async (sent, status) => {
  const answer = await exchange(sent);
  expect([answer.status, answer.body]).toEqual([
    status,
    { code: expect.any(String), status, requestId: expect.any(String), message: expect.stringMatching(/^[A-ZL].*\.$/) },
  ]);
  expect(answer.head).toContain(answer.body.requestId);
});

const signIn = (url: string) => {
  const sent = JSON.stringify({ login: 'admin', password: 'secret-1', url });
  return ['POST /api/authenticate', `Content-Length: ${sent.length}`, sent] as const;
};
const atCustomer = 'bdgpun.backoffice.example';
const hostless = (line: string, version: string, length = 'Content-Length: 0', sent = '') =>
  [`${line} HTTP/${version}`, json, length, 'Connection: close', '', sent].join('\r\n');

it.each([
  ['GET /api/session'],
  ['GET /api/health'],
  ['GET /'],
  ['GET /nulle-part'],
  ['POST /api/nulle-part'],
  [`GET http://${atCustomer}/api/session`],
  signIn(atCustomer),
])('refuses in our shape what names no host: %s', async (...asked) => {
  const [line, length, sent] = asked;
  const answer = await exchange(hostless(line, '1.1', length, sent));
  expect([answer.status, answer.body]).toEqual([
    400,
    { code: 'invalid', status: 400, requestId: expect.any(String), message: expect.stringContaining('Host') },
  ]);
});

it('takes nobody for a customer’s person by a host that is absent', async () => {
  const signedIn = async (url: string, host: string[], to = port) => {
    const [line, length, sent] = signIn(url);
    const [first = '', ...more] = hostless(line, '1.0', length, sent).split('\r\n');
    return (await exchange([first, ...host, ...more].join('\r\n'), to)).status;
  };
  // The right password of a customer's person: only the host that the body names lets it be one.
  expect(await signedIn(atCustomer, [`Host: ${atCustomer}`])).toBe(200);
  for (const url of ['localhost', '', ' ', 'http://', '.']) expect([url, await signedIn(url, [])]).not.toEqual([url, 200]);
  const { config, database, customers, vault } = on.app;
  const named = await buildApp(
    { config: { ...config, allowedHosts: [atCustomer] }, database, customers, vault },
    pino({ level: 'silent' }),
  );
  await named.fastify.listen({ port: 0, host: '127.0.0.1' });
  // A TCP server that listens has an address with a port.
  const there = (named.fastify.server.address() as AddressInfo).port;
  expect(await signedIn(atCustomer, [`Host: ${atCustomer}`], there)).toBe(200);
  expect(await signedIn(atCustomer, [], there)).toBe(421);
  for (const line of ['GET /', 'GET /api/session', 'GET /utilisateurs'])
    expect([line, (await exchange(hostless(line, '1.0'), there)).status]).toEqual([line, 421]);
  await named.fastify.close();
});

it('refuses in our shape what expects more than to go on', async () => {
  const [line, length, sent] = signIn(atCustomer);
  const expecting = (what: string) => exchange(head(line, json, length, `Expect: ${what}`, 'Connection: close') + sent);
  for (const answer of [await expecting('200-ok'), await exchange(head('GET /api/health', 'Expect: 200-ok', 'Connection: close'))])
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalid', message: expect.stringContaining('Expect') }]);
  expect((await expecting('100-continue')).status).toBe(200);
});

it('refuses a compressed body, which it does not read', async () => {
  const bodies = [JSON.stringify({ Descr: 'Maîtresse' }), gzipSync(JSON.stringify({ Descr: 'Maîtresse' }))];
  for (const encoding of ['gzip', 'br', 'deflate', 'identity, gzip']) {
    for (const body of bodies) {
      const answer = await send('POST', '/api/civilites', body, { 'content-encoding': encoding });
      expect(answer).toMatchObject({ status: 415, code: 'wrong_type', message: expect.stringContaining('compressées') });
    }
  }
  expect((await send('POST', '/api/civilites', bodies[0]!, { 'content-encoding': 'identity' })).status).toBe(200);
});

const send = async (method: 'POST' | 'PUT', url: string, payload: string | Buffer, headers: Record<string, string> = {}) => {
  const answer = await fastify.inject({
    method,
    url,
    payload,
    headers: { authorization: operator.token, 'content-type': 'application/json', ...headers },
  });
  expect(undocumentedAt(method, url, answer)).toBeUndefined();
  return { status: answer.statusCode, ...answer.json<{ message: string }>() };
};

it('accepts 256 kB of a form, and more of a long list', async () => {
  const form = (size: number) => JSON.stringify({ Descr: 'Maître', rien: 'x'.repeat(size) });
  expect((await send('POST', '/api/civilites', form(200 * 1024))).status).toBe(200);
  expect(await send('POST', '/api/civilites', form(256 * 1024))).toMatchObject({
    status: 413,
    message: 'Les données envoyées dépassent 256\u00a0ko.',
  });
  const ids = Array.from({ length: 20_000 }, (_, at) => 2_000_000_000 + at);
  const lot = JSON.stringify({ ids, changes: { Actif: true }, ajouterSites: ids.slice(0, 5000), retirerSites: [] });
  expect(lot.length).toBeGreaterThan(256 * 1024);
  expect((await send('POST', '/api/utilisateurs/lot?essai=true', lot)).status).toBe(200);
});

it('checks rights before the body', async () => {
  const customer = await on.customer();
  const asCustomer = { authorization: customer.token };
  const broken = '{"Descr":';
  expect((await send('POST', '/api/adminSelectDatabase', broken, asCustomer)).status).toBe(403);
  expect((await send('POST', '/api/civilites', broken, { authorization: 'faux' })).status).toBe(401);
  expect((await send('POST', '/api/civilites', broken)).status).toBe(400);
  expect((await send('POST', '/api/civilites', 'x', { 'content-type': 'text/html' })).status).toBe(415);
  expect((await send('POST', '/api/civilites', 'x', { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(415);
});

it('refuses deep nesting, but not brackets in a text', async () => {
  const nested = (levels: number) => `{"Descr":"Docteur","rien":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  expect(await send('POST', '/api/civilites', nested(100_000))).toMatchObject({
    status: 400,
    message: expect.stringContaining('imbriquées'),
  });
  expect((await send('POST', '/api/civilites', nested(20))).status).toBe(200);
  expect((await send('POST', '/api/civilites', JSON.stringify({ Descr: '['.repeat(50) }))).status).toBe(200);
});

it('shows strangers nothing of its calls where that is not wanted', async () => {
  const { config, database, customers, vault } = on.app;
  const own = { config: { ...config, apiDocs: false }, database, customers, vault };
  const reserved = await buildApp(own, pino({ level: 'silent' }));
  for (const url of ['/api/docs', '/api/openapi.json']) expect((await reserved.fastify.inject({ url })).statusCode).toBe(404);
  await reserved.fastify.close();
  expect([readConfig({ SAMPLE_DATA: 'off' }).apiDocs, readConfig({}).apiDocs]).toEqual([false, true]);
});

it('serves the hosts that are named and no other, but for probes', async () => {
  const { config, database, customers, vault } = on.app;
  const named = await buildApp(
    { config: { ...config, allowedHosts: ['comptoir.example', '*.backoffice.example'] }, database, customers, vault },
    pino({ level: 'silent' }),
  );
  const ask = (url: string, host: string) => named.fastify.inject({ url, headers: { host } });
  for (const host of ['comptoir.example', 'bdgpun.backoffice.example:443']) {
    expect((await ask('/', host)).statusCode).toBe(200);
    expect((await ask('/api/session', host)).statusCode).toBe(401);
  }
  for (const url of ['/', '/utilisateurs', '/api/session', '/api/docs', '/assets/x.js']) {
    const answer = await ask(url, 'ailleurs.example');
    expect([url, answer.statusCode]).toEqual([url, 421]);
    expect(answer.json()).toMatchObject({ code: 'misdirected', message: 'Cette adresse n’est pas celle de la console.' });
  }
  expect((await ask('/api/health', '10.0.0.7:3000')).statusCode).toBe(200);
  await named.fastify.close();
});
