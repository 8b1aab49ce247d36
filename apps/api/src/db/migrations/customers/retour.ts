import { roles } from '../../names.ts';
import type { Migration } from '../../migration.ts';

/**
 * What putting rows back needs. A secret from before is answered as it was sealed, one at a time: who reads it can open it no more
 * than the one that stands there now. Two logins may change places in one statement.
 */
export const retour: Migration = {
  name: '1020-retour',
  tables: {},
  lens: {},
  sql: `
create function comptoir."former_secret"(line bigint, name text) returns text language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select "Scelle" from comptoir."secretsAnterieurs" where "IDCustomer" = comptoir.customer() and "IDJournal" = line and "Colonne" = name
$$;
revoke execute on function comptoir."former_secret"(bigint, text) from public;
grant execute on function comptoir."former_secret"(bigint, text) to ${roles.app};

drop index "utilisateurs_LoginWEB";
alter table "utilisateurs" add constraint "utilisateurs_LoginWEB" unique ("IDCustomer", "cleLoginWEB") deferrable initially immediate;
`,
};
