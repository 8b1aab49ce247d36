import { randomUUID } from 'node:crypto';
import { Refusal } from '@comptoir/contract/errors';
import { instantHeader, isWrite, type Endpoint } from '@comptoir/contract/kit';
import { bodyLimitOf } from '@comptoir/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './parts.ts';
import { longLimit } from '../db/driver/time-limit.ts';
import { causeOfUndoing } from '../db/journal-groups.ts';
import type { Db } from '../db/tables.ts';
import { readAt } from '../journal/past/past.store.ts';
import { sendAnswer, sendList, answerOf } from './answers.ts';
import type { AnyCall, Handler, Route } from './call.ts';
import { isEssai } from './essai/asked.ts';
import { sendEssai } from './essai/send-essai.ts';
import { runBatches } from './lots/batches.ts';
import { enter, requireCustomer } from './entry.ts';
import { invalid } from './invalid.ts';
import { oneSpelling } from './one-spelling.ts';
import { checkRefusal, refusalStatuses } from './refusals.ts';
import { motifOf } from './motif.ts';
import { takeKey } from './once/key.ts';
import { once } from './once/once.ts';
import { nameRows } from './raisons/raisons.ts';
import type { Session } from './session.ts';
import { checkConsentAnew } from './sessions/consent.ts';
import { requireProof } from './sessions/proof.ts';
import { readUpload } from './upload.ts';
import { instantOf } from './lists/as-of.ts';
import { checkVersion, type RecordRead } from './lists/versions.ts';

type AnyRoute = Route<Endpoint>;

const toFastifyPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

const check = (schema: Endpoint['body'], value: unknown) => {
  if (!schema) return undefined;
  const read = schema.safeParse(value);
  if (!read.success) throw invalid(schema, read.error);
  return read.data;
};

const valueAt = (from: unknown, path: readonly string[]) =>
  path.reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), from);

/** What an undoing takes back; its body was checked. */
const causeOf = ({ undoes }: Endpoint, { body }: Pick<AnyCall, 'body'>) => {
  if (undoes === undefined) return undefined;
  const undone = valueAt(body, undoes.split('.'));
  return typeof undone === 'string' ? causeOfUndoing(undone) : undefined;
};

const authorOf = (endpoint: Endpoint, session: Session | undefined, request: FastifyRequest, received: Pick<AnyCall, 'body'>) => ({
  Auteur: session?.login ?? '',
  Kind: session?.kind ?? 'public',
  IDPeople: session?.kind === 'customer' ? session.id : null,
  Reel: session?.jeton && `le jeton «\u00a0${session.jeton.Nom}\u00a0»`,
  Appel: `${endpoint.method} ${request.url.split('?')[0]}`,
  Action: endpoint.action,
  Groupe: request.id,
  Motif: motifOf(request.headers, endpoint.motif === undefined ? undefined : valueAt(received.body, endpoint.motif.split('.'))),
  Cause: causeOf(endpoint, received),
});

const runWrite = async (call: AnyCall, request: FastifyRequest, route: Handler<Endpoint>, record: RecordRead | undefined) => {
  const { 'if-match': asked = '*' } = request.headers;
  if (record && asked !== '*') await checkVersion(record, call, asked);
  return route(call);
};

/** Whether it is this body that makes the call dangerous; a trial keeps nothing. */
const isDangerous = ({ dangerWhen }: Endpoint, { body, query }: Pick<AnyCall, 'body' | 'query'>) =>
  dangerWhen !== undefined && valueAt(body, dangerWhen.path.split('.')) === dangerWhen.value && valueAt(query, ['essai']) !== true;

/** The request's own signal ends with its body; only the answer's connection says that nobody waits any more. */
const goneOf = ({ raw }: FastifyReply) => {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  if (raw.destroyed) gone.abort();
  return gone.signal;
};

/** What is noted of a call that was done. Of a sign-in the session's row is the record. */
const noted = (endpoint: Endpoint) => {
  const { trace, on, batches, path } = endpoint;
  // Inside a customer's transaction there may be no other connection.
  if (trace && isWrite(endpoint) && on === 'customer' && !batches) throw new Error(`${path}: only its transaction can tell`);
  return trace === 'ouverture' ? undefined : trace;
};

/** Serves one endpoint: rights before all else, input, the customer's handle (a transaction when it writes), the route, the answer. */
export const mount = (fastify: FastifyInstance, app: App, endpoint: Endpoint, route: AnyRoute, record?: RecordRead) => {
  const trace = noted(endpoint);
  /** A refusal of this customer's names its rows. */
  const named = async (error: unknown, { session }: FastifyRequest): Promise<never> => {
    if (error instanceof Refusal && session?.customer) {
      const { db } = await app.customers.open(session.customer);
      await nameRows(error, session, db, app.nameReasons);
    }
    throw error;
  };
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const { session } = request;
    const customer = endpoint.on === 'customer' ? requireCustomer(session) : undefined;
    const uploaded = endpoint.upload ? await readUpload(request, endpoint.upload) : undefined;
    const received = {
      params: check(endpoint.params, oneSpelling(endpoint.params, request.params)),
      query: check(endpoint.query, oneSpelling(endpoint.query, request.query)),
      headers: check(endpoint.headers, request.headers),
      body: check(endpoint.body, (uploaded ? uploaded.json : request.body) ?? {}),
      file: uploaded?.file,
    };
    const instant = instantOf(endpoint, request.headers);
    const isTrial = isEssai(endpoint, request.headers);
    const key = isTrial ? undefined : takeKey(endpoint, request, reply);
    if (isDangerous(endpoint, received)) await requireProof(app, session, { isTrial });
    const opened = customer ? await app.customers.open(customer) : undefined;
    const { registry } = app.database;
    const call: AnyCall = {
      app,
      path: endpoint.path,
      session,
      customer,
      say: (said) => (request.said = said && { ...request.said, ...said }),
      registry,
      db: opened?.db,
      groupe: request.id,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      gone: () => goneOf(reply),
      write: undefined,
      progress: undefined,
      ...received,
    };
    /** The call on the state that is asked for: the present one, or that of an instant. */
    const asOf = <T>(made: AnyCall, work: (made: AnyCall) => Promise<T>) => {
      if (instant === undefined || !opened || !customer) return work(made);
      return readAt(opened.database, customer.IDCustomer, instant, (db) => work({ ...made, db }));
    };
    if (instant !== undefined) void reply.header(instantHeader, String(instant));
    if (typeof route !== 'function') {
      if (!session || !customer) throw new Error(`${endpoint.path}: only lists of a customer are cached`);
      if (trace) await app.trail.done(registry, request, trace);
      return sendList({ app, endpoint, list: route, call: { ...call, session, customer }, instant, asOf, reply, request });
    }
    const run = async (made: AnyCall) => {
      const result = await asOf(made, route);
      if (trace) await app.trail.done(made.registry, request, trace);
      return result;
    };
    if (isTrial) {
      const author = authorOf(endpoint, session, request, received);
      const work = (made: AnyCall) => (endpoint.batches ? route(made) : runWrite(made, request, route, record));
      return sendEssai({ endpoint, call, author, database: opened?.database, run: work }, request, reply);
    }
    if (endpoint.batches && opened && customer) {
      const author = authorOf(endpoint, session, request, received);
      const write: AnyCall['write'] = async (work) => {
        // What is cut counts between two transactions as between two requests.
        await checkConsentAnew(registry, session, customer);
        return opened.database.write(customer, author, work, longLimit);
      };
      return runBatches(request, reply, async (progress) =>
        answerOf(app, endpoint, await run({ ...call, write, progress }).catch((error: unknown) => named(error, request))).toString(),
      );
    }
    if (!isWrite(endpoint)) return sendAnswer(app, endpoint, record, reply, await run(call));
    const author = authorOf(endpoint, session, request, received);
    if (!opened || !customer) {
      const result = await app.database.write('registry', author, (trx) => run({ ...call, registry: trx }));
      return sendAnswer(app, endpoint, record, reply, result);
    }
    const write = (begin?: (db: Db) => Promise<void>) =>
      opened.database.write(
        customer,
        author,
        async (db) => {
          await begin?.(db);
          return runWrite({ ...call, db }, request, route, record);
        },
        // Files, also those in a body, take the database a while.
        endpoint.upload || endpoint.bodyLimit ? longLimit : undefined,
      );
    return sendAnswer(app, endpoint, record, reply, await (key === undefined ? write() : once(call, write)));
  };
  const statuses = refusalStatuses(endpoint, { standsOnVersion: record !== undefined && isWrite(endpoint) });
  const served = (request: FastifyRequest, reply: FastifyReply) => handle(request, reply).catch((error: unknown) => named(error, request));
  const checked = (request: FastifyRequest, reply: FastifyReply) =>
    served(request, reply).catch((error: unknown) => {
      checkRefusal(endpoint, statuses, error);
      throw error;
    });
  for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
    fastify.route({
      method: endpoint.method,
      url: toFastifyPath(path),
      helmet: false,
      bodyLimit: bodyLimitOf(endpoint),
      config: { trace: endpoint.trace },
      onRequest: enter(app, endpoint),
      handler: app.config.checkAnswers ? checked : served,
    });
  }
};

export const requestId = () => randomUUID();
