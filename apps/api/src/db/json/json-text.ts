import { sql, type Expression, type Kysely } from 'kysely';
import { ClientConnection } from '../driver/connection.ts';
import { rowAsJson } from '../driver/statement.ts';

/**
 * Runs a query and gives its rows as the bytes of a JSON array, which nothing parses on its way to the network.
 * The query keeps its order; name its columns as the answer spells them, and give an array through `to_json`.
 */
export const jsonRows = <DB>(db: Kysely<DB>, query: Expression<unknown>): Promise<Buffer> => {
  const compiled = sql`${query}`.compile(db);
  return db.getExecutor().provideConnection((connection) => {
    if (!(connection instanceof ClientConnection)) throw new Error('this handle has a driver of its own');
    return connection.jsonRows(compiled);
  });
};

/** The text of the first row as a JSON object, or null without a row. */
export const jsonRow = async <DB>(db: Kysely<DB>, query: Expression<unknown>): Promise<string | null> => {
  const { rows } = await rowAsJson(query).execute(db);
  return rows[0]?.json ?? null;
};
