import { sql, type RawBuilder } from 'kysely';
import { liveRows, type Image } from '../../journal/state.store.ts';
import type { Db } from '../../db/tables.ts';
import { batchesOf } from '../../http/lots/batch-work.ts';
import { howOf, keyIn, keyOf } from './retour.rules.ts';

/** Any table of a customer: what is done here is done by columns that the journal names. */
export const anyTable = (name: string) => name as 'civilites';

/** Rows of a table out of their images, as the values of its columns. */
export const recordsOf = (table: string, images: readonly Image[]) =>
  sql<Image>`jsonb_populate_recordset(null::${sql.id('comptoir', table)}, ${JSON.stringify(images)}::jsonb)`;

const columnsIn = (columns: readonly string[], of?: string) =>
  sql`(${sql.join(columns.map((column) => (of === undefined ? sql.ref(column) : sql.ref(`${of}.${column}`))))})`;

/** Whether a row is one of these. */
export const isOneOf = (table: string, lignes: readonly string[]): RawBuilder<boolean> => {
  const columns = keyOf(table);
  const images = lignes.map((ligne) => keyIn(table, ligne));
  return sql<boolean>`${columnsIn(columns, table)} in (select ${sql.join(columns.map((column) => sql.ref(column)))} from ${recordsOf(table, images)})`;
};

/** Rows in one statement. */
export const atOnce = 5000;

/** Rows of a table as the journal writes rows, by their key; locked, they do not change until the transaction ends. */
export const readPresent = async (db: Db, table: string, lignes: readonly string[], { lock }: { lock: boolean }) => {
  const found = new Map<string, Image>();
  for (const portion of batchesOf(lignes, atOnce)) {
    const rows = await liveRows(db, table, howOf(table), { which: isOneOf(table, portion), lock }).execute();
    for (const { IDLigne, image } of rows) found.set(IDLigne, image);
  }
  return found;
};
