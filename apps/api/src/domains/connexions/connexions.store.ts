import type { Insertable } from 'kysely';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';

export const insertConnexion = <Given extends Insertable<CustomerTables['connexions']>>(
  db: Db,
  row: OnlyColumns<CustomerTables['connexions'], Given>,
) => db.insertInto('connexions').values(row).execute();
