import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';

/** Whoever names the same record waits for the end of this transaction. */
export const lockRecord = (db: Db, record: string) => sql`select pg_advisory_xact_lock(hashtextextended(${record}, 0))`.execute(db);
