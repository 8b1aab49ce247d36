import type { FastifyInstance } from 'fastify';

export interface ReceivedRequest {
  partner: string;
  at: string;
  method: string;
  /** Without the query, whose values are in `fields`. */
  path: string;
  /** As sent, secrets included: tests must see that they arrived. */
  fields: Record<string, unknown>;
}

const kept = 500;

/** The requests to partners, oldest first. */
export class Received {
  #requests: ReceivedRequest[] = [];

  add(request: ReceivedRequest) {
    this.#requests = [...this.#requests.slice(1 - kept), request];
  }

  mount(fastify: FastifyInstance) {
    fastify.get('/received', async () => this.#requests);
    fastify.delete('/received', async (_request, reply) => {
      this.#requests = [];
      return reply.code(204).send();
    });
  }
}
