import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** How a partner can be told to misbehave. Each partner says what `refuse`, `okWithError` and `expired` look like. */
const faultNames = ['none', 'refuse', 'slow', 'error500', 'garbage', 'okWithError', 'expired', 'busy'] as const;
export type Fault = (typeof faultNames)[number];

const setting = z.object({ fault: z.enum(faultNames), delayMs: z.number().int().min(0).max(600_000).default(30_000) });
export type FaultSetting = z.output<typeof setting>;

export class Faults {
  readonly #settings = new Map<string, FaultSetting>();
  readonly #known = new Map<string, readonly Fault[]>();

  /** Names a partner and the faults it can show. */
  declare(partner: string, faults: readonly Fault[] = faultNames) {
    this.#known.set(partner, faults);
  }

  of(partner: string): FaultSetting {
    return this.#settings.get(partner) ?? { fault: 'none', delayMs: 0 };
  }

  mount(fastify: FastifyInstance) {
    fastify.get('/faults', async () => Object.fromEntries([...this.#known.keys()].map((partner) => [partner, this.of(partner).fault])));
    fastify.put<{ Params: { partner: string } }>('/faults/:partner', async ({ params, body }, reply) => {
      const known = this.#known.get(params.partner);
      if (!known) return reply.code(404).send({ message: `Partenaire inconnu\u00a0: ${params.partner}` });
      const read = setting.safeParse(body);
      if (!read.success || !known.includes(read.data.fault)) {
        return reply.code(400).send({ message: `Pannes possibles pour ${params.partner}\u00a0: ${known.join(', ')}` });
      }
      this.#settings.set(params.partner, read.data);
      return reply.code(204).send();
    });
    fastify.delete('/faults', async (_request, reply) => {
      this.#settings.clear();
      return reply.code(204).send();
    });
  }
}
