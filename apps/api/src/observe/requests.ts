import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who is calling; the token and the name of the person are not needed to observe. */
interface Caller {
  kind: string;
  customer: { name: string } | undefined;
}

const callers = new WeakMap<FastifyRequest, Caller>();

/** Called once the session is known, before its rights are judged: a refusal has a caller too. */
export const noteCaller = (request: FastifyRequest, session: Caller): void => void callers.set(request, session);

/** A request that has been answered, without anything that its caller wrote. */
export interface Answered {
  method: string;
  /** The contract's path; `(page)` for the console's screens, `(inconnu)` for what is no address of ours. */
  path: string;
  status: number;
  seconds: number;
  bytes: number;
  requestId: string;
  caller: string;
  customer: string | undefined;
  address: string;
  /** The caller went away before the whole answer was sent. */
  isCut: boolean;
}

/** The address of the route as the contract writes it: never what was asked, which may hold anything. */
export const pathOf = (request: FastifyRequest, status?: number): string => {
  const { url } = request.routeOptions;
  if (url !== undefined) return url.replace(/:(\w+)/g, '{$1}');
  return status === 200 ? '(page)' : '(inconnu)';
};

/** Of an unknown address even the method is the caller's own word. */
export const methodOf = (request: FastifyRequest, path: string) => (path === '(inconnu)' ? '(inconnu)' : request.method);

export type Hear = (what: Answered) => void;

/** What nginx writes of a caller who left before there was an answer. */
const noAnswer = 499;

interface Seen {
  request: FastifyRequest;
  reply: FastifyReply;
  address: string;
  sentBefore: number;
  began: number;
}

/** The length that the answer announced; of one that did not, what has gone through the connection, headers included. */
const bytesOf = ({ request, reply, sentBefore }: Seen) => {
  const announced = reply.getHeader('content-length');
  if (announced !== undefined) return Number(announced);
  return reply.statusCode === 304 || !reply.raw.headersSent ? 0 : Math.max(0, request.raw.socket.bytesWritten - sentBefore);
};

const answered = (seen: Seen): Answered => {
  const { request, reply, address, began } = seen;
  const caller = callers.get(request);
  const status = reply.raw.headersSent ? reply.statusCode : noAnswer;
  const path = pathOf(request, status);
  return {
    method: methodOf(request, path),
    path,
    status,
    seconds: (performance.now() - began) / 1000,
    bytes: bytesOf(seen),
    requestId: request.id,
    caller: caller?.kind ?? 'public',
    customer: caller?.customer?.name,
    address,
    isCut: !reply.raw.writableFinished,
  };
};

/** Reports a request once it is answered, or has lost its caller: its connection knows nothing any more by then. */
export const observeRequest = (request: FastifyRequest, reply: FastifyReply, hear: Hear) => {
  const seen = { request, reply, address: request.ip, sentBefore: request.raw.socket.bytesWritten, began: performance.now() };
  reply.raw.once('close', () => hear(answered(seen)));
};
