import type { Kysely } from 'kysely';
import type { CustomerTables } from '../../db/tables.ts';

export const listSocieteNames = (db: Kysely<CustomerTables>) =>
  db.selectFrom('societes').select(['IDPlaque', 'Libelle']).orderBy('Libelle').orderBy('IDPlaque').execute();
