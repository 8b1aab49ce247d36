import type { Insertable, Kysely } from 'kysely';
import type { CustomerTables } from '../../db/tables.ts';

export const insertConnexion = (db: Kysely<CustomerTables>, row: Insertable<CustomerTables['connexions']>) =>
  db.insertInto('connexions').values(row).execute();
