import { genres, type Genre } from '@comptoir/contract/domains/recherche/recherche.calls';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../db/tables.ts';
import type { App } from '../../http/parts.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';
import { indexed, type Indexed } from './recherche.rules.ts';
import { readers, rechercheTables } from './recherche.store.ts';

interface Kept {
  /** Of the tables, before they were read. */
  revision: string;
  fiches: ReadonlyMap<Genre, readonly Indexed[]>;
}

const mostFichesKept = 400_000;
const ownOf = new WeakMap<App, LRUCache<string, Kept>>();

const keptOf = (app: App) => {
  const known = ownOf.get(app);
  if (known) return known;
  const made = new LRUCache<string, Kept>({
    maxSize: mostFichesKept,
    sizeCalculation: ({ fiches }) => 1 + [...fiches.values()].reduce((sum, some) => sum + some.length, 0),
  });
  ownOf.set(app, made);
  return made;
};

const build = async (db: Db, all: boolean) =>
  new Map(await Promise.all(genres.map(async (genre) => [genre, indexed(genre, await readers[genre](db, { all }))] as const)));

/**
 * All records that a session of this customer may see, by kind. They are read at the first search and again when one of their tables
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
  const fiches = await build(db, all);
  kept.set(key, { revision, fiches });
  return fiches;
};
