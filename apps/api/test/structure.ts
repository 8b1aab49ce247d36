import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { CustomerTables } from '../src/db/tables.ts';
import type { CustomerRecord } from '../src/registry/registry.store.ts';
import type { TestApp } from './http.ts';

/** Tables of the test customers whose next ids begin at 1001. */
const identities = { societes: 'IDPlaque', sites: 'IDSite', activites: 'IDActivite', typesSite: 'IDTypeSite', marques: 'IDMarque' };

/** A second activity and company, two types of site, and brands: Kubota stands in both activities. */
export const fillStructure = async (db: Kysely<CustomerTables>, schema: string) => {
  await db.insertInto('activites').values({ IDActivite: 2, Descr: 'Agricole' }).execute();
  await db.insertInto('societes').values({ IDPlaque: 2, IDActivite: 2, Libelle: 'Société Deux' }).execute();
  await db
    .insertInto('typesSite')
    .values([
      { IDTypeSite: 1, Descr: 'Concession' },
      { IDTypeSite: 2, Descr: 'Agent' },
    ])
    .execute();
  await db
    .insertInto('marques')
    .values([
      { IDActivite: 1, Make: 'Renault' },
      { IDActivite: 1, Make: 'Dacia' },
      { IDActivite: 1, Make: 'Kubota' },
      { IDActivite: 2, Make: 'Fendt' },
      { IDActivite: 2, Make: 'Kubota' },
    ])
    .execute();
  for (const [table, id] of Object.entries(identities)) {
    await sql`select setval(pg_get_serial_sequence(${`"${schema}"."${table}"`}, ${id}), 1000)`.execute(db);
  }
};

export const recordOf = async ({ app }: TestApp, BDGp = 'BDGpUn'): Promise<CustomerRecord> => {
  const record = await app.customers.find(BDGp);
  if (!record) throw new Error(`no test customer is named ${BDGp}`);
  return record;
};

/** A PNG of one pixel, and another one. */
export const png = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const otherPng =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
