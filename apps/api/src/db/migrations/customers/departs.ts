import type { Migration } from '../../migration.ts';

/** Departures that are carried out at a later moment. An operator's number is the registry's, so no foreign key names authors. */
export const departs: Migration = {
  name: '1010-departs',
  tables: { departsPrevus: { key: 'IDPeople' } },
  lens: {},
  sql: `
create table "departsPrevus" (
  "IDCustomer" integer not null,
  "IDPeople" bigint not null,
  "DateH" timestamptz not null,
  "Etapes" text[] not null,
  "IDRemplacant" bigint,
  "Motif" text not null default '',
  "Kind" text not null check ("Kind" in ('operator', 'customer')),
  "IDAuteur" integer not null,
  "Login" text not null,
  "Auteur" text not null,
  "Refus" text,
  "DateRefus" timestamptz,
  primary key ("IDCustomer", "IDPeople"),
  check (("Refus" is null) = ("DateRefus" is null)),
  constraint "departsPrevus_IDPeople_fkey" foreign key ("IDCustomer", "IDPeople") references "utilisateurs" on delete cascade,
  constraint "departsPrevus_IDRemplacant_fkey" foreign key ("IDCustomer", "IDRemplacant") references "utilisateurs" on delete set null ("IDRemplacant")
);
create index on "departsPrevus" ("IDCustomer", "IDRemplacant");
-- Of all customers at once.
create index on "departsPrevus" ("DateH") where "Refus" is null;
`,
};
