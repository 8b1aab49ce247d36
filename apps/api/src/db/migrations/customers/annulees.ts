import type { Migration } from '../../migration.ts';

/** An operation that was undone stays known to its run, so that undoing the undoing brings it back. */
export const annulees: Migration = {
  name: '1024-annulees',
  tables: {},
  lens: {},
  sql: `
-- Of "Operations", those that are undone.
alter table "imports" add column "Annulees" text[] not null default '{}';
alter table "lots" add column "Annulees" text[] not null default '{}';
`,
};
