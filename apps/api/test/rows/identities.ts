import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

/**
 * Moves these identity columns past 1000. All customers share their sequences, which never go back, so ids used by another
 * test customer stay used.
 */
export const leaveRoom = async (db: Db, identities: Record<string, string>) => {
  for (const [table, id] of Object.entries(identities)) {
    const sequence = sql`pg_get_serial_sequence(${`comptoir."${table}"`}, ${id})`;
    await sql`select setval(${sequence}, greatest(1000, nextval(${sequence}) - 1))`.execute(db);
  }
};
