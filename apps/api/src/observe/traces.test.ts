import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attributeOf, openCollector, type SpanSent } from '../../test/outside/collector.ts';
import { engines } from '../../test/database.ts';
import { testApp, type TestApp } from '../../test/http.ts';
import { buildApp } from '../app.ts';
import { startObservation } from './observation.ts';

const planted = 'Secret-Plante-31';
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const callersSpan = '00f067aa0ba902b7';

/** A partner that keeps the headers it is sent. */
const openPartner = async () => {
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    headers.push(request.headers);
    response.writeHead(200, { 'content-type': 'application/json' }).end('[{"id":"1","name":"Site","company_name":"Société"}]');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  return { headers, url: `http://127.0.0.1:${port}`, close: () => server.close() };
};

describe.each(engines())('traces (%s)', (engine) => {
  let on: TestApp;
  let spans: SpanSent[];
  let text: string;
  let partner: Awaited<ReturnType<typeof openPartner>>;

  /** Everything is asked once, and what was sent of it is looked at below. */
  beforeAll(async () => {
    const collector = await openCollector();
    partner = await openPartner();
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.endpoint;
    const observation = await startObservation({ accessLog: false, metrics: undefined, traces: true }, pino({ level: 'silent' }));
    on = await testApp(engine);
    const { config, database, customers, vault } = on.app;
    config.outboundAllowedHosts = ['127.0.0.1'];
    config.partners = { ...config.partners, dbs: [{ of: '', url: partner.url }] };
    const { fastify } = await buildApp({ config, database, customers, vault }, pino({ level: 'silent' }), observation.observer);
    const { token } = await on.operator();
    const ask = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
      fastify.inject({
        method,
        url,
        headers: { authorization: token, traceparent: `00-${traceId}-${callersSpan}-01`, baggage: `secret=${planted}` },
        ...(payload ? { payload } : {}),
      });
    await ask('PUT', '/api/interfaces/dbs/config', { GRP_DBS_ClientId: 'client', GRP_DBS_ClientSecret: planted });
    await ask('POST', `/api/civilites?essai=${planted}`, { Descr: planted });
    await ask('GET', '/api/interfaces/dbs/sitesDBS');
    await ask('GET', `/api/${planted}`);
    await fastify.close();
    await observation.stop();
    ({ spans } = collector);
    text = collector.text();
    await collector.close();
  });
  afterAll(async () => {
    delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
    partner.close();
    await on.close();
  });

  const named = (name: string) => {
    const span = spans.find((one) => one.name === name);
    if (!span) throw new Error(`no span ${name} among ${spans.map((one) => one.name).join(', ')}`);
    return span;
  };
  const below = ({ spanId }: SpanSent) => spans.filter(({ parentSpanId }) => parentSpanId === spanId).map(({ name }) => name);

  it('go on from the caller, one span a request', () => {
    const span = named('POST /api/civilites');
    expect([span.traceId, span.parentSpanId]).toEqual([traceId, callersSpan]);
    expect(['http.route', 'http.response.status_code'].map((key) => attributeOf(span, key))).toEqual(['/api/civilites', 200]);
    expect(attributeOf(named('(inconnu)'), 'http.response.status_code')).toBe(404);
  });

  it('show the statements of a request that has a body, by their first word', () => {
    const span = named('POST /api/civilites');
    const statements = below(span);
    expect(statements).toEqual(expect.arrayContaining(['SQL BEGIN', 'SQL INSERT', 'SQL COMMIT']));
    expect(attributeOf(span, 'comptoir.sql.statements')).toBe(statements.length);
  });

  it('go on to the partner, who is handed nothing else', () => {
    const span = named('dbs GET /sites');
    expect(below(named('GET /api/interfaces/dbs/sitesDBS'))).toContain('dbs GET /sites');
    expect(attributeOf(span, 'http.response.status_code')).toBe(200);
    expect(partner.headers).toHaveLength(1);
    expect(partner.headers[0]).toMatchObject({ traceparent: `00-${traceId}-${span.spanId}-01` });
    expect(partner.headers[0]).not.toHaveProperty('baggage');
  });

  it('hold nothing that the caller wrote', () => {
    expect(text).not.toContain(planted);
    expect(text).not.toContain('BDGpUn');
  });
});
