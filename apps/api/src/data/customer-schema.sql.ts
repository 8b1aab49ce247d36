import type { Migration } from '../db/migrations/kit.ts';
import { quoteName } from '../db/names.ts';
import type { DatabaseServer } from '../db/open.ts';
import { enterSql, lockSql, migrationsTableSql, newSchemaSql, recordSql, toolsSql } from '../db/schema.sql.ts';
import { journalSql, triggersSql } from '../journal/journal.sql.ts';

const stepSql = (schema: string, { name, sql, tables }: Migration) =>
  [`${sql};`, ...Object.entries(tables).map(([table, how]) => triggersSql(schema, table, how)), recordSql(schema, name)].join('\n');

/** What every schema of a server needs beside it; nothing happens where it is there. */
export const serverToolsSql = ({ facts: { isSuperuser, versionNumber } }: DatabaseServer) =>
  toolsSql(!isSuperuser && versionNumber < 160_000);

/** Begins the one transaction of an import, alone with the schema. */
export const beginSql = (schema: string) => `begin; ${lockSql(schema)}; set local idle_in_transaction_session_timeout = 0`;

export const dropSql = (server: DatabaseServer, schema: string) =>
  `set local role ${quoteName(server.roleOf(schema))}; drop schema ${quoteName(schema)} cascade; set local role none`;

/** An empty schema at the given steps; the rest of the transaction stays inside it. */
export const buildSql = (server: DatabaseServer, schema: string, steps: readonly Migration[]) =>
  [
    newSchemaSql(schema, server.roleOf(schema), server.facts),
    enterSql(schema, server.roleOf(schema)),
    journalSql(schema),
    migrationsTableSql(schema),
    ...steps.map((step) => stepSql(schema, step)),
  ].join('\n');
