import type { Migration } from '../db/migrations/kit.ts';
import { quoteName } from '../db/names.ts';
import type { DatabaseServer } from '../db/open.ts';
import { creationSql, lockSql, stepSql } from '../db/schema.sql.ts';

/** Begins the one transaction of an import, alone with the schema. */
export const beginSql = (schema: string) => `begin; ${lockSql(schema)}; set local idle_in_transaction_session_timeout = 0`;

export const dropSql = (server: DatabaseServer, schema: string) =>
  `set local role ${quoteName(server.roleOf(schema))}; drop schema ${quoteName(schema)} cascade; set local role none`;

/** An empty schema at the given steps; the rest of the transaction stays inside it. */
export const buildSql = (server: DatabaseServer, schema: string, steps: readonly Migration[]) =>
  [creationSql(schema, server.roleOf(schema), server.facts), ...steps.map((step) => stepSql(schema, step))].join('\n');
