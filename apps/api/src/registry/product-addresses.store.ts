import { sql, type Kysely } from 'kysely';
import type { RegistryTables } from '../db/tables.ts';
import type { AddressName, Place } from '../config/product-addresses.ts';
import { listUrls, type CustomerRecord } from './registry.store.ts';

type Db = Kysely<RegistryTables>;

export const placeOf = async (db: Db, { IDCustomer, serverName, production }: CustomerRecord) =>
  ({ serverName, production, urls: await listUrls(db, IDCustomer) }) satisfies Place;

/** Every customer's own address of a product. */
export const listOwnAddresses = async (db: Db, name: AddressName) => {
  const rows = await db
    .selectFrom('urls')
    .select('URL')
    .distinct()
    .where(sql`lower("product")`, '=', name.toLowerCase())
    .execute();
  return rows.map(({ URL }) => URL);
};
