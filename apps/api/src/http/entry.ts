import { Refusal } from '@comptoir/contract/errors';
import { isWrite, type Endpoint } from '@comptoir/contract/kit';
import { bodyLimitOf } from '@comptoir/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './parts.ts';
import type { CustomerRecord } from '../registry/registry.store.ts';
import { noteCaller } from '../observe/requests.ts';
import { bodyTooLarge } from './edge/json-body.ts';
import { dataHeaders } from './data-headers.ts';
import { isEssai } from './essai/asked.ts';
import { jetonIn } from './sessions/jeton.ts';
import { refuseInPast } from './lists/as-of.ts';
import { requireProof } from './sessions/proof.ts';
import { standingOf, type Session } from './session.ts';
import { fileTooLarge } from './upload.ts';
import { checkConsent } from './sessions/consent.ts';
import { checkRights } from './sessions/rights.ts';

/** The caller: a person by a session, or a program by an API token. @throws Refusal 401, 403 `jeton` */
const opened = (app: App, endpoint: Endpoint, request: FastifyRequest) => {
  const { authorization, bdgp, 'x-fond': quiet } = request.headers;
  const jeton = jetonIn(authorization);
  if (jeton !== undefined) {
    const BDGp = typeof bdgp === 'string' ? bdgp : undefined;
    return app.jetons.open(jeton, { address: request.ip, BDGp, say: (said) => (request.said = said) });
  }
  // What a page asks on its own, at intervals, is no sign of a person.
  return app.sessions.open(authorization, { isQuiet: quiet === '1', isRead: !isWrite(endpoint) });
};

const guard = async (app: App, endpoint: Endpoint, request: FastifyRequest) => {
  if (endpoint.who.includes('public')) return;
  const session = await opened(app, endpoint, request);
  request.session = session;
  noteCaller(request, session);
  await app.rates.account(session);
  checkRights(endpoint, standingOf(session));
};

export const noCustomer = () => new Refusal('rule', 'Veuillez d’abord choisir un client.').because({ code: 'client' });

/** The customer of a session that is there by its leave. @throws Refusal 403 `acces`, 422 */
export const requireCustomer = (session: Session | undefined) => {
  if (!session?.customer) throw noCustomer();
  checkConsent(session);
  return session.customer;
};

/** @throws Refusal 503 while the customer is being moved: a write would be lost. */
const refuseClosed = ({ closedFor }: CustomerRecord) => {
  if (closedFor === null) return;
  const why = closedFor === 'move' ? 'déplacées vers un autre serveur' : 'retirées';
  throw new Refusal(
    'not_ready',
    `Les données de ce client sont en train d’être ${why}\u00a0: elles ne peuvent pas être modifiées pour l’instant.`,
  );
};

const checkBody = (endpoint: Endpoint, { headers }: FastifyRequest) => {
  const most = bodyLimitOf(endpoint);
  if (Number(headers['content-length']) > most) throw endpoint.upload ? fileTooLarge(endpoint.upload) : bodyTooLarge(most);
  if (!endpoint.upload && /^\s*multipart\//i.test(headers['content-type'] ?? '')) {
    throw new Refusal('wrong_type', 'Cette demande ne prend pas de fichier.');
  }
};

/** Checks the caller and the announced headers before the body is read. */
export const enter = (app: App, endpoint: Endpoint) => async (request: FastifyRequest, reply: FastifyReply) => {
  void reply.headers(dataHeaders);
  await guard(app, endpoint, request);
  if (endpoint.on === 'customer') {
    const customer = requireCustomer(request.session);
    if (isWrite(endpoint)) {
      await refuseInPast(async () => (await app.customers.open(customer)).db, request.headers);
      refuseClosed(customer);
    }
  }
  const isTrial = isEssai(endpoint, request.headers);
  if (endpoint.danger && !endpoint.dangerWhen) await requireProof(app, request.session, { isTrial });
  checkBody(endpoint, request);
};
