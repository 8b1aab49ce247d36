import { sql, type Kysely, type RawBuilder } from 'kysely';
import { customerMigrations } from '../db/migrations/all.ts';
import type { JournalledTable } from '../db/migrations/kit.ts';
import type { CustomerTables } from '../db/tables.ts';

type Db = Kysely<CustomerTables>;
/** A row as the journal keeps it: by column, of a secret only `modifié`. */
export type Image = Record<string, unknown>;

/** How the journal treats each of the customers' tables, by the newest step that names it. */
const journalledTables: ReadonlyMap<string, JournalledTable> = new Map(customerMigrations.flatMap(({ tables }) => Object.entries(tables)));

/** Lines of lower numbers than an instant's last, that were committed after it. */
const lateAfter = (db: Db, IDInstant: number) =>
  db
    .selectFrom('instants')
    .select(sql<number>`unnest("Tardifs")`.as('IDJournal'))
    .where('IDInstant', '>', IDInstant)
    .where(sql<boolean>`"Tardifs" <> '{}'`);

/** The lines of a table that came after an instant. */
const linesAfter = (db: Db, table: string, IDInstant: number) =>
  db
    .selectFrom('journal')
    .select(['IDJournal', 'IDLigne', 'Operation', 'Avant'])
    .where('NomTable', '=', table)
    .where(({ eb, or }) =>
      or([
        eb('IDJournal', '>', db.selectFrom('instants').select('Jusqua').where('IDInstant', '=', IDInstant)),
        eb('IDJournal', 'in', lateAfter(db, IDInstant)),
      ]),
    );

const ligneOf = (key: JournalledTable['key'], image: RawBuilder<unknown>) =>
  sql<string>`concat_ws('/', ${sql.join([key].flat().map((column) => sql`${image} ->> ${sql.lit(column)}`))})`;

/** The live rows as the journal would write them. */
const liveRows = (db: Db, table: string, { key, secrets = [] }: JournalledTable) => {
  const rows = db
    .selectFrom(
      db
        .selectFrom(table as 'civilites')
        .selectAll()
        .as('row'),
    )
    .select(sql<Image>`to_jsonb("row")`.as('image'));
  const masked = secrets.reduce<RawBuilder<Image>>(
    (image, column) =>
      sql`case when ${image} ->> ${sql.lit(column)} is null then ${image} else ${image} || jsonb_build_object(${sql.lit(column)}::text, 'modifié') end`,
    sql`live.image`,
  );
  return db.selectFrom(rows.as('live')).select([masked.as('image'), ligneOf(key, sql`live.image`).as('IDLigne')]);
};

/**
 * The rows of a table as they were at an instant, in the order of their keys as text. What changed later is taken back
 * line by line, the newest first; rows that have not changed since are read where they are.
 */
export const rowsAt = async (db: Db, table: string, IDInstant: number): Promise<Image[]> => {
  const journalled = journalledTables.get(table);
  if (!journalled) throw new Error(`${table} is not journalled`);
  // Of a column that changed several times, the line that comes last in this order tells what stood there first.
  const folded = db
    .selectFrom(linesAfter(db, table, IDInstant).as('line'))
    .leftJoinLateral(sql<{ name: string; value: unknown }>`jsonb_each(line."Avant")`.as<'held'>(sql`held(name, value)`), (join) =>
      join.onTrue(),
    )
    .select([
      'line.IDLigne',
      sql<string>`(array_agg(line."Operation" order by line."IDJournal"))[1]`.as('first'),
      sql<Image | null>`jsonb_object_agg(held.name, held.value order by line."IDJournal" desc) filter (where held.name is not null)`.as(
        'before',
      ),
    ])
    .groupBy('line.IDLigne');
  const rows = await db
    .selectFrom(liveRows(db, table, journalled).as('live'))
    .fullJoin(folded.as('folded'), 'folded.IDLigne', 'live.IDLigne')
    .select(sql<Image>`coalesce(live.image, '{}') || coalesce(folded.before, '{}')`.as('image'))
    // A row whose first line since then made it was not there.
    .where(sql<boolean>`folded.first is distinct from 'I'`)
    .orderBy(sql`coalesce(live."IDLigne", folded."IDLigne") collate "C"`)
    .execute();
  return rows.map(({ image }) => image);
};
