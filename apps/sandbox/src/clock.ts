import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const everyMillis = 5 * 60_000;
/** What waits at most for somebody who asks seldom. */
const most = 50;

const change = z.object({ minutes: z.coerce.number().int().min(1).max(44_640) });

/** The sandbox's own time: that of the machine until somebody moves it forward. What has been activated happens by it. */
export class SandboxClock {
  #aheadMillis = 0;
  readonly #begun = new Map<string, number>();

  now() {
    return Date.now() + this.#aheadMillis;
  }

  /** Something is activated. */
  begin(what: string) {
    if (!this.#begun.has(what)) this.#begun.set(what, this.now());
  }

  end(what: string) {
    this.#begun.delete(what);
  }

  /** One moment each five minutes since it was activated, at least since somebody first asked; the last fifty, oldest first. */
  momentsOf(what: string): string[] {
    this.begin(what);
    const begun = this.#begun.get(what)!;
    const count = Math.floor((this.now() - begun) / everyMillis);
    const from = Math.max(1, count - most + 1);
    return Array.from({ length: Math.max(0, count - from + 1) }, (_, at) => new Date(begun + (from + at) * everyMillis).toISOString());
  }

  /** Whether these are minutes by which it could be moved. */
  advance(given: unknown): boolean {
    const read = change.safeParse(given);
    if (read.success) this.#aheadMillis += read.data.minutes * 60_000;
    return read.success;
  }

  mount(fastify: FastifyInstance) {
    fastify.get('/horloge', async () => ({ maintenant: new Date(this.now()).toISOString() }));
    fastify.post('/horloge', async ({ body }, reply) => {
      if (!this.advance(body)) return reply.code(400).send({ message: 'De 1 à 44640 minutes sont attendues\u00a0: {"minutes": 60}' });
      return { maintenant: new Date(this.now()).toISOString() };
    });
  }
}
