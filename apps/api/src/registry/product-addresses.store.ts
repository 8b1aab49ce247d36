import type { Kysely } from 'kysely';
import type { RegistryTables } from '../db/tables.ts';
import type { Place } from '../config/product-addresses.ts';
import { listUrls, type CustomerRecord } from './registry.store.ts';

type Db = Kysely<RegistryTables>;

export const placeOf = async (db: Db, { IDCustomer, serverName, production }: CustomerRecord) =>
  ({ serverName, production, urls: await listUrls(db, IDCustomer) }) satisfies Place;
