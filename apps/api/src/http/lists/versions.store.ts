import { sql, type Kysely } from 'kysely';
import type { CustomerTables } from '../../db/tables.ts';

/** Whoever names the same record waits for the end of this transaction. */
export const lockRecord = (db: Kysely<CustomerTables>, record: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${record}, 0))`.execute(db);
