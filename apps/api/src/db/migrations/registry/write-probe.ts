import type { Migration } from '../../migration.ts';

/** One row, written by whoever wants to know whether writing is possible; nobody reads it, and it is not journalled. */
export const registryWriteProbe: Migration = {
  name: '1002-write-probe',
  lens: {},
  tables: {},
  sql: `create table "writeProbe" ("id" integer primary key check ("id" = 1), "DateH" timestamptz not null)`,
};
