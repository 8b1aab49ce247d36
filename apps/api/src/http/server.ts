import { instantHeader } from '@comptoir/contract/kit';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Observer } from '../observe/observation.ts';
import { serverLimits } from './edge/edge.ts';
import { answerError } from './errors.ts';
import { requestId } from './mount.ts';

/** A request with a token whose path is not under `/api` means the call of that name (docs/regles/appels.md#paths). */
const rewriteUrl = ({ url = '/', headers }: { url?: string | undefined; headers: { authorization?: string | undefined } }) => {
  if (/^\/+api(?=[/?]|$)/i.test(url)) return url.replace(/^\/+api/i, '/api');
  return headers.authorization === undefined ? url : `/api${url.startsWith('/') ? '' : '/'}${url}`;
};

/**
 * A closing server waits for the connections of requests in flight; a client that keeps its connection after the
 * answer would hold it up for the whole keep-alive time. So idle ones are ended until none is left.
 */
const endIdleConnections = (fastify: FastifyInstance) => {
  fastify.addHook('preClose', (done) => {
    const timer = setInterval(() => fastify.server.closeIdleConnections(), 50);
    fastify.server.once('close', () => clearInterval(timer));
    done();
  });
};

/** The HTTP server without its routes. */
export const makeServer = async (config: Config, logger: FastifyBaseLogger, observer: Observer | undefined) => {
  const fastify = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    requestIdHeader: false,
    // The proxy adds the address that it was called from last; what stands before it is what the caller claims.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    forceCloseConnections: 'idle',
    ...serverLimits(config),
    rewriteUrl,
    frameworkErrors: (error, request, reply) => {
      observer?.unreadable(request, reply);
      answerError(error, request, reply);
    },
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 500 },
  });
  observer?.attach(fastify);
  fastify.setErrorHandler(answerError);
  if (config.consoleOrigins.length > 0) {
    await fastify.register(cors, {
      origin: config.consoleOrigins,
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: ['etag', 'x-request-id', 'content-disposition', instantHeader],
    });
  }
  endIdleConnections(fastify);
  await fastify.register(multipart, { limits: { fileSize: 10 * 1024 * 1024, files: 1 } });
  return fastify;
};
