import type { Transaction } from 'kysely';
import type pg from 'pg';
import { boundTransaction } from './bound-transaction.ts';
import { customerMigrations, registryMigrations } from './migrations/all.ts';
import type { Migration } from './migrations/kit.ts';
import { checkSchema } from './names.ts';
import type { DatabaseServer } from './open.ts';
import { creationSql, enterSql, foundSql, lockSql, stepSql, toolsSql } from './schema.sql.ts';
import type { CustomerTables } from './tables.ts';

/** The schema has been migrated by a newer release than this one. */
export class SchemaTooNew extends Error {
  constructor(schema: string, name: string) {
    super(`Le schéma « ${schema} » vient d’une version plus récente (étape ${name}) : mettez le serveur à jour.`);
    this.name = 'SchemaTooNew';
  }
}

/** Writes the first rows of a new customer, in the transaction that creates it: all of it is there, or nothing. */
export type Fill = (db: Transaction<CustomerTables>) => Promise<void>;

interface Found {
  hasSchema: boolean;
  hasTable: boolean;
}

/** Several statements in one message: pg answers an array, which its types do not say. */
const lastRowsOf = <R>(results: unknown): R[] => (results as pg.QueryResult[]).at(-1)?.rows as R[];

const appliedIn = async (server: DatabaseServer, schema: string, client: pg.PoolClient) => {
  const [found] = lastRowsOf<Found>(await client.query(`begin; ${lockSql(schema)}; ${foundSql(schema)}`));
  if (!found?.hasSchema) return undefined;
  if (!found.hasTable) throw new Error(`schema ${schema} exists and is not ours`);
  const names = await client.query(`${enterSql(schema, server.roleOf(schema))} select "name" from "migrations" order by 1`);
  return lastRowsOf<{ name: string }>(names).map(({ name }) => name);
};

const tools = new WeakMap<DatabaseServer, Promise<void>>();
const prepareTools = async (server: DatabaseServer) => {
  await server.admin(async (client) => {
    const { rowCount } = await client.query(
      `select from pg_collation where collname = 'fr' and collnamespace = (select oid from pg_namespace where nspname = 'tools')`,
    );
    if (rowCount === 0) await client.query(toolsSql(server.facts));
  });
};
const toolsOf = (server: DatabaseServer) => {
  const known = tools.get(server);
  if (known) return known;
  const made = prepareTools(server);
  tools.set(server, made);
  made.catch(() => tools.delete(server));
  return made;
};

/**
 * Brings one schema to the newest step, creating it with its role when it is absent; one transaction under a lock,
 * so that several processes may ask for the same at once.
 */
export const migrateSchema = async (
  server: DatabaseServer,
  schema: string,
  migrations: readonly Migration[],
  fill?: Fill,
): Promise<{ created: boolean; applied: string[] }> => {
  checkSchema(schema);
  await toolsOf(server);
  return server.admin(async (client) => {
    const before = await appliedIn(server, schema, client);
    const unknown = before?.find((name) => !migrations.some((migration) => migration.name === name));
    if (unknown) throw new SchemaTooNew(schema, unknown);
    const pending = migrations.filter(({ name }) => !before?.includes(name));
    const created = before === undefined;
    const steps = pending.map((migration) => stepSql(schema, migration));
    const text = [...(created ? [creationSql(schema, server.roleOf(schema), server.facts)] : []), ...steps].join('\n');
    if (created && fill) {
      await client.query(text);
      await fill(boundTransaction(server.customer(schema), client));
      await client.query('commit');
    } else {
      await client.query(`${text}\ncommit`);
    }
    return { created, applied: pending.map(({ name }) => name) };
  });
};

export const createCustomer = (server: DatabaseServer, schema: string, fill?: Fill) =>
  migrateSchema(server, schema, customerMigrations, fill);

export const migrateRegistry = (server: DatabaseServer) => migrateSchema(server, 'registry', registryMigrations);

/** The newest step that a schema has, or null when there is no such schema. */
export const schemaVersion = (server: DatabaseServer, schema: string): Promise<string | null> =>
  server.admin(async (client) => (await appliedIn(server, checkSchema(schema), client))?.at(-1) ?? null);
