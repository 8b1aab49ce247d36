import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** When the journal last saw one of these columns change, by row; rows of which it knows nothing are not there. */
export const lastChanges = async (db: Db, table: string, columns: readonly string[]): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('journal')
    .select(({ fn }) => ['IDLigne', fn.max('DateH').as('DateH')])
    .where('NomTable', '=', table)
    .where(sql<boolean>`"Apres" ?| ${[...columns]}::text[]`)
    .groupBy('IDLigne')
    .execute();
  return new Map(rows.map(({ IDLigne, DateH }) => [IDLigne, DateH]));
};
