import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { accessLog } from './access-log.ts';
import { observeRequest, type Hear } from './requests.ts';

/** What the HTTP server is given to be observed by. */
export interface Observer {
  /** Before any route and any other hook, so that a request is seen from its beginning. */
  attach: (fastify: FastifyInstance) => void;
  /** An address that cannot be read, which passes no hook. */
  unreadable: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** Starts what the configuration asks for, and loads nothing else. Before the database is opened: its pools are told once. */
export const startObservation = async (
  { accessLog: isLogged, metrics: place, traces: isTraced }: Pick<Config, 'accessLog' | 'metrics' | 'traces'>,
  logger: Pick<FastifyBaseLogger, 'warn'>,
) => {
  const hearers: Hear[] = isLogged ? [accessLog()] : [];
  const stops: (() => Promise<void>)[] = [];
  let metricsPort: number | undefined;
  if (place) {
    const [{ makeMetrics }, { serveMetrics }] = await Promise.all([import('./metrics.ts'), import('./metrics-server.ts')]);
    const { register, hear } = makeMetrics();
    const server = await serveMetrics(place, register);
    metricsPort = server.port;
    hearers.push(hear);
    stops.push(server.stop);
  }
  const traces = isTraced ? (await import('./traces.ts')).startTraces((message) => logger.warn(message)) : undefined;
  if (traces) stops.push(traces.stop);
  const hear: Hear = (what) => {
    for (const one of hearers) one(what);
  };
  const observer: Observer = {
    attach: (fastify) => {
      traces?.attach(fastify);
      if (hearers.length === 0) return;
      fastify.addHook('onRequest', (request, reply, done) => {
        observeRequest(request, reply, hear);
        done();
      });
    },
    unreadable: (request, reply) => observeRequest(request, reply, hear),
  };
  return { observer, metricsPort, stop: async () => void (await Promise.all(stops.map((stop) => stop()))) };
};
