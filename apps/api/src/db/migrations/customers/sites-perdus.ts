import type { Migration } from '../../migration.ts';

/** The matches that each access of a partner has lost, one by one. */
export const sitesPerdus: Migration = {
  name: '1023-sites-perdus',
  tables: {},
  lens: {},
  sql: `
-- Null before the partner's first answer: of each the id of our site, the partner's id, and whether it is unknown or inactive.
alter table "santeEtats" add column "SitesPerdus" jsonb;
`,
};
