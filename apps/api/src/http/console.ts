import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Refusal } from '@comptoir/contract/errors';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from './errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    nonce: string;
  }
}

/** apps/console/dist, seen from apps/api/src/http as from apps/api/dist. */
const built = [new URL('../../console/dist/', import.meta.url), new URL('../../../console/dist/', import.meta.url)]
  .map((url) => fileURLToPath(url))
  .find((folder) => existsSync(`${folder}index.html`));

/** One nonce per answer; helmet's directives see the raw message. */
const nonces = new WeakMap<IncomingMessage, string>();
const nonceOf = (message: IncomingMessage) => `'nonce-${nonces.get(message)}'`;
/** Where forms of this page may go beside the console. */
const formTargets = new WeakMap<IncomingMessage, readonly string[]>();
const formTargetsOf = (message: IncomingMessage) => formTargets.get(message)?.join(' ') ?? '';

interface Outside {
  /** Origins that the console may call. */
  connect: readonly string[];
  /** Whether browsers are told to come by https alone; `auto`: where the request came by https. */
  hsts: 'auto' | 'on' | 'off';
  /** Where the page of an address may send a form: sources of a content security policy. */
  formTargets: (url: string) => Promise<readonly string[]>;
}

/** What the console never uses, so that nothing in its pages can. */
const permissionsPolicy = `accelerometer bluetooth browsing-topics camera display-capture geolocation gyroscope hid idle-detection \
magnetometer microphone midi payment screen-wake-lock serial usb xr-spatial-tracking`
  .split(' ')
  .map((feature) => `${feature}=()`)
  .join(', ');

/** On every answer, of the API too. A year, and every host below ours: that of a customer is one. */
const transportHeaders = (fastify: FastifyInstance, { hsts }: Outside) =>
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('permissions-policy', permissionsPolicy);
    const isHttps = hsts === 'auto' ? request.protocol === 'https' : hsts === 'on';
    if (isHttps) void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done();
  });

const headers = (fastify: FastifyInstance, { connect }: Outside) =>
  fastify.register(helmet, {
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", nonceOf],
        styleSrc: ["'self'", nonceOf],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...connect],
        fontSrc: ["'self'"],
        // The browser's viewer of a PDF that the console has read.
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", formTargetsOf],
        frameAncestors: ["'none'"],
      },
    },
  });

/** Serves the console's files, its one page for every screen, and the security headers of all answers. */
export const mountConsole = async (fastify: FastifyInstance, outside: Outside) => {
  fastify.decorateRequest('nonce', '');
  fastify.addHook('onRequest', async (request) => {
    request.nonce = randomBytes(16).toString('base64');
    nonces.set(request.raw, request.nonce);
    formTargets.set(request.raw, await outside.formTargets(request.url));
  });
  transportHeaders(fastify, outside);
  await headers(fastify, outside);
  const page = built ? readFileSync(`${built}index.html`, 'utf8') : undefined;
  if (built) {
    await fastify.register(fastifyStatic, {
      root: `${built}assets`,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
    });
    await fastify.register(fastifyStatic, { root: `${built}modeles`, prefix: '/modeles/', decorateReply: false });
  }
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    if (!page) return reply.type('text/plain; charset=utf-8').send("La console n'est pas construite : lancez « npm run build ».");
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page.replaceAll('__NONCE__', request.nonce));
  };
  fastify.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|assets|modeles)(?=[/?]|$)/i.test(request.url);
    if (isPage) return sendPage(request, reply);
    return answerError(new Refusal('unknown', "Cette adresse n'existe pas."), request, reply);
  });
};
