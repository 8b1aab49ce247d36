/**
 * How the journal treats a table: the primary key that names its rows within their customer, the columns of which only
 * "changed" is kept, and those that it leaves out because they are computed from others.
 */
export interface JournalledTable {
  key: string | readonly string[];
  secrets?: readonly string[];
  computed?: readonly string[];
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
}

/** One step out of several parts, in their order. */
export const stepOf = (name: string, parts: readonly MigrationPart[]): Migration => ({
  name,
  sql: parts.map(({ sql }) => sql).join('\n'),
  tables: Object.assign({}, ...parts.map(({ tables }) => tables)) as Migration['tables'],
});
