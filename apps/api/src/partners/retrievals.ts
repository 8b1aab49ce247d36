import type { DatabaseServer } from '../db/open.ts';
import { CustomersClock, type OnError } from '../jobs/customers-clock.ts';
import { ownAuthor } from '../jobs/own-author.ts';
import type { Customers } from '../registry/customers.ts';
import type { CustomerRecord } from '../registry/registry.store.ts';
import { PartnerFailure } from './partner-failure.ts';
import type { Retrieval, Retrieving } from './retrieval.ts';

interface Parts extends Pick<Retrieving, 'partners' | 'vault'> {
  customers: Pick<Customers, 'reachableServers' | 'open'>;
  retrievals: readonly Retrieval[];
  database: Pick<DatabaseServer, 'registry'>;
}

/** What is activated at each customer, read across all of them. */
const listActivated = async ({ customers, retrievals }: Parts, onError: OnError) => {
  const activated = new Map<number, Retrieval[]>();
  for (const { parc } of await customers.reachableServers(onError)) {
    for (const retrieval of retrievals) {
      const holders = new Set((await retrieval.holders(parc).execute()).map(({ IDCustomer }) => IDCustomer));
      for (const id of holders) activated.set(id, [...(activated.get(id) ?? []), retrieval]);
    }
  }
  return activated;
};

const nothing = async () => undefined;

/**
 * Asks partners by the clock for what happened at them since an interface was activated, and keeps what is new. For the one
 * process of an installation with sample data, whose turns nobody shares: two would keep the same thing twice.
 */
export const retrievalsClock = (parts: Parts, onError: OnError): CustomersClock => {
  const { customers, partners, vault } = parts;
  let activated: ReadonlyMap<number, Retrieval[]> = new Map();
  const due = async function* due() {
    activated = await listActivated(parts, onError);
    yield [...activated.keys()];
  };
  const take = async (customer: CustomerRecord) => {
    const { database, db } = await customers.open(customer);
    const author = () => ownAuthor('Relever ce que les partenaires ont reçu');
    const write: Retrieving['write'] = (work) => database.write(customer, author(), work);
    for (const { retrieve } of activated.get(customer.IDCustomer) ?? []) {
      try {
        await retrieve({ partners, vault, customer, db, write });
      } catch (error) {
        // The exchange log has it.
        if (!(error instanceof PartnerFailure)) onError(error, customer.name);
      }
    }
  };
  return new CustomersClock({ registry: parts.database.registry, turns: { due, keep: nothing, end: nothing }, atOnce: 1, take, onError });
};
