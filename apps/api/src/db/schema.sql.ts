import { journalSql, triggersSql } from '../journal/journal.sql.ts';
import type { Migration } from './migrations/kit.ts';
import { lockKey, quoteName, quoteText } from './names.ts';

export const lockSql = (subject: string) =>
  `set local statement_timeout = 0; set local lock_timeout = 0; select pg_advisory_xact_lock(${lockKey(subject)})`;

export interface Login {
  versionNumber: number;
  isSuperuser: boolean;
}

/**
 * What every schema may use and none may change: French order and the removal of accents.
 * It holds no data, so PUBLIC may look into it. Before PostgreSQL 16 only the login itself can be told not to inherit.
 */
export const toolsSql = ({ versionNumber, isSuperuser }: Login) => `
begin; ${lockSql('tools')};
${!isSuperuser && versionNumber < 160_000 ? 'alter role current_user noinherit;' : ''}
create schema if not exists tools;
grant usage on schema tools to public;
create extension if not exists unaccent schema tools;
create collation if not exists tools.fr (provider = icu, locale = 'fr');
commit`;

const grantSql = (role: string, { versionNumber, isSuperuser }: Login) => {
  if (isSuperuser) return '';
  return `grant ${role} to current_user${versionNumber >= 160_000 ? ' with inherit false, set true' : ''};`;
};

/** A role that owns one schema and nothing else, and that the login may take. */
const newSchemaSql = (schema: string, roleName: string, login: Login) => {
  const role = quoteName(roleName);
  return `
do $$ begin create role ${role} nologin noinherit; exception when duplicate_object then null; end $$;
${grantSql(role, login)}
create schema ${quoteName(schema)} authorization ${role};
`;
};

/** For the rest of the transaction: the schema's role, and the schema as the only place where names are looked up. */
export const enterSql = (schema: string, role: string) =>
  `set local role ${quoteName(role)}; set local search_path = ${quoteName(schema)};`;

const migrationsTableSql = (schema: string) =>
  `create table ${quoteName(schema)}."migrations" ("name" text primary key, "DateH" timestamptz not null default now());`;

const recordSql = (schema: string, name: string) => `insert into ${quoteName(schema)}."migrations" ("name") values (${quoteText(name)});`;

/** A schema at no step yet; the rest of the transaction stays inside it. */
export const creationSql = (schema: string, role: string, login: Login) =>
  [newSchemaSql(schema, role, login), enterSql(schema, role), journalSql(schema), migrationsTableSql(schema)].join('\n');

/** Brings a schema, which the transaction has entered, to this step. */
export const stepSql = (schema: string, { name, sql, tables }: Migration) =>
  [`${sql};`, ...Object.entries(tables).map(([table, how]) => triggersSql(schema, table, how)), recordSql(schema, name)].join('\n');

/** Asked from the catalogue, since the login has no right to look into the schema. */
export const foundSql = (schema: string) => `
select exists (select from pg_namespace where nspname = ${quoteText(schema)}) as "hasSchema",
  exists (select from pg_class where relname = 'migrations' and relnamespace = (select oid from pg_namespace where nspname = ${quoteText(schema)})) as "hasTable"`;
