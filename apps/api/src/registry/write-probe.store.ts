import { sql, type Kysely } from 'kysely';
import type { RegistryTables } from '../db/tables.ts';

/**
 * Writes a row, which a read-only database refuses, and sorts more than fits into its memory, which a full disk refuses even
 * if it still has room for a row.
 */
export const probeWrite = (db: Kysely<RegistryTables>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const DateH = sql<string>`now()`;
    await trx
      .insertInto('writeProbe')
      .values({ id: 1, DateH })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ DateH }))
      .execute();
    await sql`select set_config('work_mem', '64kB', true)`.execute(trx);
    await sql`select count(*) from (select md5(n::text) from generate_series(1, 2048) as n order by 1) as sorted`.execute(trx);
  });
