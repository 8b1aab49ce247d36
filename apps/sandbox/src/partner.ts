import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Fault, Faults } from './faults.ts';
import type { Received } from './received.ts';

export interface Reply {
  status: number;
  type: 'text/html; charset=utf-8' | 'application/json; charset=utf-8';
  body: string;
}

export type PartnerFault = Extract<Fault, 'refuse' | 'okWithError' | 'expired'>;

/** The stand-in of one outside system, under `/<name>`. */
export interface Partner {
  name: string;
  /** Its answers when told to refuse, to say no under a 200, or to call the password expired. */
  onFault(fault: PartnerFault, request: FastifyRequest): Reply;
  routes(fastify: FastifyInstance): void;
}

export const json = (status: number, value: unknown): Reply => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

export const send = (reply: FastifyReply, { status, type, body }: Reply) => reply.code(status).type(type).send(body);

const record = z.record(z.string(), z.unknown()).catch({});

/** The fields of a request, from its query or body. */
export const fieldsOf = ({ query, body }: FastifyRequest) => ({ ...record.parse(query), ...record.parse(body) });

const faultReply = (partner: Partner, fault: Exclude<Fault, 'none' | 'slow'>, request: FastifyRequest): Reply => {
  if (fault === 'error500') return json(500, { error: 'Internal Server Error' });
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

/** Notes every request of a partner, then answers or misbehaves. */
export const mountPartner = async (fastify: FastifyInstance, partner: Partner, faults: Faults, received: Received) => {
  faults.declare(partner.name);
  await fastify.register(
    async (scope) => {
      scope.addHook('preHandler', async (request, reply) => {
        const [path = ''] = request.url.split('?');
        received.add({ partner: partner.name, at: new Date().toISOString(), method: request.method, path, fields: fieldsOf(request) });
        const { fault, delayMs } = faults.of(partner.name);
        if (fault === 'slow') await delay(request, delayMs);
        else if (fault !== 'none') return send(reply, faultReply(partner, fault, request));
      });
      partner.routes(scope);
    },
    { prefix: `/${partner.name}` },
  );
};
