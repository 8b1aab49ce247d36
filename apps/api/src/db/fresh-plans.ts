import { sql, type Kysely } from 'kysely';

/**
 * Until the transaction ends, statements are planned for the rows that exist now. A prepared statement keeps the plan of a
 * table that was nearly empty, and long work that fills it would then read all of it for every row.
 */
export const planAnew = async <DB>(db: Kysely<DB>): Promise<void> => {
  await sql`set local plan_cache_mode = force_custom_plan`.execute(db);
};
