/** How the journal treats a table: the primary key that names its rows, and the columns of which only "changed" is kept. */
export interface JournalledTable {
  key: string | readonly string[];
  secrets?: readonly string[];
}

/**
 * One step of a schema, run once in a transaction with that schema as the only search path.
 * `tables` are the tables the step creates: each gets the journal's triggers, so no table can be forgotten.
 */
export interface Migration {
  name: string;
  sql: string;
  tables: Record<string, JournalledTable>;
}
