import { Refusal } from '@comptoir/contract/errors';
import { keyHeader, takesKey, type Endpoint } from '@comptoir/contract/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

const uuid = z.uuid();

/**
 * The key under which a write is asked for; it becomes the number of the request, and so of the operation.
 * @throws Refusal 400
 */
export const takeKey = (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): string | undefined => {
  const given = request.headers[keyHeader];
  if (given === undefined || !takesKey(endpoint)) return undefined;
  const read = uuid.safeParse(given);
  if (!read.success) {
    const sentence = 'Un UUID est attendu';
    throw new Refusal('invalid', `L’en-tête Idempotency-Key n’est pas valable\u00a0: ${sentence}.`, { [keyHeader]: sentence });
  }
  request.id = read.data.toLowerCase();
  void reply.header('x-request-id', request.id);
  return request.id;
};
