import type { Migration } from '../../migration.ts';
import { quoteText, roles } from '../../names.ts';

/** What the loader moves, or seals with another key, is no change. */
const isChange = `current_setting('role') <> ${quoteText(roles.loader)}`;

/**
 * How many times something has ended the sessions of a person: a suspension, another password, a profile without back office.
 * The database writes it, and it never goes down, so what is undone or put back revives no session.
 */
export const epoques: Migration = {
  name: '1011-epoques',
  tables: {},
  lens: {},
  sql: `
create table "epoques" (
  "IDCustomer" integer not null,
  "IDPeople" bigint not null,
  "Epoque" integer not null,
  primary key ("IDCustomer", "IDPeople")
);
create function comptoir."advance_epoch"() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare mayEnter boolean;
begin
  if tg_op = 'UPDATE' and new."drprofile_id" <> old."drprofile_id" and old."Actif" = new."Actif" and old."Password" is not distinct from new."Password" then
    select "AccesBackOffice" into mayEnter from comptoir."profilsESellerTeam"
      where "IDCustomer" = new."IDCustomer" and "DRPROFILE_ID" = new."drprofile_id";
    if mayEnter then return null; end if;
  end if;
  insert into comptoir."epoques" as e values (old."IDCustomer", old."IDPeople", 1)
    on conflict ("IDCustomer", "IDPeople") do update set "Epoque" = e."Epoque" + 1;
  return null;
end $$;
create function comptoir."advance_epochs_of_profile"() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into comptoir."epoques" as e
    select "IDCustomer", "IDPeople", 1 from comptoir."utilisateurs" where "IDCustomer" = new."IDCustomer" and "drprofile_id" = new."DRPROFILE_ID"
    on conflict ("IDCustomer", "IDPeople") do update set "Epoque" = e."Epoque" + 1;
  return null;
end $$;
revoke execute on function comptoir."advance_epoch"(), comptoir."advance_epochs_of_profile"() from public;
create trigger "epoque" after update of "Actif", "Password", "drprofile_id" on "utilisateurs" for each row
  when (${isChange} and ((old."Actif" and not new."Actif")
    or old."Password" is distinct from new."Password" or old."drprofile_id" <> new."drprofile_id"))
  execute function comptoir."advance_epoch"();
create trigger "epoqueFin" after delete on "utilisateurs" for each row
  when (${isChange}) execute function comptoir."advance_epoch"();
create trigger "epoque" after update of "AccesBackOffice" on "profilsESellerTeam" for each row
  when (old."AccesBackOffice" and not new."AccesBackOffice") execute function comptoir."advance_epochs_of_profile"();
`,
};
