import { usualBody } from '@comptoir/contract/limits';
import type { FastifyRequest } from 'fastify';

/** Somebody with a session may be in the middle of sending a file: it is let in and thrown away, so that he gets the answer. */
const mostDrained = 32 * 1024 * 1024;

/**
 * Whether an answer ends the connection because more of a body is still to come than is worth taking in: all of it
 * where nobody has said who calls, a form of somebody whose session has ended is not.
 */
export const leavesBody = ({ raw, headers, session }: FastifyRequest) => {
  if (raw.complete) return false;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  if (!hasBody) return false;
  const drained = session ? mostDrained : headers.authorization === undefined ? 0 : usualBody;
  return !(Number(headers['content-length']) <= drained);
};
