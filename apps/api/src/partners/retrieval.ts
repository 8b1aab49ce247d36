import type { Db } from '../db/tables.ts';
import type { CustomerRecord } from '../registry/registry.store.ts';
import type { Vault } from '../secrets/vault.ts';
import type { Holders } from './holders.store.ts';
import type { Partners } from './partners.ts';

export interface Retrieving {
  partners: Partners;
  vault: Vault;
  customer: CustomerRecord;
  db: Db;
  /** In a transaction of its own: a partner is asked before, never inside. */
  write: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

/** What a partner is asked for by the clock once an interface is activated. */
export interface Retrieval extends Holders {
  retrieve: (given: Retrieving) => Promise<void>;
}
