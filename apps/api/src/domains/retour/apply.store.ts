import { sql } from 'kysely';
import { attempt } from '../../db/attempt.ts';
import { existing } from '../../db/existing.ts';
import { quoteName } from '../../db/names.ts';
import type { Db } from '../../db/tables.ts';
import { batchesOf } from '../../http/lots/batch-work.ts';
import { readContents } from '../../journal/contents.store.ts';
import type { Image } from '../../journal/state.store.ts';
import { grouped } from './grouped.ts';
import { formerSecret } from './lignes.store.ts';
import { anyTable, atOnce, isOneOf, recordsOf } from './lignes-presentes.store.ts';
import { writtenFields, type PlannedRow } from './plan.rules.ts';
import type { Reference } from './references.store.ts';
import { howOf, keyIn, keyOf } from './retour.rules.ts';

interface Column {
  /** Bytes are read from digits; a column of text holds them as they are. */
  isBytes: boolean;
  isRequired: boolean;
}

const columnOf = async (db: Db, table: string, column: string): Promise<Column> => {
  const { rows } = await sql<Column>`
    select atttypid = 'bytea'::regtype as "isBytes", attnotnull as "isRequired" from pg_attribute
    where attrelid = ${`comptoir.${quoteName(table)}`}::regclass and attname = ${column}`.execute(db);
  return existing(rows[0]);
};

/** Values of which the journal holds only that there were any. */
const unmask = async (db: Db, { table, sources }: PlannedRow, values: Image): Promise<Image> => {
  const { secrets = [], contents = [] } = howOf(table);
  const found = { ...values };
  for (const column of secrets) {
    const line = sources.get(column);
    if ((values[column] ?? null) === null || line === undefined) continue;
    const { isRequired } = await columnOf(db, table, column);
    // Kept no longer, it is as one that was never entered.
    found[column] = (await formerSecret(db, line, column)) ?? (isRequired ? '' : null);
  }
  for (const column of contents) {
    const digest = values[column];
    if (typeof digest !== 'string' || !digest.startsWith('sha256:')) continue;
    const bytes = await readContents(db, digest.slice('sha256:'.length));
    const { isBytes } = await columnOf(db, table, column);
    found[column] = bytes && (isBytes ? `\\x${bytes.toString('hex')}` : bytes.toString());
  }
  return found;
};

const withKeys = (table: string, ids: readonly string[], values: readonly Image[]) =>
  values.map((value, at) => ({ ...value, ...keyIn(table, ids[at]!) }));

/** Rows of one table of which the same columns change. */
const update = async (db: Db, table: string, rows: readonly PlannedRow[]) => {
  const columns = writtenFields(rows[0]!).map(({ champ }) => champ);
  const values: Image[] = [];
  for (const row of rows)
    values.push(await unmask(db, row, Object.fromEntries(writtenFields(row).map(({ champ, remis }) => [champ, remis]))));
  const images = withKeys(
    table,
    rows.map(({ id }) => id),
    values,
  );
  await db
    .updateTable(anyTable(table))
    .from(recordsOf(table, images).as<'given'>(sql`given`))
    .set(Object.fromEntries(columns.map((column) => [column, sql.ref(`given.${column}`)])))
    .where(
      sql<boolean>`${sql.join(
        keyOf(table).map((column) => sql`${sql.ref(`${table}.${column}`)} = ${sql.ref(`given.${column}`)}`),
        sql` and `,
      )}`,
    )
    .execute();
};

/** The columns of a row that is added, but for those that the database makes. */
const addedColumns = ({ table, remis }: PlannedRow) => {
  const { computed = [] } = howOf(table);
  return Object.keys(remis!).filter((column) => !computed.includes(column));
};

const insert = async (db: Db, table: string, rows: readonly PlannedRow[]) => {
  const columns = addedColumns(rows[0]!);
  const images: Image[] = [];
  for (const row of rows) images.push(await unmask(db, row, row.remis!));
  await db
    .insertInto(anyTable(table))
    .columns(columns as never)
    .expression(
      db
        .selectFrom(recordsOf(table, images).as<'given'>(sql`given`))
        .select(columns.map((column) => sql.ref(`given.${column}`).as(column))) as never,
    )
    .execute();
};

const remove = (db: Db, table: string, rows: readonly PlannedRow[]) =>
  db
    .deleteFrom(anyTable(table))
    .where(
      isOneOf(
        table,
        rows.map(({ id }) => id),
      ),
    )
    .execute();

interface Step {
  rows: readonly PlannedRow[];
  write: (db: Db, rows: readonly PlannedRow[]) => Promise<unknown>;
}

/** The tables of some rows, each after those that it refers to. */
const parentsFirst = (tables: readonly string[], references: readonly Reference[]) => {
  const ordered = new Set<string>();
  const visit = (table: string, path: readonly string[]) => {
    if (ordered.has(table) || path.includes(table)) return;
    for (const { parent } of references.filter((one) => one.table === table)) visit(parent, [...path, table]);
    ordered.add(table);
  };
  for (const table of tables) visit(table, []);
  return [...ordered].filter((table) => tables.includes(table));
};

/** Rows are written together where the same columns of them are. */
const columnsOf = (row: PlannedRow) => {
  if (row.operation === 'I') return addedColumns(row).join();
  return row.operation === 'D'
    ? ''
    : writtenFields(row)
        .map(({ champ }) => champ)
        .join();
};

const writers = { I: insert, U: update, D: remove } as const;

const stepsOf = (rows: readonly PlannedRow[], references: readonly Reference[]): Step[] => {
  const byTable = grouped(rows, ({ table }) => table);
  const tables = parentsFirst([...byTable.keys()], references);
  const steps = (table: string, operation: PlannedRow['operation']) => {
    const alike = grouped(
      byTable.get(table)!.filter((row) => row.operation === operation),
      columnsOf,
    );
    return [...alike.values()]
      .flatMap((some) => batchesOf(some, atOnce))
      .map((some): Step => ({ rows: some, write: (db, few) => writers[operation](db, table, few) }));
  };
  return [
    ...tables.flatMap((table) => steps(table, 'I')),
    ...tables.flatMap((table) => steps(table, 'U')),
    ...tables.toReversed().flatMap((table) => steps(table, 'D')),
  ];
};

const rowByRow = ({ rows, write }: Step): Step[] => rows.map((row) => ({ rows: [row], write }));

/**
 * Puts rows back: those that others need first, and again after the others what the database does not take at once, such as a
 * name that still belongs to a row that goes. Answers those that it did not take at all.
 */
export const applyRows = async (db: Db, rows: readonly PlannedRow[], references: readonly Reference[]): Promise<PlannedRow[]> => {
  let steps = stepsOf(rows, references);
  while (steps.length > 0) {
    const refused: Step[] = [];
    for (const step of steps) {
      const { refused: fault } = await attempt(
        db,
        () => false,
        async () => void (await step.write(db, step.rows)),
      );
      if (fault !== undefined) refused.push(...rowByRow(step));
    }
    // As many rows by themselves as before: what is left waits for what does not come.
    if (refused.length === steps.length && steps.every(({ rows: few }) => few.length === 1)) return refused.flatMap(({ rows: few }) => few);
    steps = refused;
  }
  return [];
};
