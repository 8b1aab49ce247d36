import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { attributeOf, openCollector } from '../../test/outside/collector.ts';
import { usualEngines } from '../../test/database.ts';
import { api, signIn } from '../../test/kill/kill-clients.ts';
import type { Running } from '../../test/kill/kill-program.ts';
import { builtPrograms, installed } from '../../test/kill/kill-server.ts';

const planted = 'Secret-Plante-31';
const token = 'jeton-de-mesure-0123456789';

/** At its end the program prints which observation packages it had loaded. */
const reporter = `data:text/javascript,${encodeURIComponent(`
  import { createRequire } from 'node:module';
  import { isMainThread } from 'node:worker_threads';
  const { cache } = createRequire('file:///x.js');
  if (isMainThread) process.on('exit', () => {
    const loaded = Object.keys(cache).map((file) => /node_modules[\\\\/](@opentelemetry|prom-client)/.exec(file)?.[1]);
    process.stderr.write('loaded:' + JSON.stringify([...new Set(loaded)].filter(Boolean).sort()) + '\\n');
  });
`)}`;

interface Line {
  log: string;
  time: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  bytes: number;
  requestId: string;
  caller: string;
  customer?: string;
  address: string;
}

const programs = builtPrograms();

describe.each(usualEngines())('the observed server (%s)', (engine) => {
  const on = installed(programs, engine);

  const start = (env: Record<string, string>) => on.start({ NODE_OPTIONS: `--import=${reporter}`, ...env });
  const stop = async ({ child, ended }: Running) => {
    child.kill('SIGTERM');
    const { code, out, err } = await ended;
    expect(code).toBe(0);
    return { out, loaded: JSON.parse(/loaded:(.*)/.exec(err)?.[1] ?? 'null') as string[] };
  };
  const linesOf = (out: string) =>
    out
      .split('\n')
      .filter((line) => line.includes('"log":"access"'))
      .map((line) => JSON.parse(line) as Line);

  it('loads only what is configured', async () => {
    const { running, base } = await start({ ACCESS_LOG: 'off' });
    expect((await fetch(`${base}/api/health`)).status).toBe(200);
    const { out, loaded } = await stop(running);
    expect(loaded).toEqual([]);
    expect(linesOf(out)).toEqual([]);
    expect(out).not.toContain('/metrics');
  });

  it('writes one line for each request, without anything that the caller wrote', async () => {
    const { running, base } = await start({});
    const { token: session } = await signIn(base);
    const headers = { 'x-inconnu': planted, cookie: planted, 'user-agent': planted, referer: planted };
    await api(base, 'POST', '/api/authenticate', { body: { login: planted, password: planted, url: planted }, headers });
    await api(base, 'GET', `/api/civilites?filtre=${planted}`, { token: session, headers });
    await api(base, 'POST', '/api/civilites', { token: session, body: { Descr: planted }, headers });
    await api(base, 'GET', `/api/civilites/${planted}`, { token: session, headers });
    await api(base, 'GET', '/api/servers', { token: `${planted}.${planted}`, headers });
    await fetch(`${base}/api/${planted}?a=${planted}`, { headers });
    await fetch(`${base}/${planted}/ecran?a=${planted}`, { headers });
    await fetch(`${base}/api/civilites/%E0%A4%A?a=${planted}`, { headers });
    const { out } = await stop(running);
    expect(out).not.toContain(planted);
    const lines = linesOf(out);
    const told = lines.map(({ method, path, status, caller, customer }) => [method, path, status, caller, customer ?? '']);
    expect(told).toEqual([
      ['POST', '/api/authenticate', 200, 'public', ''],
      ['POST', '/api/adminSelectDatabase', 200, 'operator', ''],
      ['POST', '/api/authenticate', 401, 'public', ''],
      ['GET', '/api/civilites', 200, 'operator', 'BDGpKill'],
      ['POST', '/api/civilites', 200, 'operator', 'BDGpKill'],
      ['GET', '/api/civilites/{IDCivilite}', 400, 'operator', 'BDGpKill'],
      ['GET', '/api/servers', 401, 'public', ''],
      ['(inconnu)', '(inconnu)', 404, 'public', ''],
      ['GET', '(page)', 200, 'public', ''],
      ['(inconnu)', '(inconnu)', 400, 'public', ''],
    ]);
    const keys = ['log', 'time', 'method', 'path', 'status', 'ms', 'bytes', 'requestId', 'caller', 'customer', 'address'];
    expect(lines.flatMap((line) => Object.keys(line)).filter((key) => !keys.includes(key))).toEqual([]);
    for (const line of lines) {
      expect(line).toMatchObject({ log: 'access', address: '127.0.0.1', requestId: expect.stringMatching(/^[\da-f-]{36}$/) });
      expect(line.bytes).toBeGreaterThan(0);
      expect(line.ms).toBeGreaterThanOrEqual(0);
      expect(Date.parse(line.time)).toBeGreaterThan(0);
    }
  });

  it('says when a caller hung up', async () => {
    const { running, base } = await start({});
    const { token: session } = await signIn(base);
    const { port } = new URL(base);
    await new Promise<void>((resolve, reject) => {
      const body = JSON.stringify({ Descr: 'Coupée' });
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          `POST /api/civilites HTTP/1.1\r\nhost: x\r\nauthorization: ${session}\r\ncontent-type: application/json\r\n` +
            `content-length: ${body.length + 100}\r\n\r\n${body}`,
          () => setTimeout(() => socket.destroy(), 200),
        );
      });
      socket.on('close', () => resolve()).on('error', reject);
    });
    await running.says('"cut":true');
    const { out } = await stop(running);
    expect(linesOf(out).at(-1)).toMatchObject({ method: 'POST', path: '/api/civilites', status: 499, bytes: 0, cut: true });
  });

  it('serves metrics on their own port, with a token', async () => {
    const { running, base } = await start({ METRICS_PORT: '0', METRICS_TOKEN: token, ACCESS_LOG: 'off' });
    const { token: session } = await signIn(base);
    await api(base, 'GET', `/api/civilites?filtre=${planted}`, { token: session });
    await fetch(`${base}/api/${planted}`);
    const metrics = /Mesures +(\S+)/.exec(running.output())?.[1] ?? '';
    const ask = async (authorization: string, path = '', method = 'GET') =>
      (await fetch(metrics + path, { method, headers: { authorization } })).status;
    expect(await Promise.all([ask(''), ask(token), ask(`Bearer ${token}x`), ask(`Bearer ${session}`)])).toEqual([401, 401, 401, 401]);
    expect(await Promise.all([ask(`Bearer ${token}`, 's'), ask(`Bearer ${token}`, '', 'POST')])).toEqual([404, 405]);
    // The product's own port does not have them.
    expect((await fetch(`${base}/api/metrics`)).status).toBe(404);
    expect(await (await fetch(`${base}/metrics`)).text()).not.toContain('comptoir_');
    const text = await (await fetch(metrics, { headers: { authorization: `Bearer ${token}` } })).text();
    expect(text).toContain('comptoir_http_requests_total{method="GET",path="/api/civilites",status="200"} 1');
    expect(text).toContain('comptoir_http_requests_total{method="(inconnu)",path="(inconnu)",status="404"} 2');
    expect(text).toMatch(/comptoir_http_request_duration_seconds_count\{area="civilites"\} 1/);
    expect(text).toMatch(/comptoir_db_connections\{server="[^"@]+",state="idle"\} \d/);
    expect(text).toContain('process_cpu_seconds_total');
    for (const absent of [planted, 'BDGpKill', session]) expect(text).not.toContain(absent);
    expect((await stop(running)).loaded).toContain('prom-client');
  });

  it('sends its remaining traces before it ends', async () => {
    const collector = await openCollector();
    const { running, base } = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_SERVICE_NAME: 'comptoir-essai' });
    await signIn(base);
    expect((await stop(running)).loaded).toEqual(['@opentelemetry']);
    const span = collector.spans.find(({ name }) => name === 'POST /api/authenticate');
    expect(span && attributeOf(span, 'http.response.status_code')).toBe(200);
    expect([...collector.services]).toEqual(['comptoir-essai']);
    await collector.close();
  });

  it('goes on if nobody receives its traces', async () => {
    const { running, base } = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      OTEL_EXPORTER_OTLP_TIMEOUT: '500',
      OTEL_BSP_SCHEDULE_DELAY: '10',
    });
    await signIn(base);
    await running.says('OpenTelemetry: ');
    expect((await fetch(`${base}/api/health`)).status).toBe(200);
    await stop(running);
  });
});
