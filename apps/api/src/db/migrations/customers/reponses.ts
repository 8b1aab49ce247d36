import type { Migration } from '../../migration.ts';

/** What became of a change request, in words, and which kind of person asked: two may bear the same login. */
export const reponses: Migration = {
  name: '1009-reponses',
  tables: {},
  lens: { added: { demandes: { Kind: null, Reponse: null, RepondPar: null, DateReponse: null } } },
  sql: `
alter table "demandes"
  -- Null for those that were sent before it was noted.
  add column "Kind" text check ("Kind" in ('operator', 'customer')),
  add column "Reponse" text,
  add column "RepondPar" text,
  add column "DateReponse" timestamptz;
`,
};
