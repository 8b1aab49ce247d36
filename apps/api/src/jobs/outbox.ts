import type { DatabaseServer } from '../db/open.ts';
import type { Customers } from '../registry/customers.ts';
import { messageTried, outboxesSeen } from '../observe/events.ts';
import type { CustomerRecord } from '../registry/registry.store.ts';
import { Clock } from './clock.ts';
import { ownAuthor } from './own-author.ts';
import { inParallel } from './in-parallel.ts';
import { delayAfter } from './outbox.rules.ts';
import { claimMessage, countUnsent, hasDue, listDueCustomers, markFailed, markSent, type OutboxMessage } from './outbox.store.ts';

/** Hands a message to a mail server; answers the recipients that it refused. Rejects when nobody gets it. */
export type Deliver = (message: OutboxMessage, schema: string, signal: AbortSignal) => Promise<{ refused: readonly string[] }>;

/** One customer's deliveries. */
interface Own {
  /** As it was last read: it may have moved to another server. */
  customer: CustomerRecord;
  clock: Clock;
}

interface OutboxSettings {
  customers: Pick<Customers, 'open' | 'reachableServers'>;
  /** The registry's records of these customers. */
  find: (ids: readonly number[]) => Promise<readonly CustomerRecord[]>;
  onError: (error: unknown, customer: string) => void;
}

/** Longer than a delivery may last: a message whose sender died is taken up again after it. */
const leaseSeconds = 5 * 60;
const everyMillis = 30_000;
/** Customers whose mail is sent side by side. */
const atOnce = 4;
/** A route asks before its transaction has committed: the first look mostly finds the message, the others surely do. */
const looksMillis = [20, 250, 2_000];

const author = () => ownAuthor('Envoyer un courriel');

/**
 * Sends what the customers' outboxes hold, each message at least once: it is claimed in one transaction, sent outside
 * of any, and settled in another. Any number of processes may do so side by side.
 */
export class Outbox {
  readonly #settings: OutboxSettings;
  /** For all customers; its signal ends every delivery. */
  readonly #all: Clock;
  readonly #own = new Map<number, Own>();
  #deliver: Deliver | undefined;

  constructor(settings: OutboxSettings) {
    this.#settings = settings;
    this.#all = new Clock({ run: () => this.#drainAll(), everyMillis, onError: (error) => settings.onError(error, '') });
  }

  start(deliver: Deliver): void {
    this.#deliver = deliver;
    this.#all.start();
    this.#all.wake();
  }

  /** A message of this customer is about to be committed. Does nothing before the start. */
  wake(customer: CustomerRecord): void {
    if (!this.#deliver || this.#all.signal.aborted) return;
    const { clock } = this.#ownOf(customer);
    for (const after of looksMillis) clock.wakeAfter(after);
  }

  /** Sends what is due for one customer; whoever asks meanwhile waits for the same. */
  async drain(customer: CustomerRecord): Promise<void> {
    const { clock } = this.#ownOf(customer);
    clock.wake();
    await clock.idle();
  }

  /** Gives up the delivery under way, which is tried again later, and ends once nothing of it is left. */
  async stop(): Promise<void> {
    const stopped = this.#all.stop();
    await Promise.all([...this.#own.values()].map(({ clock }) => clock.stop()));
    await stopped;
  }

  #ownOf(customer: CustomerRecord): Own {
    const known = this.#own.get(customer.IDCustomer);
    if (known) return Object.assign(known, { customer });
    const clock = new Clock({
      run: () => this.#drain(own.customer),
      onError: (error) => this.#settings.onError(error, own.customer.name),
    });
    const own: Own = { customer, clock };
    this.#own.set(customer.IDCustomer, own);
    return own;
  }

  /** One read tells who has something to send, however many customers there are; one slow mail server holds up few of them. */
  async #drainAll() {
    const { customers, find, onError } = this.#settings;
    const unsent = { due: 0, later: 0 };
    const drainOn = async ({ parc }: DatabaseServer) => {
      const ids = await listDueCustomers(parc);
      await inParallel(atOnce, ids.length > 0 ? await find(ids) : [], async (customer) => {
        if (!this.#all.signal.aborted) await this.drain(customer);
      });
      if (!outboxesSeen.isHeard()) return;
      const { due, later } = await countUnsent(parc);
      unsent.due += due;
      unsent.later += later;
    };
    for (const server of await customers.reachableServers(onError)) {
      await drainOn(server).catch((error: unknown) => onError(error, ''));
    }
    outboxesSeen.tell(unsent);
  }

  async #drain(customer: CustomerRecord) {
    const { database, db } = await this.#settings.customers.open(customer);
    const { schema } = customer;
    while (!this.#all.signal.aborted && this.#deliver && (await hasDue(db))) {
      const message = await database.write(customer, author(), (trx) => claimMessage(trx, leaseSeconds));
      if (!message) return;
      const settle = await this.#send(this.#deliver, message, schema);
      await database.write(customer, author(), settle);
    }
  }

  /** What the delivery comes to, to be written. */
  async #send(deliver: Deliver, message: OutboxMessage, schema: string): Promise<(db: Parameters<typeof markSent>[0]) => Promise<unknown>> {
    const { IDMessage, tentatives } = message;
    try {
      const { refused } = await deliver(message, schema, this.#all.signal);
      messageTried.tell({ outcome: 'sent' });
      return (db) => markSent(db, IDMessage, refused.length > 0 ? `Refusé pour ${refused.join(', ')}` : null);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      // Given up by the stop: that is no failure, and the next start may try at once.
      const seconds = this.#all.signal.aborted ? 0 : delayAfter(tentatives);
      messageTried.tell({ outcome: 'failed' });
      return (db) => markFailed(db, IDMessage, why.slice(0, 1000), seconds);
    }
  }
}
