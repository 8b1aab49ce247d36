import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Account, Accounts } from './accounts.ts';
import type { Fault } from './fault.ts';
import type { Faults } from './faults.ts';
import type { Received } from './received.ts';
import { json, send, type Reply } from './pages/reply.ts';

export type PartnerFault = Extract<Fault, 'refuse' | 'okWithError' | 'expired'>;

/** The stand-in of one outside system, under `/<name>`. */
export interface Partner {
  name: string;
  /** As people call it. */
  title: string;
  /** Who asks, where the request says so. */
  accountOf(request: FastifyRequest): Account;
  /** Its answers when told to refuse, to say no under a 200, or to call the password expired. */
  onFault(fault: PartnerFault, request: FastifyRequest): Reply;
  routes(fastify: FastifyInstance): void;
}

const record = z.record(z.string(), z.unknown()).catch({});

/** The fields of a request, from its query or body. */
export const fieldsOf = ({ query, body }: FastifyRequest) => ({ ...record.parse(query), ...record.parse(body) });

/** The account of the `Authorization: Basic` header; empty without one. */
export const signedBy = ({ headers: { authorization = '' } }: FastifyRequest): Account => {
  const [login = '', ...password] = Buffer.from(authorization.replace(/^Basic /, ''), 'base64')
    .toString('utf8')
    .split(':');
  return { login, password: password.join(':') };
};

const faultReply = (partner: Partner, fault: Exclude<Fault, 'none' | 'slow'>, request: FastifyRequest): Reply => {
  if (fault === 'error500') return json(500, { error: 'Internal Server Error' });
  if (fault === 'busy') return { ...json(429, { error: 'TOO_MANY_REQUESTS' }), retryAfter: '30' };
  if (fault === 'garbage') return { ...json(200, null), body: '{"status":"ok","data":[{"id":1,\u0000\uFFFD<html>' };
  return partner.onFault(fault, request);
};

/** Waits, unless the caller hangs up first. */
const delay = async (request: FastifyRequest, milliseconds: number) => {
  const abort = new AbortController();
  const { signal } = abort;
  await Promise.race([wait(milliseconds, undefined, { signal, ref: false }), once(request.raw.socket, 'close', { signal })]).finally(() =>
    abort.abort(),
  );
};

interface Noted {
  faults: Faults;
  accounts: Accounts;
  received: Received;
}

/** Notes every request of a partner, then answers or misbehaves. */
export const mountPartner = async (fastify: FastifyInstance, partner: Partner, { faults, accounts, received }: Noted) => {
  faults.declare(partner.name, partner.title);
  await fastify.register(
    async (scope) => {
      scope.addHook('preHandler', async (request, reply) => {
        const [path = ''] = request.url.split('?');
        received.add({ partner: partner.name, at: new Date().toISOString(), method: request.method, path, fields: fieldsOf(request) });
        const { fault, delayMs } = faults.of(partner.name);
        if (fault === 'slow') await delay(request, delayMs);
        else if (fault !== 'none') return send(reply, faultReply(partner, fault, request));
        if (accounts.isWrong(partner.name, partner.accountOf(request))) return send(reply, partner.onFault('refuse', request));
      });
      partner.routes(scope);
    },
    { prefix: `/${partner.name}` },
  );
};
