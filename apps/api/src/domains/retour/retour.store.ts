import { sql } from 'kysely';
import type { GroupEntry } from '../../db/journal-groups.ts';
import type { Db } from '../../db/tables.ts';
import { keyIn, type Image, type Left } from './retour.rules.ts';

/** Any table of a customer: what is done here is done by columns that the journal names. */
const anyTable = (name: string) => name as 'civilites';

const matches = (table: string, ligne: string) =>
  sql<boolean>`(${sql.join(
    Object.entries(keyIn(table, ligne)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
    sql` and `,
  )})`;

/** A row as the journal writes rows; it does not change until the transaction ends. */
export const lockRow = async (db: Db, table: string, ligne: string): Promise<Image | undefined> => {
  const row = db.selectFrom(anyTable(table)).selectAll().where(matches(table, ligne)).forUpdate();
  const found = await db
    .selectFrom(row.as('row'))
    .select(sql<Image>`to_jsonb("row")`.as('image'))
    .executeTakeFirst();
  return found?.image;
};

/** What later operations found in a row, the newest first. */
export const listLater = async (db: Db, { table, ligne }: Pick<Left, 'table' | 'ligne'>, groupe: string): Promise<Image[]> => {
  const lines = db.selectFrom('journal').where('NomTable', '=', table).where('IDLigne', '=', ligne);
  const own = lines.select(({ fn }) => fn.max('IDJournal').as('IDJournal')).where('Groupe', '=', groupe);
  const later = await lines.select('Avant').where('IDJournal', '>', own).orderBy('IDJournal', 'desc').execute();
  return later.map(({ Avant }) => Avant ?? {});
};

/** What the journal says of a row, as values of its columns. */
const valuesOf = (table: string, image: Image) => {
  const row = sql`jsonb_populate_record(null::${sql.id('comptoir', table)}, ${JSON.stringify(image)}::jsonb)`;
  return Object.fromEntries(Object.keys(image).map((column) => [column, sql`(${row}).${sql.ref(column)}`]));
};

/** Takes one line of the journal back: writes what stood there before it. */
export const takeBack = async (db: Db, { NomTable, IDLigne, Operation, Avant }: GroupEntry) => {
  const table = anyTable(NomTable);
  const row = matches(NomTable, IDLigne);
  if (Operation === 'I') await db.deleteFrom(table).where(row).execute();
  else if (Operation === 'U')
    await db
      .updateTable(table)
      .set(valuesOf(NomTable, Avant ?? {}))
      .where(row)
      .execute();
  else
    await db
      .insertInto(table)
      .values(valuesOf(NomTable, Avant ?? {}) as never)
      .execute();
};
