import { sql, type Insertable, type Kysely, type Updateable } from 'kysely';
import type { OnlyColumns } from '../../db/columns.ts';
import type { RegistryTables } from '../../db/tables.ts';

type Db = Kysely<RegistryTables>;

export const listOperators = (db: Db) => db.selectFrom('operators').select(['login', 'name', 'Actif']).orderBy('login').execute();

export const insertOperator = (db: Db, operator: Insertable<RegistryTables['operators']>) =>
  db.insertInto('operators').values(operator).execute();

export const updateOperator = <Given extends Updateable<RegistryTables['operators']>>(
  db: Db,
  IDOperator: number,
  changes: OnlyColumns<RegistryTables['operators'], Given>,
) => db.updateTable('operators').set(changes).where('IDOperator', '=', IDOperator).execute();

/** Ends all sessions of an operator, whatever else stays. */
export const advanceEpoch = (db: Db, IDOperator: number) =>
  db
    .updateTable('operators')
    .set({ Epoque: sql<number>`"Epoque" + 1` })
    .where('IDOperator', '=', IDOperator)
    .execute();
