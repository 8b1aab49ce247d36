import type { Db } from '../../src/db/tables.ts';

/** Two brands of WLTP, and an alert on the group's access to DBS. */
export const fillInterfaces = async (db: Db) => {
  await db
    .insertInto('marques')
    .values([
      { IDMarque: 501, IDActivite: 1, Make: 'Ford' },
      { IDMarque: 502, IDActivite: 1, Make: 'Opel' },
    ])
    .execute();
  await db
    .insertInto('santeAlertes')
    .values({ IDAlerte: 1, Interface: 'dbs', Cible: '', Libelle: 'Groupe', Message: 'Refusé', Echecs: 3 })
    .execute();
};
