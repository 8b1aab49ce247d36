import { randomUUID } from 'node:crypto';
import type { Customers } from '../registry/customers.ts';
import type { CustomerRecord } from '../registry/registry.store.ts';
import { delayAfter } from './outbox.rules.ts';
import { claimMessage, hasDue, markFailed, markSent, type OutboxMessage } from './outbox.store.ts';

/** Hands a message to a mail server; answers the recipients that it refused. Rejects when nobody gets it. */
export type Deliver = (message: OutboxMessage, schema: string, signal: AbortSignal) => Promise<{ refused: readonly string[] }>;

interface OutboxSettings {
  customers: Pick<Customers, 'open' | 'state'>;
  list: () => Promise<readonly CustomerRecord[]>;
  onError: (error: unknown, customer: string) => void;
}

/** Longer than a delivery may last: a message whose sender died is taken up again after it. */
const leaseSeconds = 5 * 60;
const everyMillis = 30_000;
/** A route asks before its transaction has committed: the first look mostly finds the message, the others surely do. */
const looksMillis = [20, 250, 2_000];

const author = () => ({
  Auteur: 'comptoir',
  Kind: 'system',
  IDPeople: null,
  Appel: '',
  Action: 'Envoyer un courriel',
  Groupe: randomUUID(),
});

/**
 * Sends what the customers' outboxes hold, each message at least once: it is claimed in one transaction, sent outside
 * of any, and settled in another. Any number of processes may do so side by side.
 */
export class Outbox {
  readonly #settings: OutboxSettings;
  readonly #looks = new Set<NodeJS.Timeout>();
  readonly #draining = new Map<string, Promise<void>>();
  readonly #stop = new AbortController();
  #deliver: Deliver | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(settings: OutboxSettings) {
    this.#settings = settings;
  }

  start(deliver: Deliver): void {
    this.#deliver = deliver;
    this.#look(0, () => this.#drainAll());
    this.#timer = setInterval(() => this.#look(0, () => this.#drainAll()), everyMillis);
    this.#timer.unref();
  }

  /** A message of this customer is about to be committed. Does nothing before the start. */
  wake(customer: CustomerRecord): void {
    if (!this.#deliver) return;
    for (const after of looksMillis) this.#look(after, () => this.drain(customer));
  }

  /** Sends what is due for one customer; whoever asks meanwhile waits for the same. */
  drain(customer: CustomerRecord): Promise<void> {
    const underWay = this.#draining.get(customer.schema);
    if (underWay) return underWay;
    const draining = this.#drain(customer).finally(() => this.#draining.delete(customer.schema));
    this.#draining.set(customer.schema, draining);
    return draining;
  }

  /** Gives up the delivery under way, which is tried again later, and ends once nothing of it is left. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    for (const look of this.#looks) clearTimeout(look);
    this.#stop.abort();
    await Promise.allSettled(this.#draining.values());
  }

  #look(after: number, what: () => Promise<void>) {
    if (this.#stop.signal.aborted) return;
    const look = setTimeout(() => {
      this.#looks.delete(look);
      void what().catch((error: unknown) => this.#settings.onError(error, ''));
    }, after);
    look.unref();
    this.#looks.add(look);
  }

  /** Customers that nobody has opened yet, or that wait for their migration, have nothing to send. */
  async #drainAll() {
    const { customers, list, onError } = this.#settings;
    for (const customer of await list()) {
      if (this.#stop.signal.aborted) return;
      if (customers.state(customer) === 'ready') await this.drain(customer).catch((error: unknown) => onError(error, customer.name));
    }
  }

  async #drain(customer: CustomerRecord) {
    const { database, db } = await this.#settings.customers.open(customer);
    const { schema } = customer;
    while (!this.#stop.signal.aborted && this.#deliver && (await hasDue(db))) {
      const message = await database.write({ schema }, author(), (trx) => claimMessage(trx, leaseSeconds));
      if (!message) return;
      const settle = await this.#send(this.#deliver, message, schema);
      await database.write({ schema }, author(), settle);
    }
  }

  /** What the delivery comes to, to be written. */
  async #send(deliver: Deliver, message: OutboxMessage, schema: string): Promise<(db: Parameters<typeof markSent>[0]) => Promise<unknown>> {
    const { IDMessage, tentatives } = message;
    try {
      const { refused } = await deliver(message, schema, this.#stop.signal);
      return (db) => markSent(db, IDMessage, refused.length > 0 ? `Refusé pour ${refused.join(', ')}` : null);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      // Given up by the stop: that is no failure, and the next start may try at once.
      const seconds = this.#stop.signal.aborted ? 0 : delayAfter(tentatives);
      return (db) => markFailed(db, IDMessage, why.slice(0, 1000), seconds);
    }
  }
}
