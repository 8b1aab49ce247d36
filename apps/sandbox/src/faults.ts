import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { SandboxClock } from './clock.ts';
import { faultNames, setting, type Fault, type FaultSetting } from './fault.ts';
import { faultsPage } from './pages/faults-page.ts';
import { send } from './pages/reply.ts';

/** The same as a form sends it. */
const chosen = z
  .object({ fault: z.enum(faultNames), seconds: z.string().trim().min(1).transform(Number).pipe(z.number().min(0).max(600)) })
  .transform(({ fault, seconds }) => ({ fault, delayMs: Math.round(seconds * 1000) }));

const notFromElsewhere = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
  const from = headers['sec-fetch-site'];
  // A form may be sent from any page that the browser shows; only ours may choose.
  if (from !== undefined && from !== 'same-origin' && from !== 'none')
    return reply.code(403).send({ message: 'Les pannes se choisissent sur leur page.' });
};

export class Faults {
  readonly #clock: SandboxClock;
  readonly #settings = new Map<string, FaultSetting>();
  readonly #known = new Map<string, { title: string; faults: readonly Fault[] }>();

  /** Names a partner, as calls and as people do, and the faults it can show. */
  declare(partner: string, title: string, faults: readonly Fault[] = faultNames) {
    this.#known.set(partner, { title, faults });
  }

  constructor(clock = new SandboxClock()) {
    this.#clock = clock;
  }

  of(partner: string): FaultSetting {
    return this.#settings.get(partner) ?? { fault: 'none', delayMs: 30_000 };
  }

  #page(of: { status?: number; said?: string } = {}) {
    const partners = [...this.#known].map(([name, { title, faults }]) => ({ name, title, known: faults, ...this.of(name) }));
    return faultsPage({ ...of, now: this.#clock.now(), partners: partners.toSorted((a, b) => a.title.localeCompare(b.title, 'fr')) });
  }

  mount(fastify: FastifyInstance) {
    fastify.get('/faults', async () => Object.fromEntries([...this.#known.keys()].map((partner) => [partner, this.of(partner).fault])));
    fastify.put<{ Params: { partner: string } }>('/faults/:partner', async ({ params, body }, reply) => {
      const known = this.#known.get(params.partner);
      if (!known) return reply.code(404).send({ message: `Partenaire inconnu\u00a0: ${params.partner}` });
      const read = setting.safeParse(body);
      if (!read.success || !known.faults.includes(read.data.fault)) {
        return reply.code(400).send({ message: `Pannes possibles pour ${params.partner}\u00a0: ${known.faults.join(', ')}` });
      }
      this.#settings.set(params.partner, read.data);
      return reply.code(204).send();
    });
    fastify.delete('/faults', async (_request, reply) => {
      this.#settings.clear();
      return reply.code(204).send();
    });
    this.#mountPage(fastify);
  }

  /** The same for people. */
  #mountPage(fastify: FastifyInstance) {
    fastify.get('/pannes', async (_request, reply) => send(reply, this.#page()));
    fastify.post('/pannes', { onRequest: notFromElsewhere }, async (_request, reply) => {
      this.#settings.clear();
      return send(reply, this.#page({ said: 'Tous les partenaires répondent normalement.' }));
    });
    fastify.post('/pannes/horloge', { onRequest: notFromElsewhere }, async ({ body }, reply) =>
      this.#clock.advance(body)
        ? send(reply, this.#page({ said: 'L’horloge est avancée.' }))
        : send(reply, this.#page({ status: 400, said: 'Avancer, en minutes\u00a0: un nombre de 1 à 44\u202f640 est attendu.' })),
    );
    fastify.post<{ Params: { partner: string } }>('/pannes/:partner', { onRequest: notFromElsewhere }, async ({ params, body }, reply) => {
      const known = this.#known.get(params.partner);
      if (!known) return send(reply, this.#page({ status: 404, said: `Partenaire inconnu\u00a0: ${params.partner}.` }));
      const read = chosen.safeParse(body);
      if (!read.success || !known.faults.includes(read.data.fault)) {
        const said = `${known.title}\u00a0: choisissez un comportement de la liste et une attente de 0 à 600 secondes.`;
        return send(reply, this.#page({ status: 400, said }));
      }
      this.#settings.set(params.partner, read.data);
      return send(reply, this.#page({ said: `Le choix pour ${known.title} est appliqué.` }));
    });
  }
}
