import { sql } from 'kysely';
import type { CustomerTables, Db } from './tables.ts';

/** Takes ids of an identity column before their rows are written. All customers share its sequence. */
export const takeIds = async <Table extends keyof CustomerTables>(
  db: Db,
  table: Table,
  column: keyof CustomerTables[Table] & string,
  count: number,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${`comptoir."${table}"`}, ${column})) as id from generate_series(1, ${count}::int)`.execute(db);
  return rows.map(({ id }) => id);
};
