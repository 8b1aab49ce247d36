import type { Migration } from '../../migration.ts';

/** How far the security trail has gone out by each way, and who is at it; state of a clock, as `santeTours` is. */
export const registrySorties: Migration = {
  name: '1019-sorties',
  lens: {},
  tables: {},
  sql: `
create table "securiteSorties" (
  "Nom" text primary key,
  "Rang" bigint not null default 0,
  "LivreLe" timestamptz,
  "VueLe" timestamptz not null default now(),
  "EchecDepuis" timestamptz,
  "Echec" text not null default '',
  "DitLe" timestamptz,
  "Essais" integer not null default 0,
  "ProchainEssai" timestamptz not null default now(),
  "PrisJusqua" timestamptz,
  "PrisPar" text
);
`,
};
