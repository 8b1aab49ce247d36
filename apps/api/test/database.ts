import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { openDatabase, type DatabaseServer, type DatabaseSource } from '../src/db/open.ts';
import { prepareRegistry } from '../src/registry/prepare.ts';

export type Engine = 'pglite' | 'postgres';

export interface TestDatabase {
  server: DatabaseServer;
  /** What opens the same database again: another process's view on PostgreSQL, a refusal on PGlite. */
  source: DatabaseSource;
  drop(): Promise<void>;
}

/** The embedded engine always; PostgreSQL where TEST_DATABASE_URL names a server on which databases may be created. */
export const engines = (): readonly Engine[] => (process.env['TEST_DATABASE_URL'] ? ['pglite', 'postgres'] : ['pglite']);

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sources = fileURLToPath(new URL('../src/', import.meta.url));

/** Everything that a prepared directory depends on. */
const fingerprint = () => {
  const hash = createHash('sha256');
  const migrations = readdirSync(join(sources, 'db/migrations')).map((file) => `db/migrations/${file}`);
  for (const file of [
    ...migrations.toSorted(),
    'db/migrate.ts',
    'db/schema.sql.ts',
    'db/names.ts',
    'db/pglite.worker.js',
    'journal/journal.sql.ts',
  ]) {
    hash.update(readFileSync(join(sources, file)));
  }
  hash.update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')));
  return hash.digest('hex').slice(0, 16);
};

/** A data directory with a migrated registry, made once; workers that race for it each make one and the first stays. */
const preparedDirectory = async (): Promise<string> => {
  const cache = join(root, 'node_modules/.cache/comptoir');
  const prepared = join(cache, `pglite-${fingerprint()}`);
  if (existsSync(prepared)) return prepared;
  await mkdir(cache, { recursive: true });
  const mine = await mkdtemp(join(cache, 'making-'));
  const server = await openDatabase({ dataDir: mine });
  await prepareRegistry(server);
  await server.close();
  try {
    await rename(mine, prepared);
  } catch (error) {
    await rm(mine, { recursive: true, force: true });
    if (!existsSync(prepared)) throw error;
  }
  return prepared;
};

const embedded = async (waitMillis: number): Promise<TestDatabase> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-test-'));
  await cp(await preparedDirectory(), dataDir, { recursive: true });
  const source = { dataDir, waitMillis };
  const server = await openDatabase(source);
  const drop = async () => {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { server, source, drop };
};

const asOwner = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const served = async (url: string, waitMillis: number): Promise<TestDatabase> => {
  const name = `comptoir_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await asOwner(url, (client) => client.query(`create database "${name}"`));
  const own = new URL(url);
  own.pathname = `/${name}`;
  const source = { url: own.href, waitMillis, poolSize: 6 };
  const server = await openDatabase(source);
  await prepareRegistry(server);
  const drop = async () => {
    const roles = await server.admin((client) =>
      client.query<{ role: string }>(
        `select distinct nspowner::regrole::text as role from pg_namespace where nspname ~ '^(registry|c_.*)$'`,
      ),
    );
    await server.close();
    await asOwner(url, async (client) => {
      await client.query(`drop database "${name}" with (force)`);
      for (const { role } of roles.rows) await client.query(`drop role if exists ${role}`);
    });
  };
  return { server, source, drop };
};

/** A database of its own with a migrated registry and no customer; one per test file. `drop` it at the end. */
export const testDatabase = (engine: Engine, { waitMillis = 30_000 } = {}): Promise<TestDatabase> => {
  const url = process.env['TEST_DATABASE_URL'];
  if (engine === 'pglite') return embedded(waitMillis);
  if (!url) throw new Error('TEST_DATABASE_URL is not set');
  return served(url, waitMillis);
};
