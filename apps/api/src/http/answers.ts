import { catalogue } from '@comptoir/contract/catalogue/all';
import { instantHeader, type Endpoint } from '@comptoir/contract/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { requireInstant } from '../journal/past/past.store.ts';
import type { App } from './parts.ts';
import type { CustomerRecord } from '../registry/registry.store.ts';
import { FileAnswer, bytesOf, type AnyCall, type CachedList } from './call.ts';
import { compressed, encodingFor } from './lists/lists.ts';
import { standingOf, type Session } from './session.ts';
import { versionOf, type RecordRead } from './lists/versions.ts';

/** One record is sent sooner than it is compressed; a table of several hundred rights is not. */
const worthCompressing = 16 * 1024;

/** A record's mark goes with its read, and with the writes that answer the same. */
const isRecord = (endpoint: Endpoint, record: RecordRead | undefined) => endpoint.answer === record?.endpoint.answer;

/** The answer's bytes; in development and tests it is checked against the contract first. */
export const answerOf = (app: App, endpoint: Endpoint, result: unknown) => {
  const bytes = bytesOf(result);
  if (app.config.checkAnswers) {
    const answer = endpoint.answer.safeParse(JSON.parse(bytes.toString()));
    if (!answer.success) throw new Error(`${endpoint.method} ${endpoint.path} does not answer its contract: ${answer.error.message}`);
  }
  return bytes;
};

export const sendAnswer = async (app: App, endpoint: Endpoint, record: RecordRead | undefined, reply: FastifyReply, result: unknown) => {
  if (result instanceof FileAnswer) {
    const { type, disposition, content } = result;
    const name = encodeURIComponent(result.name);
    void reply.header('content-disposition', `${disposition}; filename*=UTF-8''${name}`).header('cache-control', 'no-store');
    return reply.type(type).send(content);
  }
  const bytes = answerOf(app, endpoint, result);
  if (isRecord(endpoint, record)) void reply.header('etag', versionOf(bytes));
  const body = await compressed(bytes, encodingFor(reply.request.headers['accept-encoding']), worthCompressing);
  if (body.encoding !== 'identity') void reply.header('content-encoding', body.encoding).header('vary', 'accept-encoding');
  return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body.bytes);
};

/** What a browser may keep of a list, to ask whether it has changed: nothing of one that is about people. */
const keepingOf = ({ tables }: CachedList<Endpoint>) =>
  tables.some((table) => catalogue[table]?.nature === 'personne') ? 'no-store' : 'private, no-cache';

interface ListAnswer {
  app: App;
  endpoint: Endpoint;
  list: CachedList<Endpoint>;
  call: AnyCall & { session: Session; customer: CustomerRecord };
  /** As of which the list is asked for; absent: of now. */
  instant: number | undefined;
  asOf: <T>(call: AnyCall, work: (call: AnyCall) => Promise<T>) => Promise<T>;
  reply: FastifyReply;
  request: FastifyRequest;
}

/** From the bounded cache where the list's tables are unchanged; 304 where the client has it already. */
export const sendList = async ({ app, endpoint, list, call, instant, asOf, reply, request }: ListAnswer) => {
  const { session, customer } = call;
  const { IDCustomer } = customer;
  const { database, db } = await app.customers.open(customer);
  // What was built of an instant is kept as long as what was built of now, since both stand on tables of today too.
  if (instant !== undefined) await requireInstant(db, instant);
  const rights = JSON.stringify(standingOf(session));
  const person = list.isPersonal && session.kind === 'customer' ? session.id : null;
  const key = JSON.stringify([IDCustomer, endpoint.path, call.params, call.query, rights, person, instant ?? null]);
  const revision = await app.lists.revisions.read(JSON.stringify([IDCustomer, list.tables]), () =>
    database.revisions(customer, list.tables),
  );
  const mark = app.lists.etag(key, revision);
  // Not its `Cache-Control`: fetch says `no-cache` by itself for whoever writes `If-None-Match`.
  const held = { 'if-none-match': request.headers['if-none-match'] };
  const isHeld = (etag: string) => fresh(held, { etag });
  void reply.header('cache-control', keepingOf(list)).header('vary', `authorization, accept-encoding, ${instantHeader}`);
  if (isHeld(mark)) return reply.header('etag', mark).code(304).send();
  const build = async () => answerOf(app, endpoint, await asOf(call, list.read));
  const body = await app.lists.body({
    key,
    mark,
    encoding: encodingFor(request.headers['accept-encoding']),
    build,
    versionOf: list.isRecord ? versionOf : undefined,
  });
  const etag = body.version ?? mark;
  void reply.header('etag', etag);
  if (isHeld(etag)) return reply.code(304).send();
  if (body.encoding !== 'identity') void reply.header('content-encoding', body.encoding);
  return reply.type('application/json; charset=utf-8').send(body.bytes);
};
