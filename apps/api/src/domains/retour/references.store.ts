import { sql } from 'kysely';
import { quoteName } from '../../db/names.ts';
import type { Db } from '../../db/tables.ts';
import { batchesOf } from '../../http/lots/batch-work.ts';
import type { Image } from '../../journal/state.store.ts';
import { anyTable, atOnce, recordsOf } from './lignes-presentes.store.ts';

/** Columns of a table that name a row of another, pair by pair; the customer's number is left out. */
export interface Reference {
  table: string;
  columns: readonly string[];
  parent: string;
  parentColumns: readonly string[];
}

/** As the database holds them: all, or those from and to some tables. */
export const readReferences = async (db: Db, tables?: readonly string[]): Promise<Reference[]> => {
  if (tables?.length === 0) return [];
  const those = (tables ?? []).map((table) => sql`${`comptoir.${quoteName(table)}`}::regclass`);
  const concerned = tables ? sql`(k.conrelid in (${sql.join(those)}) or k.confrelid in (${sql.join(those)}))` : sql`true`;
  const { rows } = await sql<Reference>`
    select child.relname::text as "table", parent.relname::text as "parent",
      array_agg(own.attname::text order by pair.at) as "columns", array_agg(other.attname::text order by pair.at) as "parentColumns"
    from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
      cross join lateral unnest(k.conkey, k.confkey) with ordinality as pair(own, other, at)
      join pg_attribute own on own.attrelid = k.conrelid and own.attnum = pair.own
      join pg_attribute other on other.attrelid = k.confrelid and other.attnum = pair.other
    where k.contype = 'f' and k.connamespace = 'comptoir'::regnamespace and k.conparentid = 0 and ${concerned} and own.attname <> 'IDCustomer'
    group by k.oid, child.relname, parent.relname order by 1, 2`.execute(db);
  return rows;
};

const namedColumns = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** Those of these images whose row of the other table is there. */
export const withParent = async (db: Db, { table, columns, parent, parentColumns }: Reference, images: readonly Image[]) => {
  const found = new Set<Image>();
  for (const portion of batchesOf(images, atOnce)) {
    const wanted = portion.map((image, at) => ({ at, ...Object.fromEntries(columns.map((column) => [column, image[column]])) }));
    const rows = await db
      .selectFrom(anyTable(parent))
      .innerJoin(
        sql<{
          at: number;
        }>`(select (one.value ->> 'at')::integer as at, (jsonb_populate_record(null::${sql.id('comptoir', table)}, one.value)).* from jsonb_array_elements(${JSON.stringify(wanted)}::jsonb) one)`.as<'wanted'>(
          'wanted',
        ),
        (join) =>
          columns.reduce(
            (on, column, at) => on.on(sql<boolean>`${sql.ref(`${parent}.${parentColumns[at]!}`)} = ${sql.ref(`wanted.${column}`)}`),
            join.onTrue(),
          ),
      )
      .select('wanted.at')
      .execute();
    for (const { at } of rows) found.add(portion[at]!);
  }
  return found;
};

/** Live rows that refer to some of these: their own columns of the reference, and their key. */
export const findChildren = async (
  db: Db,
  { table, columns, parent, parentColumns }: Reference,
  key: readonly string[],
  images: readonly Image[],
) => {
  const found: { ligne: string; values: Image }[] = [];
  for (const portion of batchesOf(images, atOnce)) {
    const rows = await db
      .selectFrom(anyTable(table))
      .select([
        sql<string>`concat_ws('/', ${namedColumns(key)})`.as('ligne'),
        sql<Image>`jsonb_build_object(${sql.join(columns.flatMap((column) => [sql`${sql.lit(column)}::text`, sql.ref(column)]))})`.as(
          'values',
        ),
      ])
      .where(sql<boolean>`(${namedColumns(columns)}) in (select ${namedColumns(parentColumns)} from ${recordsOf(parent, portion)})`)
      .execute();
    found.push(...rows);
  }
  return found;
};
