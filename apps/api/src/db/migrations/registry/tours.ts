import type { Migration } from '../../migration.ts';

/** When each customer's figures are counted next; state of a clock, as `santeTours` is. */
export const registryTours: Migration = {
  name: '1004-tours',
  tables: {},
  lens: {},
  sql: `
create table "chiffresTours" (
  "IDCustomer" bigint primary key references "customers" on delete cascade,
  "ProchaineVerification" timestamptz not null,
  "PrisJusqua" timestamptz
);
create index on "chiffresTours" ("ProchaineVerification");
`,
};
