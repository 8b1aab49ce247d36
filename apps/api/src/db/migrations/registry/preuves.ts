import type { Migration } from '../../migration.ts';

/**
 * When a person last said who they are, in a session: at its sign-in, or when something dangerous asked for it. The token by which
 * they said so is replaced by another. Kinds of events are the contract's list; the database holds their shape.
 */
export const registryPreuves: Migration = {
  name: '1011-preuves',
  lens: {},
  tables: {},
  sql: `
alter table "sessions" add column "PreuveLe" timestamptz not null default now();
alter table "sessionJetons" add column "RemplaceLe" timestamptz, add column "EstRemplacant" boolean not null default false;
-- A token in the place of another is no choice of a customer.
drop trigger "evenement" on "sessionJetons";
create trigger "evenement" after insert on "sessionJetons"
  for each row when (new."IDCustomer" is not null and not new."EstRemplacant") execute function registry."note_jeton"();

drop trigger "revision" on "sessions";
create trigger "revision" after update of "FinLe", "Echeance", "PreuveLe" or delete on "sessions"
  for each row execute function registry."advance_revision"();
drop trigger "revision" on "sessionJetons";
create trigger "revision" after update of "RemplaceLe" or delete on "sessionJetons"
  for each row execute function registry."advance_revision"();

alter table "securiteEvenements" drop constraint "securiteEvenements_Type_check",
  add constraint "securiteEvenements_Type_check" check ("Type" ~ '^[A-Za-z]{1,30}$');
`,
};
