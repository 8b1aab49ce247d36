import { titleOf } from '@comptoir/contract/catalogue/all';
import type { SujetDonne } from '@comptoir/contract/raisons';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import { journalledKeys } from './keys.rules.ts';

const conditionOf = (table: string, [column, value]: [string, SujetDonne['cle'][string]]) => {
  const own = sql.ref(`${table}.${column}`);
  if (value === null) return sql<boolean>`${own} is null`;
  // Keys of text leave no two rows that differ by case alone.
  return typeof value === 'string' ? sql<boolean>`lower(${own}::text) = lower(${value})` : sql<boolean>`${own} = ${value}`;
};

/** The first row that has these values: its key, as the journal writes it, and what people call it; undefined where there is none. */
export const findSubject = async (db: Db, { table, cle }: Pick<SujetDonne, 'table' | 'cle'>) => {
  const columns = journalledKeys.get(table);
  if (!columns) return undefined;
  const key = columns.map((column) => sql.ref(`${table}.${column}`));
  const title = titleOf(table).map((column) => sql`${sql.ref(`${table}.${column}`)}::text`);
  const nom = title.length > 0 ? sql<string | null>`nullif(concat_ws(' ', ${sql.join(title)}), '')` : sql<null>`null`;
  const first = db
    // Any table of the customer: by the columns that are named.
    .selectFrom(table as 'civilites')
    .select([sql<string>`concat_ws('/', ${sql.join(key)})`.as('id'), nom.as('nom')])
    .where(({ and }) => and(Object.entries(cle).map((entry) => conditionOf(table, entry))))
    .orderBy(sql.join(key))
    .limit(1);
  return first.executeTakeFirst();
};
