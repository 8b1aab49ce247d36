import { sql, type RawBuilder } from 'kysely';
import type { CustomerTables, Db } from '../tables.ts';
import { customerMigrations } from '../migrations/all.ts';
import { tablesOf } from '../migration.ts';

/** A row that a rule does not let be as it is. */
export interface Faute {
  table: string;
  id: string;
  phrase: string;
}

/**
 * A rule that rows keep whatever writes them. Forms see to it before they write; what writes rows without a form asks it
 * afterwards.
 */
export interface Invariant {
  cle: string;
  /** The tables that it looks at. */
  tables: readonly (keyof CustomerTables)[];
  /** The table of the rows that are at fault. */
  of: keyof CustomerTables;
  phrase: string;
  /** Whether a row of that table is at fault. */
  isFaulty: (db: Db) => RawBuilder<boolean>;
}

const keys = tablesOf(customerMigrations);

const faultyRows = async (db: Db, { of, phrase, isFaulty }: Invariant): Promise<Faute[]> => {
  const key = [keys.get(of)?.key ?? []].flat().map((column) => sql.ref(`${of}.${column}`));
  const rows = await db
    .selectFrom(of as 'civilites')
    .select(sql<string>`concat_ws('/', ${sql.join(key)})`.as('id'))
    .where(isFaulty(db))
    .execute();
  return rows.map(({ id }) => ({ table: of, id, phrase }));
};

/** What is wrong in the rows of these tables, by the rules that look at them. */
export const findFautes = async (db: Db, invariants: readonly Invariant[], tables: ReadonlySet<string>) => {
  const found: Faute[] = [];
  for (const invariant of invariants)
    if (invariant.tables.some((table) => tables.has(table))) found.push(...(await faultyRows(db, invariant)));
  return found;
};

/** Those that were not there before. */
export const newFautes = (before: readonly Faute[], after: readonly Faute[]) => {
  const known = new Set(before.map((faute) => JSON.stringify(faute)));
  return after.filter((faute) => !known.has(JSON.stringify(faute)));
};
