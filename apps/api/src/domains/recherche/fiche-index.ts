import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/parts.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';
import { indexed, type Indexed } from './recherche.rules.ts';
import { listFiches, rechercheTables } from './recherche.store.ts';

interface Kept {
  /** Of the tables, before they were read. */
  revision: string;
  fiches: readonly Indexed[];
}

const mostFichesKept = 400_000;
const ownOf = new WeakMap<App, LRUCache<string, Kept>>();

const keptOf = (app: App) => {
  const known = ownOf.get(app);
  if (known) return known;
  const made = new LRUCache<string, Kept>({
    maxSize: mostFichesKept,
    sizeCalculation: ({ fiches }) => 1 + fiches.length,
  });
  ownOf.set(app, made);
  return made;
};

/**
 * All records that a session of this customer may see, of all kinds. They are read at the first search and again when one of their tables
 * has changed, whichever process wrote.
 */
export const fichesOf = async (app: App, customer: CustomerRecord, db: Db, all: boolean) => {
  const { IDCustomer } = customer;
  const { database } = await app.customers.open(customer);
  const revision = await app.lists.revisions.read(JSON.stringify([IDCustomer, rechercheTables]), () =>
    database.revisions(customer, rechercheTables),
  );
  const kept = keptOf(app);
  const key = `${IDCustomer} ${all}`;
  const known = kept.get(key);
  if (known?.revision === revision) return known.fiches;
  const fiches = indexed(await listFiches(db, { all }));
  kept.set(key, { revision, fiches });
  return fiches;
};
