import type pg from 'pg';
import { customerMigrations, registryMigrations } from './migrations/all.ts';
import type { Migration } from './migration.ts';
import { roles, type Schema } from './names.ts';
import type { DatabaseServer } from './open.ts';
import { creationSql, enterSql, foundSql, lockSql, stepsSql, toolsSql, upkeepSql } from './schema.sql.ts';

/** The schema has been migrated by a newer release than this one. */
export class SchemaTooNew extends Error {
  constructor(schema: string, name: string) {
    super(`Le schéma «\u00a0${schema}\u00a0» vient d’une version plus récente (étape ${name})\u00a0: mettez le serveur à jour.`);
    this.name = 'SchemaTooNew';
  }
}

/** Each customer has a schema of its own there, as release 0.1.0 made it. */
export class SchemaTooOld extends Error {
  constructor() {
    super(
      'Cette base a été écrite par Comptoir 0.1.0\u00a0: exportez ses clients avec cette version (npm run data -- export), puis importez-les dans une base neuve.',
    );
    this.name = 'SchemaTooOld';
  }
}

interface Found {
  hasSchema: boolean;
  hasTable: boolean;
  isOurs: boolean | null;
}

/** Several statements in one message: pg answers an array, which its types do not say. */
const lastRowsOf = <R>(results: unknown): R[] => (results as pg.QueryResult[]).at(-1)?.rows as R[];

const appliedIn = async (schema: Schema, client: pg.PoolClient) => {
  const [found] = lastRowsOf<Found>(await client.query(`begin; ${lockSql(schema)}; ${foundSql(schema)}`));
  if (!found?.hasSchema) return undefined;
  if (!found.hasTable) throw new Error(`schema ${schema} exists and is not ours`);
  if (!found.isOurs) throw new SchemaTooOld();
  const names = await client.query(`${enterSql(schema)} select "name" from "migrations" order by 1`);
  return lastRowsOf<{ name: string }>(names).map(({ name }) => name);
};

const tools = new WeakMap<DatabaseServer, Promise<void>>();
const prepareTools = async (server: DatabaseServer) => {
  await server.admin(async (client) => {
    // A dump that was restored into another cluster finds the collation, but not the roles.
    const { rowCount } = await client.query(
      `select from pg_collation where collname = 'fr' and collnamespace = (select oid from pg_namespace where nspname = 'tools')
         and (select count(*) from pg_roles where rolname = any($1)) = $2`,
      [Object.values(roles), Object.values(roles).length],
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
 * Brings a schema to the newest step, creating it when it is absent; one transaction under a lock, so that several
 * processes may ask for the same at once.
 * @throws SchemaTooNew, SchemaTooOld
 */
export const migrateSchema = async (
  server: DatabaseServer,
  schema: Schema,
  migrations: readonly Migration[],
): Promise<{ created: boolean; applied: string[] }> => {
  await toolsOf(server);
  return server.admin(async (client) => {
    const before = await appliedIn(schema, client);
    const unknown = before?.find((name) => !migrations.some((migration) => migration.name === name));
    if (unknown) throw new SchemaTooNew(schema, unknown);
    const missing = migrations.filter(({ name }) => !before?.includes(name));
    const created = before === undefined;
    if (missing.length > 0)
      await client.query([...(created ? [creationSql(schema)] : []), stepsSql(schema, migrations, missing)].join('\n'));
    await client.query(`${upkeepSql[schema]} commit`);
    return { created, applied: missing.map(({ name }) => name) };
  });
};

export const migrateRegistry = (server: DatabaseServer) => migrateSchema(server, 'registry', registryMigrations);

/** Brings the customers' tables to the newest step, all customers at once. */
export const migrateCustomers = async (server: DatabaseServer, migrations: readonly Migration[] = customerMigrations) => {
  const done = await migrateSchema(server, 'comptoir', migrations);
  await server.learnColumns();
  return done;
};
