import type { DatabaseServer } from '../db/open.ts';
import type { Db } from '../db/tables.ts';
import type { Customers } from '../registry/customers.ts';
import { messageTried, outboxesSeen } from '../observe/events.ts';
import type { CustomerRecord } from '../registry/registry.store.ts';
import type { Vault } from '../secrets/vault.ts';
import { Clock } from './clock.ts';
import { ownAuthor } from './own-author.ts';
import { inParallel } from './in-parallel.ts';
import { delayAfter } from './outbox.rules.ts';
import {
  claimMessage,
  countUnsent,
  emptyMessage,
  hasDue,
  listDueCustomers,
  markFailed,
  markSent,
  openMessage,
  outboxIn,
  type OutboxMessage,
} from './outbox.store.ts';

/** Hands a message to a mail server; answers the recipients that it refused. Rejects when nobody gets it. */
export type Deliver = (message: OutboxMessage, schema: string, signal: AbortSignal) => Promise<{ refused: readonly string[] }>;

/** Whose mail: a customer's, as it was last read, since it may have moved to another server; or the installation's own. */
type Whose = CustomerRecord | 'registry';

/** The deliveries of one. */
interface Own {
  whose: Whose;
  clock: Clock;
}

/** An outbox, opened. */
interface Box {
  db: Db;
  schema: string;
  write: (work: (db: Db) => Promise<unknown>) => Promise<unknown>;
  claim: () => Promise<OutboxMessage | undefined>;
  /** A message as it is sent. */
  open: (message: OutboxMessage) => OutboxMessage;
}

interface OutboxSettings {
  database: Pick<DatabaseServer, 'registry' | 'write'>;
  vault: Vault;
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

/** No customer has this number. */
const keyOf = (whose: Whose) => (whose === 'registry' ? 0 : whose.IDCustomer);

/**
 * Sends what the outboxes of the customers and of the registry hold, each message at least once: it is claimed in one transaction, sent outside
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

  /** A message there is about to be committed. Does nothing before the start. */
  wake(whose: Whose): void {
    if (!this.#deliver || this.#all.signal.aborted) return;
    const { clock } = this.#ownOf(whose);
    for (const after of looksMillis) clock.wakeAfter(after);
  }

  /** Sends what is due in one outbox; whoever asks meanwhile waits for the same. */
  async drain(whose: Whose): Promise<void> {
    const { clock } = this.#ownOf(whose);
    clock.wake();
    await clock.idle();
  }

  /** Gives up the delivery under way, which is tried again later, and ends once nothing of it is left. */
  async stop(): Promise<void> {
    const stopped = this.#all.stop();
    await Promise.all([...this.#own.values()].map(({ clock }) => clock.stop()));
    await stopped;
  }

  #ownOf(whose: Whose): Own {
    const known = this.#own.get(keyOf(whose));
    if (known) return Object.assign(known, { whose });
    const clock = new Clock({
      run: () => this.#drain(own.whose),
      onError: (error) => this.#settings.onError(error, own.whose === 'registry' ? '' : own.whose.name),
    });
    const own: Own = { whose, clock };
    this.#own.set(keyOf(whose), own);
    return own;
  }

  /** One read says who has something to send, however many customers there are; one slow mail server holds up few of them. */
  async #drainAll() {
    const { customers, database, find, onError } = this.#settings;
    const unsent = { due: 0, later: 0 };
    const count = async (db: Parameters<typeof countUnsent>[0]) => {
      if (!outboxesSeen.isHeard()) return;
      const { due, later } = await countUnsent(db);
      unsent.due += due;
      unsent.later += later;
    };
    const drainOn = async ({ parc }: DatabaseServer) => {
      const ids = await listDueCustomers(parc);
      await inParallel(atOnce, ids.length > 0 ? await find(ids) : [], async (customer) => {
        if (!this.#all.signal.aborted) await this.drain(customer);
      });
      await count(parc);
    };
    await this.drain('registry');
    await count(outboxIn(database.registry)).catch((error: unknown) => onError(error, ''));
    for (const server of await customers.reachableServers(onError)) {
      await drainOn(server).catch((error: unknown) => onError(error, ''));
    }
    outboxesSeen.tell(unsent);
  }

  async #open(whose: Whose): Promise<Box> {
    if (whose === 'registry') {
      const { database, vault } = this.#settings;
      return {
        db: outboxIn(database.registry),
        schema: 'registry',
        write: (work) => database.write('registry', author(), (trx) => work(outboxIn(trx))),
        claim: () => database.write('registry', author(), (trx) => claimMessage(outboxIn(trx), leaseSeconds)),
        open: (message) => openMessage(vault, message),
      };
    }
    const { database, db } = await this.#settings.customers.open(whose);
    return {
      db,
      schema: whose.schema,
      write: (work) => database.write(whose, author(), work),
      claim: () => database.write(whose, author(), (trx) => claimMessage(trx, leaseSeconds)),
      open: (message) => message,
    };
  }

  async #drain(whose: Whose) {
    const box = await this.#open(whose);
    while (!this.#all.signal.aborted && this.#deliver && (await hasDue(box.db))) {
      const message = await box.claim();
      if (!message) return;
      const settle = await this.#send(this.#deliver, message, box);
      await box.write(async (db) => {
        await settle(db);
        if (whose === 'registry') await emptyMessage(db, message.IDMessage);
      });
    }
  }

  /** What the delivery comes to, to be written. */
  async #send(deliver: Deliver, message: OutboxMessage, { schema, open }: Box): Promise<(db: Db) => Promise<unknown>> {
    const { IDMessage, tentatives } = message;
    try {
      const { refused } = await deliver(open(message), schema, this.#all.signal);
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
