import { randomUUID } from 'node:crypto';
import { Refusal } from '@comptoir/contract/errors';
import { isWrite, type Endpoint } from '@comptoir/contract/kit';
import { mayCall } from '@comptoir/contract/rights';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { sendAnswer, sendList, answerOf } from './answers.ts';
import type { Call, Handler, Route } from './call.ts';
import { runBatches } from './batches.ts';
import { invalid } from './errors.ts';
import { standingOf, type Session } from './session.ts';
import { readUpload } from './upload.ts';
import { checkVersion, type RecordRead } from './versions.ts';

type AnyCall = Call<Endpoint>;
type AnyRoute = Route<Endpoint>;

const toFastifyPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/** What a browser must not do with an answer of the API; helmet works its own out anew for each answer, for pages. */
const dataHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const check = (schema: Endpoint['body'], value: unknown) => {
  if (!schema) return undefined;
  const read = schema.safeParse(value);
  if (!read.success) throw invalid(read.error);
  return read.data;
};

const authorOf = (endpoint: Endpoint, session: Session | undefined, request: FastifyRequest) => ({
  Auteur: session?.login ?? '',
  Kind: session?.kind ?? 'public',
  IDPeople: session?.kind === 'customer' ? session.id : null,
  Appel: `${endpoint.method} ${request.url.split('?')[0]}`,
  Action: endpoint.action,
  Groupe: request.id,
});

const guard = async (app: App, endpoint: Endpoint, request: FastifyRequest) => {
  if (endpoint.who.includes('public')) return undefined;
  const session = await app.sessions.open(request.headers.authorization);
  if (!mayCall(endpoint, standingOf(session))) {
    throw new Refusal('forbidden', "Vous n'avez pas accès à cette fonction.");
  }
  return session;
};

const requireCustomer = (session: Session | undefined) => {
  if (!session?.customer) throw new Refusal('rule', "Veuillez d'abord choisir un client.");
  return session.customer;
};

const runWrite = async (call: AnyCall, request: FastifyRequest, route: Handler<Endpoint>, record: RecordRead | undefined) => {
  const { 'if-match': asked = '*' } = request.headers;
  if (record && asked !== '*') await checkVersion(record, call, asked);
  return route(call);
};

/** Serves one endpoint: rights, input, the customer's handle (a transaction when it writes), the route, the answer. */
export const mount = (fastify: FastifyInstance, app: App, endpoint: Endpoint, route: AnyRoute, record?: RecordRead) => {
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await guard(app, endpoint, request);
    const customer = endpoint.on === 'customer' ? requireCustomer(session) : undefined;
    const received = {
      params: check(endpoint.params, request.params),
      query: check(endpoint.query, request.query),
      headers: check(endpoint.headers, request.headers),
      body: check(endpoint.body, request.body ?? {}),
      file: endpoint.upload ? await readUpload(request, endpoint.upload) : undefined,
    };
    const opened = customer ? await app.customers.open(customer) : undefined;
    const { registry } = app.database;
    // The parts were checked against the endpoint's own schemas just above: the route's types follow from them.
    const call = {
      app,
      session,
      customer,
      registry,
      db: opened?.db,
      groupe: request.id,
      address: request.ip,
      ...received,
    } as unknown as AnyCall;
    if (typeof route !== 'function') return sendList({ app, endpoint, list: route, call, reply, request });
    if (endpoint.batches && opened && customer) {
      const author = authorOf(endpoint, session, request);
      const write = (work: (db: AnyCall['db']) => Promise<unknown>) =>
        opened.database.write({ schema: customer.schema }, author, (db) => work(db as unknown as AnyCall['db']));
      return runBatches(request, reply, async (progress) =>
        answerOf(app, endpoint, await route({ ...call, write, progress } as unknown as AnyCall)),
      );
    }
    if (!isWrite(endpoint)) return sendAnswer(app, endpoint, record, reply, await route(call));
    const author = authorOf(endpoint, session, request);
    const result =
      opened && customer
        ? await opened.database.write({ schema: customer.schema }, author, (db) =>
            runWrite({ ...call, db } as unknown as AnyCall, request, route, record),
          )
        : await app.database.write('registry', author, (trx) => route({ ...call, registry: trx }));
    return sendAnswer(app, endpoint, record, reply, result);
  };
  for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
    fastify.route({
      method: endpoint.method,
      url: toFastifyPath(path),
      helmet: false,
      onRequest: (_request, reply, done) => {
        void reply.headers(dataHeaders);
        done();
      },
      handler: handle,
    });
  }
};

export const requestId = () => randomUUID();
