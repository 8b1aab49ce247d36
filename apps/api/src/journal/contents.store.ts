import { sql } from 'kysely';
import { bytesOf } from '../db/history/journal.sql.ts';
import { tablesOf } from '../db/migration.ts';
import { customerMigrations } from '../db/migrations/all.ts';
import { quoteText } from '../db/names.ts';
import type { Db } from '../db/tables.ts';

/** Where files stand. */
const places = [...tablesOf(customerMigrations)].flatMap(([table, { contents = [] }]) => contents.map((column) => ({ table, column })));

/** A file that the journal names by its digest: as it was kept when it went, or where it still stands. */
export const readContents = async (db: Db, Empreinte: string): Promise<Buffer | undefined> => {
  const kept = await db.selectFrom('contenus').select('Octets').where('Empreinte', '=', Empreinte).executeTakeFirst();
  if (kept) return kept.Octets;
  for (const { table, column } of places) {
    const bytes = sql<Buffer>`${sql.raw(bytesOf(`to_jsonb("row") ->> ${quoteText(column)}`))}`;
    const standing = await db
      .selectFrom(
        db
          .selectFrom(
            db
              .selectFrom(table as 'civilites')
              .selectAll()
              .as('row'),
          )
          .select(bytes.as('Octets'))
          .as('file'),
      )
      .select('Octets')
      .where(sql<boolean>`encode(sha256("Octets"), 'hex') = ${Empreinte}`)
      .executeTakeFirst();
    if (standing) return standing.Octets;
  }
  return undefined;
};
