import { sql, type RawBuilder } from 'kysely';
import type { CustomerTables, Db } from '../tables.ts';
import { customerMigrations } from '../migrations/all.ts';
import { tablesOf } from '../migration.ts';

/** A row that a rule does not let be as it is. */
export interface Faute {
  table: string;
  id: string;
  phrase: string;
  /** Nothing but the row itself decides. */
  seule?: boolean;
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
  /** It looks at one row alone: a row that comes back whole is as it stood. */
  seule?: true;
  /** Whether a row of that table is at fault. */
  isFaulty: (db: Db) => RawBuilder<boolean>;
}

/** Rules about one row alone, by a condition on its columns. */
export const alone = (cle: string, of: keyof CustomerTables, phrase: string, condition: string): Invariant => ({
  cle,
  tables: [of],
  of,
  phrase,
  seule: true,
  isFaulty: () => sql<boolean>`(${sql.raw(condition)})`,
});

/** Whether a table, or another row of it under the name `as`, has a row of which the condition is true. */
export const someRow = (db: Db, table: keyof CustomerTables, condition: string, as?: string) =>
  sql<boolean>`exists (${db
    .selectFrom((as === undefined ? table : `${table} as ${as}`) as 'civilites')
    .select(sql`1`.as('one'))
    .where(sql<boolean>`(${sql.raw(condition)})`)})`;

const keys = tablesOf(customerMigrations);

const faultyRows = async (db: Db, { of, phrase, seule, isFaulty }: Invariant): Promise<Faute[]> => {
  const key = [keys.get(of)?.key ?? []].flat().map((column) => sql.ref(`${of}.${column}`));
  const rows = await db
    .selectFrom(of as 'civilites')
    .select(sql<string>`concat_ws('/', ${sql.join(key)})`.as('id'))
    .where(isFaulty(db))
    .execute();
  return rows.map(({ id }) => ({ table: of, id, phrase, ...(seule ? { seule } : {}) }));
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
