import type { FastifyInstance } from 'fastify';
import { mailPage } from './pages/mail-page.ts';
import type { Message } from './message.ts';
import { send } from './pages/reply.ts';

const kept = 500;

/** The received messages, newest first. */
export class Mailbox {
  #messages: Message[] = [];
  #lastId = 0;

  add(message: Omit<Message, 'id'>) {
    this.#messages = [{ id: ++this.#lastId, ...message }, ...this.#messages.slice(0, kept - 1)];
  }

  mount(fastify: FastifyInstance) {
    fastify.get('/courriels', async (_request, reply) => send(reply, mailPage(this.#messages)));
    fastify.get('/messages', async () =>
      this.#messages.map(({ id, receivedAt, from, to, subject }) => ({ id, receivedAt, from, to, subject })),
    );
    fastify.get<{ Params: { id: string } }>('/messages/:id', async ({ params }, reply) => {
      const message = this.#messages.find(({ id }) => id === Number(params.id));
      return message ?? reply.code(404).send({ message: 'Ce message n’existe pas ou n’existe plus.' });
    });
    fastify.delete('/messages', async (_request, reply) => {
      this.#messages = [];
      return reply.code(204).send();
    });
  }
}
