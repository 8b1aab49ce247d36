export type Row = Record<string, string | number | boolean | null>;

/** The rows of one table, in the order of writing. */
export interface TableRows {
  table: string;
  /** `update`: the table's only row exists already and gets these values; they include the key. */
  how: 'insert' | 'update';
  /** The identity column that the rows fill themselves: its sequence must then be moved past them. */
  identity?: string;
  /** The column that names a row in the address of its secrets, where that is no identity column. */
  key?: string | readonly string[];
  /** Columns that are plain here and that the server encrypts. */
  secrets?: readonly string[];
  rows: Row[];
}

export const inserted = (table: string, identity: string | null, rows: Row[], secrets: readonly string[] = []): TableRows => ({
  table,
  how: 'insert',
  ...(identity ? { identity } : {}),
  ...(secrets.length > 0 ? { secrets } : {}),
  rows,
});

export const updated = (table: string, row: Row, secrets: readonly string[] = []): TableRows => ({
  table,
  how: 'update',
  ...(secrets.length > 0 ? { secrets } : {}),
  rows: [row],
});

/** A table whose rows are numbered from 1. */
export const numbered = (table: string, identity: string, rows: readonly Row[]): TableRows =>
  inserted(
    table,
    identity,
    rows.map((row, at) => ({ [identity]: at + 1, ...row })),
  );

export const labelled = (table: string, identity: string, column: string, labels: readonly string[]): TableRows =>
  numbered(
    table,
    identity,
    labels.map((label) => ({ [column]: label })),
  );
