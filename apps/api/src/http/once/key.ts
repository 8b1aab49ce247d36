import { keyHeader, takesKey, type Endpoint } from '@comptoir/contract/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { invalid } from '../invalid.ts';

const schema = z.object({ [keyHeader]: z.uuid('Un UUID est attendu').toLowerCase().optional() });

/**
 * The key under which a write is asked for; it becomes the number of the request, and so of the operation.
 * @throws Refusal 400
 */
export const takeKey = (endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): string | undefined => {
  if (!takesKey(endpoint)) return undefined;
  const read = schema.safeParse({ [keyHeader]: request.headers[keyHeader] });
  if (!read.success) throw invalid(schema, read.error);
  const key = read.data[keyHeader];
  if (key === undefined) return undefined;
  request.id = key;
  void reply.header('x-request-id', key);
  return key;
};
