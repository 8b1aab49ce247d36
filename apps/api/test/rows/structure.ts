import type { Db } from '../../src/db/tables.ts';
import type { App } from '../../src/http/parts.ts';
import type { CustomerRecord } from '../../src/registry/registry.store.ts';
import { leaveRoom } from './identities.ts';

/** Tables of the test customers whose next ids begin at 1001. */
const identities = { societes: 'IDPlaque', sites: 'IDSite', activites: 'IDActivite', typesSite: 'IDTypeSite', marques: 'IDMarque' };

/** A second activity and company, two types of site, and brands: Kubota stands in both activities. */
export const fillStructure = async (db: Db) => {
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
      { IDMarque: 1, IDActivite: 1, Make: 'Renault' },
      { IDMarque: 2, IDActivite: 1, Make: 'Dacia' },
      { IDMarque: 3, IDActivite: 1, Make: 'Kubota' },
      { IDMarque: 4, IDActivite: 2, Make: 'Fendt' },
      { IDMarque: 5, IDActivite: 2, Make: 'Kubota' },
    ])
    .execute();
  await leaveRoom(db, identities);
};

export const recordOf = async ({ app }: { app: Pick<App, 'customers'> }, BDGp = 'BDGpUn'): Promise<CustomerRecord> => {
  const record = await app.customers.find(BDGp);
  if (!record) throw new Error(`no test customer is named ${BDGp}`);
  return record;
};

/** A PNG of one pixel, and another one. */
export const png = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
export const otherPng =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
