import { barrierSql } from './history/barriers.ts';
import { journalFunctionsSql, journalTablesSql, namelessRevisionSql, triggersSql } from './history/journal.sql.ts';
import { saidOfEvents } from './history/trail.sql.ts';
import { journalYearsSql } from './history/history.sql.ts';
import { tablesOf, type Migration } from './migration.ts';
import { lockKey, quoteName, quoteText, roles, type Schema } from './names.ts';

export const lockSql = (subject: string) =>
  `set local statement_timeout = 0; set local lock_timeout = 0; select pg_advisory_xact_lock(${lockKey(subject)})`;

export interface Login {
  versionNumber: number;
  isSuperuser: boolean;
}

/** Somebody else may make the role of this cluster at the same moment, or may have given it to the login already. */
const roleSql = (role: string, { versionNumber, isSuperuser }: Login) => {
  const name = quoteName(role);
  const grant = `grant ${name} to current_user${versionNumber >= 160_000 ? ' with inherit false, set true' : ''};`;
  return `
do $$ begin
  if not exists (select from pg_roles where rolname = ${quoteText(role)}) then create role ${name} nologin noinherit; end if;
exception when duplicate_object or unique_violation then null; end $$;
${isSuperuser ? '' : `do $$ begin if not pg_has_role(current_user, ${quoteText(role)}, 'member') then ${grant} end if; end $$;`}`;
};

/**
 * Roles, and what every schema may use and none may change: French order and the removal of accents.
 * It holds no data, so PUBLIC may look into it. Before PostgreSQL 16 only the login itself can be told not to inherit.
 */
export const toolsSql = (login: Login) => `
begin; ${lockSql('tools')};
${!login.isSuperuser && login.versionNumber < 160_000 ? 'alter role current_user noinherit;' : ''}
${Object.values(roles)
  .map((role) => roleSql(role, login))
  .join('\n')}
create schema if not exists tools;
grant usage on schema tools to public;
create extension if not exists unaccent schema tools;
create collation if not exists tools.fr (provider = icu, locale = 'fr');
commit`;

/** For the rest of the transaction: the owner, and the schema as the only place where names are looked up. */
export const enterSql = (schema: Schema) => `set local role ${roles.owner}; set local search_path = ${quoteName(schema)};`;

/** Whose rows a statement may see and write: none, until the connection says so. A setting that was reset reads as ''. */
const customerSql = `
create function comptoir.customer() returns integer language sql stable parallel safe
  as $$ select nullif(current_setting('comptoir.customer', true), '')::integer $$;
`;

const usageSql: Record<Schema, string> = {
  registry: `grant usage on schema registry to ${roles.registry}, ${roles.loader};
grant select on registry."migrations" to ${roles.registry};`,
  comptoir: `grant usage on schema comptoir to ${roles.app}, ${roles.loader}, ${roles.parc};
revoke execute on function comptoir.customer() from public;
grant execute on function comptoir.customer() to ${roles.app}, ${roles.loader}, ${roles.parc};
grant select on comptoir."migrations" to ${roles.app}, ${roles.loader};`,
};

/** A schema at no step yet; the rest of the transaction stays inside it. */
export const creationSql = (schema: Schema) =>
  [
    `create schema ${quoteName(schema)} authorization ${roles.owner};`,
    enterSql(schema),
    schema === 'comptoir' ? customerSql : '',
    journalTablesSql(schema),
    `create table ${quoteName(schema)}."migrations" ("name" text primary key, "DateH" timestamptz not null default now());`,
    usageSql[schema],
    schema === 'registry' ? `${namelessRevisionSql(schema)};` : '',
  ].join('\n');

/** Written by the database's own functions alone: requests read them. */
const readOnly = `array['journal', 'logSuppression', 'revisions', 'instants', 'scellements', 'contenus', 'epoques', 'securiteChaine']`;
/** Requests add to it, and say only what the database does not know better. */
const addedTo = 'securiteEvenements';
/** Nobody reads them but whoever moves a customer. */
const unread = `array['secretsAnterieurs']`;

/**
 * Every table that the steps so far have made and that stands open: nobody may touch it but those named here, and on the
 * customers' tables only the rows of the customer that the connection has named. The owner is bound as well.
 */
const protectSql: Record<Schema, (secrets: string) => string> = {
  registry: () => `
do $$ declare t text; begin
  for t in select relname from pg_class where relnamespace = 'registry'::regnamespace and relkind = 'r' and relname <> 'migrations' loop
    execute format('grant select on registry.%I to ${roles.registry}', t);
    if t = ${quoteText(addedTo)} then
      -- Those of them that the steps so far have made.
      execute (select format('grant insert (%s) on registry.${quoteName(addedTo)} to ${roles.registry}', string_agg(quote_ident(attname), ', '))
        from pg_attribute where attrelid = 'registry.${quoteName(addedTo)}'::regclass and attname = any (array[${saidOfEvents.map(quoteText).join(', ')}]));
    elsif t <> all (${readOnly}) then
      execute format('grant insert, update, delete on registry.%I to ${roles.registry}', t);
    end if;
  end loop;
end $$;
-- A new key seals the connections anew, and says so.
grant select, update on registry."servers" to ${roles.loader};
grant insert on registry."journal" to ${roles.loader};
grant usage on all sequences in schema registry to ${roles.registry};`,
  comptoir: (secrets) => `
do $$ declare t text; open text; begin
  for t in select relname from pg_class
    where relnamespace = 'comptoir'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> 'migrations' and not relrowsecurity
  loop
    execute format('alter table comptoir.%I enable row level security, force row level security', t);
    execute format('create policy "customer" on comptoir.%I using ("IDCustomer" = comptoir.customer())', t);
    execute format('create policy "parc" on comptoir.%I for select to ${roles.parc} using (true)', t);
    execute format('grant select, insert, update, delete on comptoir.%I to ${roles.loader}', t);
    continue when t = any (${unread});
    execute format('grant select on comptoir.%I to ${roles.app}', t);
    if t <> all (${readOnly}) then execute format('grant insert, update, delete on comptoir.%I to ${roles.app}', t); end if;
  end loop;
  -- Columns too come one by one.
  for t, open in select c.relname, string_agg(quote_ident(a.attname), ', ') from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'comptoir'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
      and c.relname <> 'migrations' and c.relname <> all (${unread}) and not coalesce(${secrets}::jsonb -> c.relname ? a.attname, false)
    group by c.relname
  loop
    execute format('grant select (%s) on comptoir.%I to ${roles.parc}', open, t);
  end loop;
end $$;
grant usage on all sequences in schema comptoir to ${roles.app};
grant usage, select, update on all sequences in schema comptoir to ${roles.loader};`,
};

const recordSql = (schema: Schema, name: string) => `insert into ${quoteName(schema)}."migrations" ("name") values (${quoteText(name)});`;

/**
 * One line in the journal of each customer that was there before. The owner is bound by the policies, and sees nobody's rows
 * while nobody is named: they leave it free for this one statement.
 */
const noteSql = (name: string) => `
alter table comptoir."journal" no force row level security;
alter table comptoir."revisions" no force row level security;
insert into comptoir."journal" ("IDCustomer", "Groupe", "Auteur", "Kind", "Appel", "Action", "NomTable", "IDLigne", "Operation", "Apres")
  select distinct "IDCustomer", 'migration ' || ${quoteText(name)}, 'comptoir', 'system', '', 'Mettre à jour', '*', '*', 'I',
    ${barrierSql('migration', `'etape', ${quoteText(name)}`)} from comptoir."revisions";
alter table comptoir."journal" force row level security;
alter table comptoir."revisions" force row level security;`;

/** Brings a schema, which the transaction has entered, to this step. */
const stepSql = (schema: Schema, { name, sql, tables }: Migration, isNew: boolean) =>
  [
    `${sql};`,
    ...Object.entries(tables).map(([table, how]) => triggersSql(schema, table, how)),
    recordSql(schema, name),
    ...(schema === 'comptoir' && !isNew ? [noteSql(name)] : []),
  ].join('\n');

/** The steps that are missing, and who may do what with what they made. `all` are the steps of the schema, the missing ones among them. */
export const stepsSql = (schema: Schema, all: readonly Migration[], missing: readonly Migration[]) => {
  const secrets = Object.fromEntries(
    [...tablesOf(all)].flatMap(([table, { secrets: own = [], contents = [] }]) => {
      const kept = [...own, ...contents];
      return kept.length > 0 ? [[table, kept]] : [];
    }),
  );
  return [
    journalFunctionsSql(schema),
    ...missing.map((step) => stepSql(schema, step, missing.length === all.length)),
    protectSql[schema](quoteText(JSON.stringify(secrets))),
  ].join('\n');
};

/** What a schema needs at each start, whether a step was missing or not. */
export const upkeepSql: Record<Schema, string> = { registry: '', comptoir: journalYearsSql };

/** Asked from the catalogue, since the login has no right to look into the schema. */
export const foundSql = (schema: Schema) => `
select exists (select from pg_namespace where nspname = ${quoteText(schema)}) as "hasSchema",
  exists (select from pg_class where relname = 'migrations' and relnamespace = (select oid from pg_namespace where nspname = ${quoteText(schema)})) as "hasTable",
  (select nspowner = (select oid from pg_roles where rolname = ${quoteText(roles.owner)}) from pg_namespace where nspname = ${quoteText(schema)}) as "isOurs"`;
