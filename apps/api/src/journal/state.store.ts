import { sql, type RawBuilder } from 'kysely';
import { bytesOf } from '../db/history/journal.sql.ts';
import { customerMigrations } from '../db/migrations/all.ts';
import { tablesOf, type JournalledTable, type Migration } from '../db/migration.ts';
import { quoteText } from '../db/names.ts';
import type { Db } from '../db/tables.ts';

/** A row as the journal keeps it: by column, of a secret only `modifié`. */
export type Image = Record<string, unknown>;

/** Lines of lower numbers than an instant's last, that were committed after it. */
const lateAfter = (db: Db, IDInstant: number) =>
  db
    .selectFrom('instants')
    .select(sql<number>`unnest("Tardifs")`.as('IDJournal'))
    .where('IDInstant', '>', IDInstant)
    .where(sql<boolean>`"Tardifs" <> '{}'`);

/** The last line that was written before this customer's rows came to a step. */
const positionOf = (db: Db, step: string) =>
  db
    .selectFrom('journal')
    .select(sql<number>`coalesce(max("IDJournal"), 0)`.as('IDJournal'))
    .where('NomTable', '=', '*')
    .where(
      sql<boolean>`("Apres" ->> 'etape' = ${step} or "Apres" ->> 'nature' = 'import' and not coalesce("Apres" -> 'etapes' ? ${step}, false))`,
    );

/** What a line held on one of its sides, read as a row of the tables of today. */
export const lifted = (db: Db, table: string, side: 'Avant' | 'Apres' = 'Avant', migrations: readonly Migration[] = customerMigrations) =>
  migrations.reduce<RawBuilder<Image>>(
    (image, { name, lens }) => {
      const renamed = Object.entries(lens.renamed?.[table] ?? {});
      const added = lens.added?.[table];
      const dropped = lens.dropped?.[table] ?? [];
      if (renamed.length === 0 && !added && dropped.length === 0) return image;
      const kept = sql<Image>`(${image} - ${[...dropped]}::text[])`;
      const named = renamed.reduce(
        (one, [from, to]) =>
          sql<Image>`(case when ${one} ? ${from} then (${one} - ${from}::text) || jsonb_build_object(${to}::text, ${one} -> ${from}) else ${one} end)`,
        kept,
      );
      // A line of a change holds what changed; only one of a removal holds a whole row.
      const whole = added
        ? sql<Image>`(case when "Operation" = ${side === 'Avant' ? 'D' : 'I'} then ${JSON.stringify(added)}::jsonb || ${named} else ${named} end)`
        : named;
      return sql<Image>`(case when "IDJournal" < (${positionOf(db, name)}) then ${whole} else ${image} end)`;
    },
    sql<Image>`${sql.ref(side)}`,
  );

/** Whether a line came after an instant. */
export const isAfterInstant = (db: Db, IDInstant: number) =>
  sql<boolean>`("IDJournal" > (${db.selectFrom('instants').select('Jusqua').where('IDInstant', '=', IDInstant)}) or "IDJournal" in (${lateAfter(db, IDInstant)}))`;

/** The lines that came after an instant. */
export const journalAfter = (db: Db, IDInstant: number) => db.selectFrom('journal').where(isAfterInstant(db, IDInstant));

/**
 * By row of a table what it held at an instant in the columns that changed later, and how the first of the later lines changed it.
 * What changed later is taken back line by line, the newest first.
 */
export const foldedAfter = (db: Db, table: string, IDInstant: number, migrations: readonly Migration[]) =>
  db
    .selectFrom(
      journalAfter(db, IDInstant)
        .select(['IDJournal', 'IDLigne', 'Operation', lifted(db, table, 'Avant', migrations).as('Avant')])
        .where('NomTable', '=', table)
        .as('line'),
    )
    .leftJoinLateral(sql<{ name: string; value: unknown }>`jsonb_each(line."Avant")`.as<'held'>(sql`held(name, value)`), (join) =>
      join.onTrue(),
    )
    // Of a column that changed several times, the line that comes last in this order says which value was first.
    .select([
      'line.IDLigne',
      sql<string>`(array_agg(line."Operation" order by line."IDJournal"))[1]`.as('first'),
      sql<Image | null>`jsonb_object_agg(held.name, held.value order by line."IDJournal" desc) filter (where held.name is not null)`.as(
        'before',
      ),
    ])
    .groupBy('line.IDLigne');

const ligneOf = (key: JournalledTable['key'], image: RawBuilder<unknown>) =>
  sql<string>`concat_ws('/', ${sql.join([key].flat().map((column) => sql`${image} ->> ${sql.lit(column)}`))})`;

interface Which {
  /** Lets a row through; absent, all of them. */
  which?: RawBuilder<boolean>;
  /** They do not change until the transaction ends. */
  lock?: boolean;
}

/** Live rows as the journal would write them. */
export const liveRows = (
  db: Db,
  table: string,
  { key, secrets = [], contents = [] }: JournalledTable,
  { which, lock = false }: Which = {},
) => {
  const all = db
    .selectFrom(table as 'civilites')
    .selectAll()
    .$if(which !== undefined, (query) => query.where(which!))
    .$if(lock, (query) => query.forUpdate());
  const rows = db.selectFrom(all.as('row')).select(sql<Image>`to_jsonb("row")`.as('image'));
  const masked = secrets.reduce<RawBuilder<Image>>(
    (image, column) =>
      sql`case when ${image} ->> ${sql.lit(column)} is null then ${image} else ${image} || jsonb_build_object(${sql.lit(column)}::text, 'modifié') end`,
    contents.reduce<RawBuilder<Image>>(
      (image, column) =>
        sql`(${image} || jsonb_build_object(${sql.lit(column)}::text, 'sha256:' || encode(sha256(${sql.raw(bytesOf(`live.image ->> ${quoteText(column)}`))}), 'hex')))`,
      sql`live.image`,
    ),
  );
  return db.selectFrom(rows.as('live')).select([masked.as('image'), ligneOf(key, sql`live.image`).as('IDLigne')]);
};

/**
 * The rows of a table as they were at an instant, in the order of their keys as text; rows that have not changed since are read
 * where they are.
 */
export const rowsAt = async (db: Db, table: string, IDInstant: number, migrations = customerMigrations): Promise<Image[]> => {
  const journalled = tablesOf(migrations).get(table);
  if (!journalled) throw new Error(`${table} is not journalled`);
  const rows = await db
    .selectFrom(liveRows(db, table, journalled).as('live'))
    .fullJoin(foldedAfter(db, table, IDInstant, migrations).as('folded'), 'folded.IDLigne', 'live.IDLigne')
    .select(sql<Image>`coalesce(live.image, '{}') || coalesce(folded.before, '{}')`.as('image'))
    // A row whose first line since then made it was not there.
    .where(sql<boolean>`folded.first is distinct from 'I'`)
    .orderBy(sql`coalesce(live."IDLigne", folded."IDLigne") collate "C"`)
    .execute();
  return rows.map(({ image }) => image);
};
