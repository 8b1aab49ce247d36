import { sql } from 'kysely';
import { attempt } from '../../db/attempt.ts';
import type { Db } from '../../db/tables.ts';
import { readContents } from '../../journal/contents.store.ts';
import type { Image } from '../../journal/state.store.ts';
import { formerSecret } from './lignes.store.ts';
import { anyTable, isOneOf, portionsOf, recordsOf } from './lignes-presentes.store.ts';
import { writtenFields, type PlannedRow } from './plan.rules.ts';
import type { Reference } from './references.store.ts';
import { howOf, keyIn, keyOf } from './retour.rules.ts';

/** Values of which the journal holds only that there were any. */
const unmask = async (db: Db, { table, sources }: PlannedRow, values: Image): Promise<Image> => {
  const { secrets = [], contents = [] } = howOf(table);
  const found = { ...values };
  for (const column of secrets) {
    const line = sources.get(column);
    if ((values[column] ?? null) === null || line === undefined) continue;
    found[column] = await formerSecret(db, line, column);
  }
  for (const column of contents) {
    const digest = values[column];
    if (typeof digest !== 'string' || !digest.startsWith('sha256:')) continue;
    const bytes = await readContents(db, digest.slice('sha256:'.length));
    // A column of bytes reads them in this writing; one of text holds them as they are.
    found[column] = bytes && (table === 'documentsPdf' ? `\\x${bytes.toString('hex')}` : bytes.toString());
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

const insert = async (db: Db, table: string, rows: readonly PlannedRow[]) => {
  const { computed = [] } = howOf(table);
  const columns = Object.keys(rows[0]!.remis!).filter((column) => !computed.includes(column));
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

const byText = <T>(items: readonly T[], textOf: (item: T) => string) => {
  const found = new Map<string, T[]>();
  for (const item of items) found.set(textOf(item), [...(found.get(textOf(item)) ?? []), item]);
  return [...found.values()];
};

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

const stepsOf = (rows: readonly PlannedRow[], references: readonly Reference[]): Step[] => {
  const tables = parentsFirst([...new Set(rows.map(({ table }) => table))], references);
  const of = (table: string, operation: PlannedRow['operation']) =>
    rows.filter((row) => row.table === table && row.operation === operation);
  const columnsOf = (row: PlannedRow) =>
    writtenFields(row)
      .map(({ champ }) => champ)
      .join();
  return [
    ...tables.map((table) => ({ rows: of(table, 'I'), write: (db: Db, some: readonly PlannedRow[]) => insert(db, table, some) })),
    ...tables.flatMap((table) =>
      byText(of(table, 'U'), columnsOf).map((some) => ({
        rows: some,
        write: (db: Db, few: readonly PlannedRow[]) => update(db, table, few),
      })),
    ),
    ...tables
      .toReversed()
      .map((table) => ({ rows: of(table, 'D'), write: (db: Db, some: readonly PlannedRow[]) => remove(db, table, some) })),
  ].flatMap(({ rows: all, write }) => portionsOf(all).map((some) => ({ rows: some, write })));
};

/**
 * Puts rows back: those that others need first, and again after the others what the database does not take at once, such as a
 * name that still belongs to a row that goes. Answers what it did not take at all.
 */
export const applyRows = async (db: Db, rows: readonly PlannedRow[], references: readonly Reference[]): Promise<Step[]> => {
  let steps = stepsOf(rows, references);
  for (;;) {
    const refused: Step[] = [];
    for (const step of steps) {
      const { refused: fault } = await attempt(
        db,
        () => false,
        async () => void (await step.write(db, step.rows)),
      );
      if (fault !== undefined) refused.push(...(step.rows.length > 1 ? step.rows.map((row) => ({ ...step, rows: [row] })) : [step]));
    }
    if (
      refused.length === 0 ||
      (refused.length >= steps.length &&
        refused.every(({ rows: few }) => few.length === 1) &&
        steps.every(({ rows: few }) => few.length === 1))
    )
      return refused;
    steps = refused;
  }
};
