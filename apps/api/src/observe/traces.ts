import { context, diag, DiagLogLevel, propagation, SpanKind, SpanStatusCode, trace, type Context, type Span } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { version } from '../version.ts';
import { partnerTry, poolOpened, type ObservedClient, type PartnerTry } from './events.ts';
import { methodOf, pathOf } from './requests.ts';

/** An import writes thousands of lines in one request: what comes after these is only counted. */
const mostStatements = 100;

const tracer = () => trace.getTracer('comptoir', version);

const failedWith = (span: Span, error: unknown) => {
  span.setStatus({ code: SpanStatusCode.ERROR });
  // Its message may hold values of the request.
  span.setAttribute('error.type', error instanceof Error ? error.name : 'Error');
};

interface Traced {
  context: Context;
  span: Span;
  statements: number;
}

const requests = new WeakMap<FastifyRequest, Traced>();
const spans = new WeakMap<Span, Traced>();

const began = (request: FastifyRequest): Traced => {
  const path = pathOf(request);
  const method = methodOf(request, path);
  const given = propagation.extract(context.active(), request.headers);
  const attributes = { 'http.request.method': method, 'http.route': path, 'comptoir.request.id': request.id };
  const span = tracer().startSpan(path === '(inconnu)' ? '(inconnu)' : `${method} ${path}`, { kind: SpanKind.SERVER, attributes }, given);
  const traced = { context: trace.setSpan(given, span), span, statements: 0 };
  requests.set(request, traced);
  spans.set(span, traced);
  return traced;
};

/** However it ends: a caller may have left before there was an answer. */
const endOf = ({ span, statements }: Traced, { raw, statusCode }: FastifyReply) => {
  if (raw.headersSent) span.setAttribute('http.response.status_code', statusCode);
  span.setAttribute('comptoir.sql.statements', statements);
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};

/** One span for each request, around everything that it does. */
const attach = (fastify: FastifyInstance) => {
  fastify.addHook('onRequest', (request, reply, done) => {
    const traced = began(request);
    reply.raw.once('close', () => endOf(traced, reply));
    context.with(traced.context, done);
  });
  // A body arrives by the events of its connection, which know nothing of the request.
  fastify.addHook('preHandler', (request, _reply, done) => context.with(requests.get(request)?.context ?? context.active(), done));
};

/** What the database is asked in one message, as `db/driver/submit.ts` hands it over. */
interface Asked {
  texts: readonly string[];
  callback: (error: Error | null, result?: unknown) => void;
}
const isAsked = (query: unknown): query is Asked => typeof query === 'object' && query !== null && 'texts' in query && 'callback' in query;

const textsOf = (query: unknown): readonly unknown[] => {
  if (isAsked(query)) return query.texts;
  return [typeof query === 'string' ? query : (query as { text?: unknown } | undefined)?.text];
};

/** The first word alone: a statement's text may hold a name. */
const operationOf = (text: unknown) => /^\s*(\w+)/.exec(typeof text === 'string' ? text : '')?.[1]?.toUpperCase() ?? 'QUERY';

const beginStatement = (text: unknown) => {
  const operation = operationOf(text);
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
  return tracer().startSpan(`SQL ${operation}`, { kind: SpanKind.CLIENT, attributes });
};

/** Nothing asks the database but requests, and work by the clock, which is no part of a trace. */
const traceStatements = (client: ObservedClient) => {
  const query = client.query.bind(client);
  client.query = (...args) => {
    const traced = spans.get(trace.getActiveSpan() ?? ({} as Span));
    if (!traced) return query(...args);
    const [asked] = args;
    const texts = textsOf(asked);
    traced.statements += texts.length;
    if (traced.statements > mostStatements) return query(...args);
    const begun = texts.map(beginStatement);
    const end = (error?: unknown) => {
      for (const span of begun) {
        if (error) failedWith(span, error);
        span.end();
      }
    };
    if (isAsked(asked)) {
      const { callback } = asked;
      asked.callback = (error, answer) => {
        end(error ?? undefined);
        callback(error, answer);
      };
      return query(...args);
    }
    const result = query(...args);
    if (result instanceof Promise) result.then(() => end(), end);
    else end();
    return result;
  };
};

/** One span for each try of a partner's call; the partner is told whose part it is. */
const partnerTries = () => {
  const tries = new WeakMap<object, Span>();
  return {
    start: (given: unknown) => {
      // The channel is ours: what it carries is what `events.ts` says.
      const { partner, method, path, headers } = given as PartnerTry;
      const attributes = { 'http.request.method': method, 'comptoir.partner': partner, 'url.template': path };
      const span = tracer().startSpan(`${partner} ${method} ${path}`, { kind: SpanKind.CLIENT, attributes });
      tries.set(given as object, span);
      propagation.inject(trace.setSpan(context.active(), span), headers);
    },
    end: () => {},
    asyncStart: () => {},
    asyncEnd: (given: unknown) => {
      const { result } = given as { result?: { status: number } };
      const span = tries.get(given as object);
      if (result) span?.setAttribute('http.response.status_code', result.status);
      span?.end();
    },
    error: (given: unknown) => {
      const span = tries.get(given as object);
      if (span) failedWith(span, (given as { error: unknown }).error);
    },
  };
};

/** Sends spans where the standard variables of OpenTelemetry say, which its exporter reads by itself. */
export const startTraces = (warn: (message: string) => void) => {
  const say = (message: string) => warn(`OpenTelemetry: ${message.slice(0, 500)}`);
  const quiet = () => {};
  diag.setLogger({ error: say, warn: say, info: quiet, debug: quiet, verbose: quiet }, DiagLogLevel.WARN);
  const named = resourceFromAttributes({ 'service.name': 'comptoir', 'service.version': version });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  // Baggage of a caller is not ours to hand on to partners.
  provider.register({ propagator: new W3CTraceContextPropagator() });
  const ofPartners = partnerTries();
  partnerTry.subscribe(ofPartners);
  const endOfPools = poolOpened.listen(({ onConnection }) => onConnection(traceStatements));
  const stop = async () => {
    endOfPools();
    partnerTry.unsubscribe(ofPartners);
    await provider.shutdown().catch((error: unknown) => say(String(error)));
    for (const api of [trace, context, propagation, diag]) api.disable();
  };
  return { attach, stop };
};
