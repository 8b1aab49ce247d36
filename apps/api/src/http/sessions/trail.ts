import type { RefusalCode } from '@comptoir/contract/errors';
import type { EvenementType } from '@comptoir/contract/evenements';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { Clock } from '../../jobs/clock.ts';
import { methodOf, pathOf } from '../../observe/requests.ts';
import { insertEvenements, sealEvenements, type NewEvenement } from '../../registry/trail.store.ts';
import type { Session } from '../session.ts';
import { Gathered } from './gathered.ts';
import { jetonIn } from './jeton.ts';

/** What a route knows of an event and the request does not hold. */
export type Said = Partial<Pick<NewEvenement, 'IDCustomer' | 'Genre' | 'IDCompte' | 'IDJeton' | 'Qui' | 'Details'>>;

declare module 'fastify' {
  interface FastifyInstance {
    trail: Trail;
  }
  interface FastifyRequest {
    /** Null: the call was done without what the trail wants to know. */
    said: Said | null | undefined;
  }
  interface FastifyContextConfig {
    trace?: EvenementType | undefined;
  }
}

const flushMillis = 1_000;
/** Finds what other processes, and the database itself, have noted. */
const sealMillis = 10_000;
/** Equal refusals are one event for so long. */
const gatherMillis = 60_000;
/** Different ones that are held at most. */
const mostHeld = 10_000;
/** Browsers name themselves at length, and so may a refusal. */
const longestText = 500;

interface Held {
  event: NewEvenement;
  count: number;
  since: number;
  isTold: boolean;
}

const refusalTypes: Partial<Record<RefusalCode, EvenementType>> = {
  unauthenticated: 'session',
  second_facteur: 'session',
  forbidden: 'droit',
  preuve: 'preuve',
  acces: 'droit',
  portee: 'droit',
  jeton: 'jeton',
  too_many: 'limite',
};

const ofSession = (session: Session | undefined): NewEvenement => ({
  Type: 'session',
  Resultat: 'refus',
  IDCustomer: session?.customer?.IDCustomer ?? null,
  Genre: session?.kind ?? 'public',
  IDCompte: session?.id ?? null,
  IDSession: session && !session.jeton ? session.IDSession : null,
  IDJeton: session?.jeton?.IDJeton ?? null,
  Appel: '',
  Requete: '',
  Qui: session?.login ?? '',
});

const ofRequest = ({ session, said, ip, headers }: FastifyRequest) => ({
  ...ofSession(session),
  Adresse: ip,
  Navigateur: (headers['user-agent'] ?? '').slice(0, longestText),
  ...said,
});

/** The security trail of this process: what is done is written before its answer, refusals a second later, equal ones as one. */
export class Trail {
  readonly #registry: Kysely<RegistryTables>;
  readonly #held = new Map<string, Held>();
  readonly #done: Gathered<NewEvenement>;
  readonly #flushing: Clock;
  readonly #sealing: Clock;
  readonly #onError: (error: unknown) => void;
  #lost = 0;

  constructor(registry: Kysely<RegistryTables>, onError: (error: unknown) => void) {
    this.#registry = registry;
    this.#onError = onError;
    this.#done = new Gathered((events) => insertEvenements(registry, events));
    this.#flushing = new Clock({ run: () => this.flush(), everyMillis: flushMillis, onError });
    this.#sealing = new Clock({ run: () => this.seal(), everyMillis: sealMillis, onError });
  }

  start(): void {
    this.#flushing.start();
    this.#sealing.start();
  }

  /** Writes and seals what is left, and ends. */
  async stop(): Promise<void> {
    await this.#flushing.stop();
    await this.#sealing.stop();
    // Whatever becomes of it, the rest has to end too.
    await this.flush({ isLast: true })
      .then(() => this.seal())
      .catch(this.#onError);
  }

  async seal(): Promise<void> {
    await sealEvenements(this.#registry);
  }

  /**
   * Of a call whose contract says so, once it is done. `db` is the registry, or its transaction; outside of one, calls that are
   * done at the same time are noted in one statement.
   */
  async done(db: Kysely<RegistryTables>, request: FastifyRequest, Type: EvenementType): Promise<void> {
    if (request.said === null) return;
    const Appel = `${request.method} ${request.url.split('?')[0]}`;
    const event: NewEvenement = { ...ofRequest(request), Type, Resultat: 'succes', Appel, Requete: request.id };
    await (db === this.#registry ? this.#done.add(event) : insertEvenements(db, [event]));
  }

  /** Of a refusal that people who watch over the installation want to see; others are none of its matter. */
  refused(request: FastifyRequest, code: RefusalCode, message: string): void {
    const isJeton = code === 'unauthenticated' && jetonIn(request.headers.authorization) !== undefined;
    const usual = isJeton ? 'jeton' : refusalTypes[code];
    if (!usual) return;
    const Type = request.routeOptions.config?.trace === 'ouverture' ? 'ouverture' : usual;
    const Appel = `${methodOf(request, pathOf(request))} ${pathOf(request)}`;
    this.#hold({ Details: message.slice(0, longestText), ...ofRequest(request), Type, Appel }, request.id);
  }

  #hold(event: NewEvenement, Requete: string) {
    // Whoever names his browser otherwise each time is still one and the same.
    const key = JSON.stringify({ ...event, Navigateur: '' });
    const held = this.#held.get(key);
    if (held) held.count += 1;
    else if (this.#held.size >= mostHeld) this.#lost += 1;
    else this.#held.set(key, { event: { ...event, Requete }, count: 1, since: Date.now(), isTold: false });
  }

  /** Writes what has not been told; of equal ones the first at once and the others when their minute is over. */
  async flush({ isLast = false } = {}): Promise<void> {
    const now = Date.now();
    const told: (readonly [string, Held, number])[] = [];
    for (const [key, held] of this.#held) {
      const isOver = isLast || now - held.since >= gatherMillis;
      if (held.count > 0 && (isOver || !held.isTold)) told.push([key, held, held.count]);
      if (isOver) this.#held.delete(key);
    }
    const lost = this.#lost;
    const events = told.map(([, { event }, Nombre]) => ({ ...event, Nombre }));
    if (lost > 0)
      events.push({ ...ofSession(undefined), Type: 'perte', Genre: 'system', Details: 'Trop de refus différents à la fois', Nombre: lost });
    if (events.length === 0) return;
    this.#lost -= lost;
    for (const [, held, count] of told) Object.assign(held, { count: held.count - count, isTold: true });
    try {
      await insertEvenements(this.#registry, events);
    } catch (error) {
      // They wait for the next time.
      this.#lost += lost;
      for (const [key, held, count] of told) {
        Object.assign(held, { count: held.count + count, isTold: false });
        this.#held.set(key, held);
      }
      throw error;
    }
  }
}
