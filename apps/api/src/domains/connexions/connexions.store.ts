import type { Insertable, Kysely } from 'kysely';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables } from '../../db/tables.ts';

export const insertConnexion = <Given extends Insertable<CustomerTables['connexions']>>(
  db: Kysely<CustomerTables>,
  row: OnlyColumns<CustomerTables['connexions'], Given>,
) => db.insertInto('connexions').values(row).execute();
