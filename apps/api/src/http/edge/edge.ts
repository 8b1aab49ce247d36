import { Refusal } from '@comptoir/contract/errors';
import { usualBody } from '@comptoir/contract/limits';
import type { FastifyInstance } from 'fastify';
import type { App } from '../parts.ts';
import type { Config } from '../../config/config.ts';
import { isKnownHost } from './known-host.ts';
import { answerClientError } from './client-errors.ts';
import { acceptJson } from './json-body.ts';
import { checkEncoding, checkHead, takeExpectations } from './plain-request.ts';

/** Limits of the server itself. Node looks for slow requests much more often than they are allowed to last. */
export const serverLimits = ({ requestTimeoutMillis: whole }: Config) => {
  const head = Math.min(20_000, whole);
  return {
    bodyLimit: usualBody,
    requestTimeout: whole,
    http: {
      connectionsCheckingInterval: Math.min(5_000, whole / 4),
      headersTimeout: head,
      // Node refuses without a body: `checkHead` does it in our form.
      requireHostHeader: false,
    },
    clientErrorHandler: answerClientError({ whole, head }),
    // A request on an open connection is still served; then the connection ends.
    return503OnClosing: false,
  };
};

const isCall = (url: string) => /^\/api(?=[/?]|$)/i.test(url);
/** Asked by machines that all come from one address, and which must get an answer. */
export const isProbe = (url: string) => /^\/api\/health(?=[/?]|$)/i.test(url);

/** The checks that every request meets first, before its body is read. */
export const mountEdge = (
  fastify: FastifyInstance,
  { config, faults, trail, rates, readiness }: Pick<App, 'config' | 'faults' | 'trail' | 'rates' | 'readiness'>,
) => {
  fastify.decorate('faults', faults);
  fastify.decorate('trail', trail);
  fastify.decorateRequest('session', undefined);
  fastify.decorateRequest('said', undefined);
  acceptJson(fastify);
  takeExpectations(fastify.server);
  fastify.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    if (readiness.isStopping) void reply.header('connection', 'close');
    checkHead(request);
    const { allowedHosts } = config;
    if (allowedHosts && !isProbe(request.url) && !isKnownHost(allowedHosts, request.headers.host))
      throw new Refusal('misdirected', 'Cette adresse n’est pas celle de la console.');
    if ((isCall(request.url) || request.method !== 'GET') && !isProbe(request.url)) await rates.address(request.ip);
    if (request.method === 'GET' || request.method === 'HEAD') return;
    // Otherwise its body would be read for nothing.
    if (request.is404) throw new Refusal('unknown', 'Cette adresse n’existe pas.');
    checkEncoding(request);
  });
};
