import { sql, type Kysely } from 'kysely';

/**
 * Statements are planned anew for the rows that exist now. A prepared statement keeps the plan of a table that was nearly empty,
 * and long work that fills it would then read all of it for every row. Planning each run of a statement anew would cost a third of
 * that work.
 */
export const planAnew = async <DB>(db: Kysely<DB>): Promise<void> => {
  await sql`discard plans`.execute(db);
};
