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

/** apps/console/dist; the relative path is the same from apps/api/src/http and from apps/api/dist. */
const built = [new URL('../../console/dist/', import.meta.url), new URL('../../../console/dist/', import.meta.url)]
  .map((url) => fileURLToPath(url))
  .find((folder) => existsSync(`${folder}index.html`));

/** One nonce for each answer; helmet's directives see the raw message. */
const nonces = new WeakMap<IncomingMessage, string>();
const nonceOf = (message: IncomingMessage) => `'nonce-${nonces.get(message)}'`;

interface Outside {
  /** Origins that the console may call. */
  connect: readonly string[];
  /** Whether browsers are told to use https only; `auto`: if the request came by https. */
  hsts: 'auto' | 'on' | 'off';
  /** Whether people of a customer sign in at this host. */
  isCustomerHost: (host: string) => boolean;
}

/** Browser features that the console never uses, and that its pages therefore cannot use; passkeys its own pages may. */
const permissionsPolicy = [
  ...`accelerometer bluetooth browsing-topics camera display-capture geolocation gyroscope hid idle-detection \
magnetometer microphone midi payment screen-wake-lock serial usb xr-spatial-tracking`
    .split(' ')
    .map((feature) => `${feature}=()`),
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
].join(', ');

/** On every answer, also of the API: for a year, and for every host below ours, since customers have such hosts. */
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
        // The browser's viewer for a PDF that the console has read.
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...connect],
        frameAncestors: ["'none'"],
      },
    },
  });

/** Serves the console's files, its one page for every screen, and the security headers of all answers. */
export const mountConsole = async (fastify: FastifyInstance, outside: Outside) => {
  fastify.decorateRequest('nonce', '');
  fastify.addHook('onRequest', (request, _, done) => {
    request.nonce = randomBytes(16).toString('base64');
    nonces.set(request.raw, request.nonce);
    done();
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
    if (!page)
      return reply.type('text/plain; charset=utf-8').send('La console n’est pas construite\u00a0: lancez «\u00a0npm run build\u00a0».');
    const acces = outside.isCustomerHost(request.hostname) ? 'customer' : 'operator';
    const own = page.replaceAll('__NONCE__', request.nonce).replace('__ACCES__', acces);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(own);
  };
  // Nothing here is for search engines, whose programs would otherwise read the page as their rules.
  fastify.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'));
  fastify.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|assets|modeles)(?=[/?]|$)/i.test(request.url);
    if (isPage) return sendPage(request, reply);
    return answerError(new Refusal('unknown', 'Cette adresse n’existe pas.'), request, reply);
  });
};
