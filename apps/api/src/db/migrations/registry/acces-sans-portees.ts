import type { Migration } from '../../migration.ts';

/** What an operator may do follows from the role alone: nobody ever narrowed a grant. */
export const registryAccesSansPortees: Migration = {
  name: '1020-acces-sans-portees',
  lens: {},
  tables: {},
  sql: `alter table "accesAccordes" drop column "Portees";`,
};
