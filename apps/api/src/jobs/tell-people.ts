import type { Db } from '../db/tables.ts';
import type { Author } from '../db/authored-transaction.ts';
import type { Customers } from '../registry/customers.ts';
import type { CustomerRecord } from '../registry/registry.store.ts';
import type { Outbox } from './outbox.ts';
import { queueMessage } from './outbox.store.ts';

interface Telling {
  customers: Customers;
  outbox: Pick<Outbox, 'wake'>;
}

interface Told {
  author: Author;
  /** Whom. */
  addresses: (db: Db) => Promise<string[]>;
  objet: string;
  texte: string;
}

/**
 * A mail of their own to each of some people of a customer, in the customer's outbox once this answers: what they are told of
 * may then happen. Answers how many are told.
 */
export const tellPeople = async ({ customers, outbox }: Telling, customer: CustomerRecord, told: Told): Promise<number> => {
  const { database } = await customers.open(customer);
  const count = await database.write(customer, told.author, async (db) => {
    const all = await told.addresses(db);
    for (const address of all) await queueMessage(db, { destinataires: [address], objet: told.objet, texte: told.texte });
    return all.length;
  });
  if (count > 0) outbox.wake(customer);
  return count;
};
