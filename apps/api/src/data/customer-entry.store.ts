import type { Kysely } from 'kysely';
import type { RegistryTables } from '../db/tables.ts';
import { listUrls, type CustomerRecord } from '../registry/registry.store.ts';
import type { CustomerEntry } from './format.ts';

type Db = Kysely<RegistryTables>;

export interface Place {
  IDServer: number;
  schema: string;
}

/** The part of a customer's entry that means the same in every registry. */
export const entryOf = async (db: Db, record: CustomerRecord): Promise<CustomerEntry> => {
  const { name, label, activites, IDGroupements, hosts, FAM_FactureeSeller, eDataVoiceActif, deleteOrigines, importFidelite, ModeAcces } =
    record;
  const urls = await listUrls(db, record.IDCustomer);
  return {
    name,
    label,
    activites,
    IDGroupements,
    hosts,
    FAM_FactureeSeller,
    eDataVoiceActif,
    deleteOrigines,
    importFidelite,
    ...(ModeAcces === 'libre' ? {} : { ModeAcces }),
    urls,
  };
};

const saveUrls = async (db: Db, IDCustomer: number, urls: CustomerEntry['urls']) => {
  const known = await listUrls(db, IDCustomer);
  if (JSON.stringify(known) === JSON.stringify(urls)) return;
  await db.deleteFrom('urls').where('IDCustomer', '=', IDCustomer).execute();
  if (urls.length > 0)
    await db
      .insertInto('urls')
      .values(urls.map((url) => ({ ...url, IDCustomer })))
      .execute();
};

export const insertCustomer = async (db: Db, { urls, ...entry }: CustomerEntry, place: Place) => {
  const { IDCustomer } = await db
    .insertInto('customers')
    .values({ ...entry, ...place, seed: null })
    .returning('IDCustomer')
    .executeTakeFirstOrThrow();
  await saveUrls(db, IDCustomer, urls);
  return IDCustomer;
};

/** The mode stays: a file may be older than the group's wish for a stricter one. */
export const updateCustomer = async (db: Db, IDCustomer: number, { urls, ...entry }: CustomerEntry, place?: Place) => {
  await db
    .updateTable('customers')
    .set({ ...entry, ...place, ModeAcces: undefined })
    .where('IDCustomer', '=', IDCustomer)
    .execute();
  await saveUrls(db, IDCustomer, urls);
};

export const deleteCustomer = (db: Db, name: string) => db.deleteFrom('customers').where('name', '=', name).execute();

/** Another customer with one of these hosts, or sealing under this name. */
export const findRival = (db: Db, { name, hosts, schema }: { name: string; hosts: readonly string[]; schema: string }) =>
  db
    .selectFrom('customers')
    .select(['name', 'hosts', 'schema'])
    .where('name', '<>', name)
    .where(({ eb, or }) => or([eb('schema', '=', schema), eb('hosts', '&&', [[...hosts]])]))
    .executeTakeFirst();
