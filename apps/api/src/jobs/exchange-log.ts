import type { Customers } from '../registry/customers.ts';
import type { CustomerRecord } from '../registry/registry.store.ts';
import { Clock } from './clock.ts';
import { ownAuthor } from './own-author.ts';
import { forgetOld, insertEchanges, type NewEchange } from './echanges.store.ts';

const author = () => ownAuthor('Noter un échange');

/** How often what is too old is taken out of a log that is written to. */
const cleanEveryMillis = 6 * 60 * 60 * 1000;

interface Waiting {
  /** As it was last read: it may have moved to another server. */
  customer: CustomerRecord;
  rows: NewEchange[];
  clock: Clock;
  cleanAfter: number;
}

/**
 * Writes the calls of partners into their customer's log, beside the requests that made them: a request that fails or
 * rolls back leaves its exchanges in the log all the same.
 */
export class ExchangeLog {
  readonly #customers: Pick<Customers, 'open'>;
  readonly #onError: (error: unknown, customer: string) => void;
  readonly #waiting = new Map<number, Waiting>();

  constructor(customers: Pick<Customers, 'open'>, onError: (error: unknown, customer: string) => void) {
    this.#customers = customers;
    this.#onError = onError;
  }

  add(customer: CustomerRecord, row: NewEchange): void {
    const waiting = this.#waitingOf(customer);
    waiting.rows.push(row);
    waiting.clock.wake();
  }

  /** Once everything that was added for this customer stands in its log. */
  async written({ IDCustomer }: CustomerRecord): Promise<void> {
    await this.#waiting.get(IDCustomer)?.clock.idle();
  }

  async allWritten(): Promise<void> {
    await Promise.all([...this.#waiting.values()].map(({ clock }) => clock.idle()));
  }

  #waitingOf(customer: CustomerRecord): Waiting {
    const known = this.#waiting.get(customer.IDCustomer);
    if (known) return Object.assign(known, { customer });
    const clock = new Clock({
      run: () => this.#write(waiting),
      onError: (error) => this.#onError(error, waiting.customer.name),
    });
    const waiting: Waiting = { customer, rows: [], clock, cleanAfter: 0 };
    this.#waiting.set(customer.IDCustomer, waiting);
    return waiting;
  }

  async #write(waiting: Waiting) {
    const { customer } = waiting;
    const rows = waiting.rows.splice(0);
    const { database } = await this.#customers.open(customer);
    const isDue = Date.now() >= waiting.cleanAfter;
    await database.write(customer, author(), async (db) => {
      await insertEchanges(db, rows);
      if (isDue) await forgetOld(db);
    });
    if (isDue) waiting.cleanAfter = Date.now() + cleanEveryMillis;
  }
}
