import { usualBody } from '@comptoir/contract/limits';
import type { FastifyRequest } from 'fastify';

/** Somebody with a session may be sending a file: it is read and thrown away, so that the answer arrives. */
const mostDrained = 32 * 1024 * 1024;

/**
 * Whether an answer ends the connection because too much of the body is unread: always for unknown callers, but not for a
 * form of somebody whose session has ended.
 */
export const leavesBody = ({ raw, headers, session }: FastifyRequest) => {
  if (raw.complete) return false;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  if (!hasBody) return false;
  const drained = session ? mostDrained : headers.authorization === undefined ? 0 : usualBody;
  return !(Number(headers['content-length']) <= drained);
};
