import type { Migration } from '../../migration.ts';

/**
 * What is known of each day: how the checks of an interface went, and how many of something there were. Written by clocks,
 * and kept ninety days. What the history of checks still tells of the days before is counted once.
 */
export const chiffres: Migration = {
  name: '1005-chiffres',
  tables: {},
  lens: {},
  sql: `
create table "santeJours" (
  "IDCustomer" integer not null,
  "Interface" text not null,
  "Jour" date not null,
  "Succes" integer not null default 0,
  "Echecs" integer not null default 0,
  -- The last failure of that day.
  "Libelle" text not null default '',
  "Message" text not null default '',
  primary key ("IDCustomer", "Interface", "Jour")
);

create table "chiffres" (
  "IDCustomer" integer not null,
  "Mesure" text not null,
  "Jour" date not null,
  "Nombre" integer not null,
  primary key ("IDCustomer", "Mesure", "Jour")
);
-- Of all customers at once.
create index on "chiffres" ("Mesure", "Jour");

alter table "santeVerifications" no force row level security;
insert into "santeJours" ("IDCustomer", "Interface", "Jour", "Succes", "Echecs")
select "IDCustomer", "Interface", ("DateH" at time zone 'Europe/Paris')::date, count(*) filter (where "Verdict" = 'ok'),
  count(*) filter (where "Verdict" in ('refus', 'expire', 'panne'))
from "santeVerifications" group by 1, 2, 3;
alter table "santeVerifications" force row level security;
`,
};
