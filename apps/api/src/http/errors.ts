import { Refusal, statusOf } from '@comptoir/contract/errors';
import { keyHeader } from '@comptoir/contract/kit';
import { usualBody } from '@comptoir/contract/limits';
import type { RefusalBody } from '@comptoir/contract/refusal-body';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { faultOf, type FaultKind } from '../db/faults/database-fault.ts';
import type { FaultLog } from '../db/faults/fault-log.ts';
import { dataHeaders } from './data-headers.ts';
import { raisonsOf } from './raisons/raisons.ts';
import { bodyTooLarge } from './edge/json-body.ts';
import { leavesBody } from './edge/unread-body.ts';

declare module 'fastify' {
  interface FastifyInstance {
    faults: FaultLog;
  }
}

/** The sentence for a fault of the database, and the seconds after which another try makes sense. */
const faults: Record<FaultKind, readonly [seconds: number, message: string]> = {
  busy: [2, 'La base de données est occupée. Réessayez dans un instant.'],
  gone: [5, 'La base de données ne répond pas. Réessayez dans quelques instants.'],
  full: [60, 'La base de données n’a plus de place\u00a0: rien n’a été enregistré. Prévenez l’exploitation.'],
  readOnly: [60, 'La base de données n’accepte que la lecture\u00a0: rien n’a été enregistré. Prévenez l’exploitation.'],
  tooNew: [60, 'Les données viennent d’une version plus récente\u00a0: ce serveur doit être mis à jour. Prévenez l’exploitation.'],
};

/** When a connection breaks during a write, nobody knows whether it was done; under a key it is not done again. */
const doubt = ({ id, method, headers }: FastifyRequest) => {
  if (method === 'GET') return '';
  const isUnderKey = String(headers[keyHeader]).toLowerCase() === id;
  return isUnderKey ? ' Ce qui est déjà enregistré ne le sera pas deux fois.' : ' Vérifiez ensuite ce qui a été enregistré.';
};

const faultRefusal = (fault: FaultKind, request: FastifyRequest) => {
  const [seconds, message] = faults[fault];
  const refusal = new Refusal('not_ready', fault === 'gone' ? message + doubt(request) : message);
  refusal.retryAfterSeconds = seconds;
  return refusal;
};

/** Fastify's own refusals in our words. */
const known: Record<string, [keyof typeof statusOf, string]> = {
  // PostgreSQL's: a NUL, or half a character.
  '22021': ['invalid', 'Le texte contient un caractère qui ne peut pas être enregistré.'],
  '22P05': ['invalid', 'Le texte contient un caractère qui ne peut pas être enregistré.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrong_type', 'Ce type de contenu ne peut pas être traité.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid', 'Les données envoyées ne sont pas du JSON valide.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid', 'Les données envoyées sont vides.'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['wrong_type', 'Un fichier est attendu.'],
  FST_ERR_BAD_URL: ['invalid', 'L’adresse demandée n’est pas valide.'],
  FST_ERR_MAX_PARAM_LENGTH: ['invalid', 'L’adresse demandée n’est pas valide.'],
  FST_ERR_ROUTE_MAX_PARAM_LENGTH: ['invalid', 'L’adresse demandée n’est pas valide.'],
};

const asRefusal = (error: unknown, { routeOptions }: FastifyRequest): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return bodyTooLarge(routeOptions.bodyLimit ?? usualBody);
  const entry = known[code];
  if (entry) return new Refusal(entry[0], entry[1]);
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? new Refusal('invalid', 'La demande n’est pas valide.') : undefined;
};

/** The caller had left before the first piece of a streamed answer. */
const wasLeft = (error: unknown, { raw }: FastifyRequest) =>
  raw.socket.destroyed && error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Status and body for any error. What is no refusal is a bug: logged with its request id, answered with a plain sentence. */
export const refusalOf = (
  error: unknown,
  request: FastifyRequest,
): { status: number; body: RefusalBody; retryAfterSeconds: number | undefined } => {
  const fault = faultOf(error);
  if (fault) request.server.faults.note(error);
  const refusal = fault ? faultRefusal(fault, request) : asRefusal(error, request);
  if (!refusal && !wasLeft(error, request)) request.log.error({ err: error, requestId: request.id }, 'request failed');
  if (refusal) request.server.trail.refused(request, refusal.code, refusal.message);
  const status = refusal ? statusOf[refusal.code] : 500;
  const body: RefusalBody = {
    message:
      refusal?.message ?? 'Une erreur inattendue est survenue. Réessayez\u00a0; si elle persiste, transmettez le numéro de la demande.',
    requestId: request.id,
    code: refusal?.code ?? 'bug',
    status,
    ...(refusal ? raisonsOf(refusal) : {}),
    ...(refusal?.state === undefined ? {} : { state: refusal.state }),
    ...(refusal?.suite === undefined ? {} : { suite: refusal.suite }),
    ...(refusal?.fields ? { errors: refusal.fields } : {}),
    ...refusal?.second,
  };
  return { status, body, retryAfterSeconds: refusal?.retryAfterSeconds };
};

export const answerError = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
  const { status, body, retryAfterSeconds } = refusalOf(error, request);
  if (retryAfterSeconds) void reply.header('retry-after', retryAfterSeconds);
  if (leavesBody(request)) void reply.header('connection', 'close');
  return reply
    .code(status)
    .headers(dataHeaders)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
};
