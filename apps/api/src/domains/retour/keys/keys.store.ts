import { sql, type RawBuilder } from 'kysely';
import { quoteName } from '../../../db/names.ts';
import type { Db } from '../../../db/tables.ts';
import { batchesOf } from '../../../http/lots/batch-work.ts';
import type { Image } from '../../../journal/state.store.ts';
import { anyTable, atOnce, isOneOf, recordsOf } from '../lignes-presentes.store.ts';
import { keyOf } from '../retour.rules.ts';

/** What no two rows of a table share: columns, or what is made of them; the customer's number and the row's own key are left out. */
export interface UniqueKey {
  parts: readonly string[];
  /** Of which rows; null of all. */
  condition: string | null;
  /** Two rows without a value are alike as well. */
  countsNulls: boolean;
}

/** As the database holds them; what it makes of other columns by itself is told by those. */
export const readUniqueKeys = async (db: Db, table: string): Promise<UniqueKey[]> => {
  const { rows } = await sql<UniqueKey>`
    select pg_get_expr(i.indpred, i.indrelid) as "condition", i.indnullsnotdistinct as "countsNulls",
      array_agg(coalesce(pg_get_expr(made.adbin, made.adrelid), pg_get_indexdef(i.indexrelid, part.at::integer, true)) order by part.at) as "parts"
    from pg_index i cross join lateral unnest(i.indkey) with ordinality as part(attnum, at)
      left join pg_attribute own on own.attrelid = i.indrelid and own.attnum = part.attnum and part.attnum > 0
      left join pg_attrdef made on made.adrelid = own.attrelid and made.adnum = own.attnum and own.attgenerated <> ''
    where i.indrelid = ${`comptoir.${quoteName(table)}`}::regclass and i.indisunique and not i.indisprimary
      and own.attname is distinct from 'IDCustomer'
    group by i.indexrelid, i.indpred, i.indrelid, i.indnullsnotdistinct order by i.indexrelid`.execute(db);
  return rows;
};

/** Whether a key is made of a column. */
export const isMadeOf = ({ parts, condition }: UniqueKey, column: string) =>
  [...parts, condition ?? ''].some((text) => text.split(/[^\p{L}\p{N}_$]+/u).includes(column));

const nameOf = (at: number) => `k${at}`;

/** Rows with their own key, and with what this unique key holds of them. */
const selected = (table: string, { parts, condition }: UniqueKey) => ({
  columns: [
    sql<string>`concat_ws('/', ${sql.join(keyOf(table).map((column) => sql.ref(column)))})`.as('ligne'),
    ...parts.map((part, at) => sql`(${sql.raw(part)})`.as(nameOf(at))),
  ],
  holds: condition === null ? sql<boolean>`true` : sql<boolean>`(${sql.raw(condition)})`,
});

/** Those of these images whose key another row has: one that is there and does not move, or another of them. */
export const findTaken = async (
  db: Db,
  { table, key, leaving }: { table: string; key: UniqueKey; leaving: readonly string[] },
  images: ReadonlyMap<string, Image>,
) => {
  const { columns, holds } = selected(table, key);
  const moving = [...images.keys(), ...leaving];
  const isMoving: RawBuilder<boolean> = batchesOf(moving, atOnce).reduce(
    (any, portion) => sql<boolean>`(${any} or ${isOneOf(table, portion)})`,
    sql<boolean>`false`,
  );
  const given = db
    .selectFrom(recordsOf(table, [...images.values()]).as<'given'>(sql`given`))
    .select(columns)
    .where(holds);
  const staying = db
    .selectFrom(anyTable(table))
    .select(columns)
    .where(holds)
    .where(sql<boolean>`not ${isMoving}`);
  const same = sql<boolean>`${sql.join(
    key.parts.map((_, at) => {
      const [mine, others] = [sql.ref(`mine.${nameOf(at)}`), sql.ref(`other.${nameOf(at)}`)];
      return key.countsNulls ? sql`${mine} is not distinct from ${others}` : sql`${mine} = ${others}`;
    }),
    sql` and `,
  )}`;
  const pairs = db.with('given', () => given).with('staying', () => staying);
  const rows = await pairs
    .selectFrom('given as mine')
    .innerJoin('staying as other', (join) => join.on(same))
    .select(['mine.ligne', 'other.ligne as prise'])
    .unionAll(({ selectFrom }) =>
      selectFrom('given as mine')
        .innerJoin('given as other', (join) => join.onRef('other.ligne', '<', 'mine.ligne').on(same))
        .select(['mine.ligne', 'other.ligne as prise']),
    )
    // The number of a row's own key, as the journal writes it: what else is selected has no type.
    .$castTo<{ ligne: string; prise: string }>()
    .execute();
  return new Map(rows.map(({ ligne, prise }) => [ligne, prise]));
};
