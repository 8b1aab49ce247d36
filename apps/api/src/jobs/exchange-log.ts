import { randomUUID } from 'node:crypto';
import type { Customers } from '../registry/customers.ts';
import type { CustomerRecord } from '../registry/registry.store.ts';
import { forgetOld, insertEchanges, type NewEchange } from './echanges.store.ts';

const author = () => ({
  Auteur: 'comptoir',
  Kind: 'system',
  IDPeople: null,
  Appel: '',
  Action: 'Noter un échange',
  Groupe: randomUUID(),
});

/** How often what is too old is taken out of a log that is written to. */
const cleanEveryMillis = 6 * 60 * 60 * 1000;

interface Waiting {
  rows: NewEchange[];
  writing: Promise<void>;
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
    const waiting = this.#waiting.get(customer.IDCustomer) ?? { rows: [], writing: Promise.resolve(), cleanAfter: 0 };
    this.#waiting.set(customer.IDCustomer, waiting);
    waiting.rows.push(row);
    if (waiting.rows.length === 1) waiting.writing = waiting.writing.then(() => this.#write(customer, waiting));
  }

  /** Once everything that was added for this customer stands in its log. */
  async written({ IDCustomer }: CustomerRecord): Promise<void> {
    await this.#waiting.get(IDCustomer)?.writing;
  }

  async allWritten(): Promise<void> {
    await Promise.all([...this.#waiting.values()].map(({ writing }) => writing));
  }

  async #write(customer: CustomerRecord, waiting: Waiting) {
    const rows = waiting.rows.splice(0);
    try {
      const { database } = await this.#customers.open(customer);
      const isDue = Date.now() >= waiting.cleanAfter;
      await database.write(customer, author(), async (db) => {
        await insertEchanges(db, rows);
        if (isDue) await forgetOld(db);
      });
      if (isDue) waiting.cleanAfter = Date.now() + cleanEveryMillis;
    } catch (error) {
      this.#onError(error, customer.name);
    }
  }
}
