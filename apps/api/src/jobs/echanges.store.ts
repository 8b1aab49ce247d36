import { sql, type Insertable } from 'kysely';
import type { CustomerTables, Db } from '../db/tables.ts';

export type NewEchange = Insertable<CustomerTables['echanges']>;

const atOnce = 200;

export const insertEchanges = async (db: Db, rows: readonly NewEchange[]) => {
  for (let at = 0; at < rows.length; at += atOnce) {
    await db
      .insertInto('echanges')
      .values(rows.slice(at, at + atOnce))
      .execute();
  }
};

/** Days that the log is kept. */
const keptDays = 90;

export const forgetOld = (db: Db) =>
  db
    .deleteFrom('echanges')
    .where('DateH', '<', sql<string>`now() - make_interval(days => ${keptDays})`)
    .execute();
