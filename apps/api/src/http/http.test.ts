import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../test/database.ts';
import { testApp, type Client, type TestApp } from '../../test/http.ts';
import { buildApp } from '../app.ts';
import pino from 'pino';

describe.each(engines())('the HTTP server (%s)', (engine) => {
  let on: TestApp;
  let operator: Client;
  beforeAll(async () => {
    on = await testApp(engine);
    operator = await on.operator();
  });
  afterAll(() => on.close());

  test('answers health without a session', async () => {
    const { status, body } = await on.client().call('GET', '/api/health');
    expect([status, body]).toEqual([200, { live: true, ready: true }]);
  });

  test('gives an OpenAPI document that an outside validator accepts', async () => {
    const { body } = await on.client().call<Record<string, unknown>>('GET', '/api/openapi.json');
    const { valid, errors } = await new Validator().validate(body);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  test('says of each call in the document which version it stands on, and which it answers', async () => {
    interface Parameter {
      name: string;
      in: string;
    }
    interface Document {
      paths: Record<
        string,
        Record<string, { parameters: (Parameter | { $ref: string })[]; responses: Record<string, { headers?: Record<string, unknown> }> }>
      >;
      components: { parameters: Record<string, Parameter> };
    }
    const { body } = await on.client().call<Document>('GET', '/api/openapi.json');
    const marks = (path: string, method: string) => {
      const { parameters, responses } = body.paths[path]![method]!;
      const said = parameters.map((one) => ('$ref' in one ? body.components.parameters[one.$ref.split('/').at(-1)!]! : one));
      const headers = said.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
      return [headers, Object.keys(responses['200']?.headers ?? {}), '409' in responses, '304' in responses];
    };
    expect(marks('/api/civilites/{IDCivilite}', 'put')).toEqual([
      ['bdgp', 'If-Match', 'X-Motif', 'Idempotency-Key', 'X-Essai'],
      ['ETag'],
      true,
      false,
    ]);
    expect(marks('/api/civilites/{IDCivilite}', 'get')).toEqual([['bdgp', 'X-Instant'], ['X-Instant', 'ETag'], false, false]);
    expect(marks('/api/civilites', 'get')).toEqual([['bdgp', 'If-None-Match', 'X-Instant'], ['X-Instant', 'ETag'], false, true]);
    expect(marks('/api/civilites', 'post')).toEqual([['bdgp', 'X-Motif', 'Idempotency-Key', 'X-Essai'], [], true, false]);
    // The record of a site's brands is the site.
    expect(marks('/api/sites/{idSite}/marques', 'put')).toEqual([
      ['bdgp', 'If-Match', 'X-Motif', 'Idempotency-Key', 'X-Essai'],
      [],
      true,
      false,
    ]);
  });

  test('shows the contract as a page that runs nothing and takes no other style than its own', async () => {
    const { text, headers } = await on.client().call('GET', '/api/docs');
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(style.length).toBeGreaterThan(500);
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(text).not.toMatch(/<script|style="|onclick|undefined/);
    expect(headers['content-type']).toContain('text/html');
    const { body } = await on.client().call<{ paths: Record<string, Record<string, { operationId: string }>> }>('GET', '/api/openapi.json');
    for (const [path, methods] of Object.entries(body.paths)) {
      expect(text).toContain(`<code>${path}</code>`);
      for (const { operationId } of Object.values(methods)) expect(text).toContain(` id="${operationId}"`);
    }
    const anchors = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = new Set([...text.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id));
    expect([...links].filter((link) => !anchors.has(link))).toEqual([]);
  });

  test.each(['/api/docs', '/api/openapi.json'])('sends %s compressed, and not twice to who keeps it', async (path) => {
    const ask = (headers: Record<string, string>) => on.fastify.inject({ url: path, headers });
    const plain = await ask({});
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [encoding, expand] of [['br', brotliDecompressSync] as const, ['gzip', gunzipSync] as const]) {
      const first = await ask({ 'accept-encoding': encoding });
      expect([first.headers['content-encoding'], first.headers['vary'], first.headers['cache-control']]).toEqual([
        encoding,
        'accept-encoding',
        'no-cache',
      ]);
      expect(expand(first.rawPayload).equals(plain.rawPayload)).toBe(true);
      expect(first.rawPayload.length).toBeLessThan(plain.rawPayload.length / 8);
      const etag = String(first.headers['etag']);
      expect(etag).toMatch(/^"[\w-]+"$/);
      expect(etag).not.toBe(plain.headers['etag']);
      const kept = await ask({ 'accept-encoding': encoding, 'if-none-match': etag });
      expect([kept.statusCode, kept.body, kept.headers['etag']]).toEqual([304, '', etag]);
      expect((await ask({ 'accept-encoding': encoding, 'if-none-match': '"autre"' })).statusCode).toBe(200);
    }
  });

  test.each(['/API/CIVILITES', '/api/civilites/', '//api//Civilites', '/civilites', '/Civilites/'])(
    'reads %s as the same call',
    async (path) => {
      const { status, body } = await operator.call('GET', path);
      expect([status, Array.isArray(body)]).toEqual([200, true]);
    },
  );

  test('keeps a bare path without a token for the console', async () => {
    const { headers } = await on.client().call('GET', '/civilites');
    expect(headers['content-type']).not.toContain('json');
  });

  test('says to search engines that nothing is theirs', async () => {
    const { body, headers } = await on.fastify.inject({ url: '/robots.txt' });
    expect([headers['content-type'], body]).toEqual(['text/plain; charset=utf-8', 'User-agent: *\nDisallow: /\n']);
  });

  test('accepts the token with and without its scheme', async () => {
    const bare = await on.client().call('GET', '/api/servers', undefined, { authorization: operator.token });
    expect(bare.status).toBe(200);
  });

  test.each([
    ['an unknown call', 'GET', '/api/nulle-part', undefined, 404],
    ['a malformed address', 'GET', '/api/civilites/%E0%A4%A', undefined, 400],
    ['an over-long parameter', 'GET', `/api/civilites/${'9'.repeat(600)}`, undefined, 400],
    ['an id that is no number', 'GET', '/api/civilites/abc', undefined, 400],
    ['a body that is not valid', 'POST', '/api/civilites', { Descr: ' ' }, 400],
  ] as const)('refuses %s in our shape', async (_, method, path, payload, status) => {
    const answer = await operator.call<{ message: string; requestId: string }>(method, path, payload);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ message: expect.any(String), requestId: expect.any(String) });
    expect(answer.text).not.toMatch(/node_modules|\.ts|select |stack/i);
  });

  test('refuses broken JSON and a body that is too large', async () => {
    const broken = await on.fastify.inject({
      method: 'POST',
      url: '/api/civilites',
      payload: '{"Descr":',
      headers: { authorization: operator.token, 'content-type': 'application/json' },
    });
    expect(broken.statusCode).toBe(400);
    const huge = await on.fastify.inject({
      method: 'POST',
      url: '/api/civilites',
      payload: JSON.stringify({ Descr: 'x'.repeat(17 * 1024 * 1024) }),
      headers: { authorization: operator.token, 'content-type': 'application/json' },
    });
    expect([huge.statusCode, huge.json()]).toEqual([413, expect.objectContaining({ message: expect.any(String) })]);
  });

  test('behind a proxy, counts the address that the proxy saw and not those that the caller claims', async () => {
    const { config, database, customers, vault } = on.app;
    const { fastify } = await buildApp({ config: { ...config, trustProxy: true }, database, customers, vault }, pino({ level: 'silent' }));
    const signIn = async (forwarded: string) => {
      const payload = { login: 'personne', password: 'faux', url: 'localhost' };
      const headers = { 'x-forwarded-for': forwarded };
      return (await fastify.inject({ method: 'POST', url: '/api/authenticate', payload, headers })).statusCode;
    };
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt++) statuses.push(await signIn(`198.51.100.${attempt}, 203.0.113.9`));
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 401), 429]);
    expect(await signIn('203.0.113.9, 203.0.113.10')).toBe(401);
    await fastify.close();
  });

  test('asks browsers to come by https alone where they came by https, and what its pages never use', async () => {
    const { config, database, customers, vault } = on.app;
    const headersBy = async (proto: string, given: Partial<typeof config>, path = '/api/health') => {
      const { fastify } = await buildApp({ config: { ...config, ...given }, database, customers, vault }, pino({ level: 'silent' }));
      const { headers } = await fastify.inject({ url: path, headers: { 'x-forwarded-proto': proto } });
      await fastify.close();
      expect(headers['permissions-policy']).toContain('camera=(), ');
      return headers['strict-transport-security'];
    };
    const year = 'max-age=31536000; includeSubDomains';
    expect(await headersBy('https', { trustProxy: true })).toBe(year);
    expect(await headersBy('https', { trustProxy: true }, '/civilites')).toBe(year);
    expect(await headersBy('https', { trustProxy: true }, '/api/nulle-part')).toBe(year);
    expect(await headersBy('http', { trustProxy: true })).toBeUndefined();
    // Whoever is not behind a proxy may claim anything.
    expect(await headersBy('https', { trustProxy: false })).toBeUndefined();
    expect(await headersBy('http', { hsts: 'on' })).toBe(year);
    expect(await headersBy('https', { trustProxy: true, hsts: 'off' })).toBeUndefined();
  });

  test('answers an unchanged list 304, and a changed one anew', async () => {
    const first = await operator.call('GET', '/api/civilites');
    const etag = String(first.headers['etag']);
    const same = await operator.call('GET', '/api/civilites', undefined, { 'if-none-match': etag });
    expect([same.status, same.text]).toEqual([304, '']);
    await operator.call('POST', '/api/civilites', { Descr: 'Maître' });
    const changed = await operator.call('GET', '/api/civilites', undefined, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('Maître');
  });

  test('finds the mark of a list in a list of marks, and one that a proxy weakened', async () => {
    const etag = String((await operator.call('GET', '/api/civilites')).headers['etag']);
    const statusWith = async (held: string) => (await operator.call('GET', '/api/civilites', undefined, { 'if-none-match': held })).status;
    expect(await statusWith(`W/${etag}`)).toBe(304);
    expect(await statusWith(`"older", W/${etag},"other"`)).toBe(304);
    expect(await statusWith('*')).toBe(304);
    expect(await statusWith('W/"older", "other"')).toBe(200);
    expect(await statusWith(etag.slice(1, -1))).toBe(200);
    const byFetch = { 'if-none-match': etag, 'cache-control': 'no-cache', pragma: 'no-cache' };
    expect((await operator.call('GET', '/api/civilites', undefined, byFetch)).status).toBe(304);
  });

  test('gives each rights their own list', async () => {
    const mine = await operator.call('GET', '/api/sites');
    const theirs = await (await on.customer()).call('GET', '/api/sites');
    expect(theirs.headers['etag']).not.toBe(mine.headers['etag']);
    expect(theirs.text).not.toContain('Plateforme');
  });

  test('compresses a long list once, and says so', async () => {
    for (let count = 0; count < 40; count++)
      await operator.call('POST', '/api/fonctions', { Descr: `Fonction ${count} au nom assez long` });
    const { headers } = await operator.call('GET', '/api/fonctions', undefined, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    const refused = await operator.call('GET', '/api/fonctions', undefined, { 'accept-encoding': 'br;q=0, gzip' });
    expect(refused.headers['content-encoding']).toBe('gzip');
    const plain = await operator.call('GET', '/api/fonctions', undefined, { 'accept-encoding': 'gzip;q=0,br;q=0' });
    expect([plain.headers['content-encoding'], plain.text.includes('Fonction 39')]).toEqual([undefined, true]);
  });
});

const servers = engines().filter((engine) => engine === 'postgres');
describe.runIf(servers.length > 0)('two processes on one database', () => {
  test('a list written through one is never stale through the other', async () => {
    const on = await testApp('postgres');
    // A second server with caches of its own, as another process would have.
    const other = await buildApp(
      { config: on.app.config, database: on.app.database, customers: on.app.customers, vault: on.app.vault },
      pino({ level: 'silent' }),
    );
    const operator = await on.operator();
    const read = async () => (await other.fastify.inject({ url: '/api/civilites', headers: { authorization: operator.token } })).body;
    for (let round = 0; round < 20; round++) {
      const before = await read();
      expect(before).not.toContain(`Tour ${round}.`);
      await operator.call('POST', '/api/civilites', { Descr: `Tour ${round}.` });
      expect(await read()).toContain(`Tour ${round}.`);
    }
    await other.fastify.close();
    await on.close();
  });
});
