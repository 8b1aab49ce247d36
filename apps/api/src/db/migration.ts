/**
 * How the journal treats a table: the primary key that names its rows within their customer, the columns of which only
 * "changed" is kept, and those that it leaves out because they are computed from others.
 */
export interface JournalledTable {
  key: string | readonly string[];
  secrets?: readonly string[];
  computed?: readonly string[];
  /** Files: the journal holds their digests, and what they were is kept apart, once for each content. */
  contents?: readonly string[];
}

/**
 * How rows that the journal holds from before a step are read after it, by table. A step that changes no column says so: `{}`.
 * The journal notes each step, so that it is known which of its lines came before.
 */
export interface Lens {
  renamed?: Record<string, Record<string, string>>;
  /** What was there before the column. */
  added?: Record<string, Record<string, string | number | boolean | null>>;
  dropped?: Record<string, readonly string[]>;
}

/**
 * `tables` are those of `sql` whose writes are journalled. A test compares them with the catalogue, so none can be forgotten.
 */
export interface MigrationPart {
  sql: string;
  tables: Record<string, JournalledTable>;
}

/** One step of a schema, run once in a transaction with that schema as the only search path. */
export interface Migration extends MigrationPart {
  name: string;
  lens: Lens;
}

/** The first step, before which there were no rows, out of several parts in their order. */
export const firstStep = (name: string, parts: readonly MigrationPart[]): Migration => ({
  name,
  lens: {},
  sql: parts.map(({ sql }) => sql).join('\n'),
  tables: Object.assign({}, ...parts.map(({ tables }) => tables)) as Migration['tables'],
});

/** How the journal treats each table: by the newest step that names it. */
export const tablesOf = (migrations: readonly Migration[]): ReadonlyMap<string, JournalledTable> =>
  new Map(migrations.flatMap(({ tables }) => Object.entries(tables)));
