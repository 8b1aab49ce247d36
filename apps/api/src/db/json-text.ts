import { sql, type Expression, type Kysely } from 'kysely';

/**
 * Runs a query and gives its rows as the text of a JSON array, built by PostgreSQL and never parsed here.
 * The query keeps its order; name its columns as the answer spells them.
 */
export const jsonRows = async <DB>(db: Kysely<DB>, query: Expression<unknown>): Promise<string> => {
  const { rows } = await sql<{ json: string }>`select coalesce(json_agg(t)::text, '[]') as json from (${query}) as t`.execute(db);
  return rows[0]?.json ?? '[]';
};

/** The text of the first row as a JSON object, or null without a row. */
export const jsonRow = async <DB>(db: Kysely<DB>, query: Expression<unknown>): Promise<string | null> => {
  const { rows } = await sql<{ json: string }>`select row_to_json(t)::text as json from (${query}) as t limit 1`.execute(db);
  return rows[0]?.json ?? null;
};
