import { randomUUID } from 'node:crypto';
import type { DatabaseServer } from '../db/open.ts';
import { Clock } from '../jobs/clock.ts';
import { PartnerFailure } from './partner-failure.ts';
import type { Retrieval, Retrieving } from './retrieval.ts';
import type { Customers } from '../registry/customers.ts';
import { findCustomersById, type CustomerRecord } from '../registry/registry.store.ts';

interface Parts extends Pick<Retrieving, 'partners' | 'vault'> {
  customers: Pick<Customers, 'reachableServers' | 'open'>;
  retrievals: readonly Retrieval[];
  database: Pick<DatabaseServer, 'registry'>;
}

const everyMillis = 60_000;

const author = () => ({
  Auteur: 'comptoir',
  Kind: 'system',
  IDPeople: null,
  Appel: '',
  Action: 'Relever ce que les partenaires ont reçu',
  Groupe: randomUUID(),
});

/**
 * Asks partners by the clock for what happened at them since an interface was activated, and keeps what is new. For the one
 * process of an installation with sample data: two would keep the same thing twice.
 */
export class Retrievals {
  readonly #parts: Parts;
  readonly #onError: (error: unknown, customer: string) => void;
  readonly #clock: Clock;

  constructor(parts: Parts, onError: (error: unknown, customer: string) => void) {
    this.#parts = parts;
    this.#onError = onError;
    this.#clock = new Clock({ run: () => this.runAll(), everyMillis, onError: (error) => onError(error, '') });
  }

  start(): void {
    this.#clock.start();
  }

  async stop(): Promise<void> {
    await this.#clock.stop();
  }

  /** Asks once for every customer with something activated. */
  async runAll(): Promise<void> {
    const { customers, database, retrievals } = this.#parts;
    for (const { parc } of await customers.reachableServers(this.#onError)) {
      for (const retrieval of retrievals) {
        const ids = (await retrieval.holders(parc).execute()).map(({ IDCustomer }) => IDCustomer);
        if (ids.length === 0) continue;
        for (const customer of await findCustomersById(database.registry, ids)) await this.#retrieve(retrieval, customer);
      }
    }
  }

  async #retrieve({ retrieve }: Retrieval, customer: CustomerRecord) {
    if (this.#clock.signal.aborted) return;
    const { customers, partners, vault } = this.#parts;
    try {
      const { database, db } = await customers.open(customer);
      await retrieve({ partners, vault, customer, db, write: (work) => database.write(customer, author(), work) });
    } catch (error) {
      // The exchange log has it.
      if (!(error instanceof PartnerFailure)) this.#onError(error, customer.name);
    }
  }
}
