import type { Db } from '../../src/db/tables.ts';
import { png } from './structure.ts';

/** The logo of one brand, and a portal for new and used vehicles to which the first site publishes. */
export const fillPublication = async (db: Db) => {
  const { IDMarque } = await db.selectFrom('marques').select('IDMarque').where('Make', '=', 'Dacia').executeTakeFirstOrThrow();
  await db.insertInto('logosMarques').values({ IDMarque, Logo: '0123456789abcdef.png', Contenu: png }).execute();
  await db.insertInto('publicationPortails').values({ IDPortail: 1, Libelle: 'Portail un', VN: true, VO: true }).execute();
  await db.insertInto('publicationAbonnements').values({ IDSite: 1, IDPortail: 1, VO: true }).execute();
};
