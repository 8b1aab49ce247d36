import type { FastifyReply } from 'fastify';

export interface Reply {
  status: number;
  type: 'text/html; charset=utf-8' | 'application/json; charset=utf-8';
  body: string;
  retryAfter?: string;
}

export const json = (status: number, value: unknown): Reply => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

export const send = (reply: FastifyReply, { status, type, body, retryAfter }: Reply) => {
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  return reply.code(status).type(type).send(body);
};
