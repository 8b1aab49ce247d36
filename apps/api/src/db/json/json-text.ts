import { sql, type Expression, type Kysely } from 'kysely';
import { ClientConnection } from '../driver/connection.ts';
import { rowAsJson } from '../driver/statement.ts';
import { JsonText, type Json } from './typed-text.ts';

/**
 * Runs a query and gives its rows as the bytes of a JSON array, which nothing parses on its way to the network.
 * The query keeps its order; name its columns as the answer spells them, and give an array through `to_json`.
 */
export const jsonRows = async <DB, Row>(db: Kysely<DB>, query: Expression<Row>): Promise<JsonText<Json<Row>[]>> => {
  const compiled = sql`${query}`.compile(db);
  const bytes = await db.getExecutor().provideConnection((connection) => {
    if (!(connection instanceof ClientConnection)) throw new Error('this handle has a driver of its own');
    return connection.jsonRows(compiled);
  });
  return new JsonText(bytes);
};

/** The text of the first row as a JSON object, or null without a row. */
export const jsonRow = async <DB, Row>(db: Kysely<DB>, query: Expression<Row>): Promise<JsonText<Json<Row>> | null> => {
  const { rows } = await rowAsJson(query).execute(db);
  return rows[0] ? new JsonText(rows[0].json) : null;
};
