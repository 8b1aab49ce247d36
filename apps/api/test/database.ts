import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openDatabase, type DatabaseServer } from '../src/db/open.ts';
import type { DatabaseSource } from '../src/db/driver/pools-opened.ts';
import { prepareDatabase } from '../src/registry/prepare.ts';
import { copyEmbedded, copyServed, untouched, urlOf, withAdmin, type Template } from './templates.ts';

export type Engine = 'pglite' | 'postgres';

declare module 'vitest' {
  interface ProvidedContext {
    engines: readonly Engine[];
    usualEngines: readonly Engine[];
    /** Whether everything is proved: `npm run prove`. */
    proving: boolean;
  }
}

export interface TestDatabase {
  server: DatabaseServer;
  /** Opens the same database again, like another process; refused on PGlite. */
  source: DatabaseSource;
  drop(): Promise<void>;
}

/** The engines that a file runs on, as `vitest.config.ts` says: PostgreSQL where TEST_DATABASE_URL names a server on which databases may be created. */
export const engines = (): readonly Engine[] => inject('engines');

/** For long tests that do not depend on the engine: the served one, or both when everything is proved. */
export const usualEngines = (): readonly Engine[] => inject('usualEngines');

/** A migrated registry and no customer. */
export const migrated: Template = { name: 'bare', from: untouched, prepare: prepareDatabase };

const embedded = async (waitMillis: number, template: Template): Promise<TestDatabase> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-test-'));
  await copyEmbedded(template, dataDir);
  const source = { dataDir, waitMillis };
  const server = await openDatabase(source);
  const drop = async () => {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { server, source, drop };
};

const served = async (url: string, waitMillis: number, template: Template): Promise<TestDatabase> => {
  const name = `comptoir_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await copyServed(template, url, name);
  const source = { url: urlOf(url, name), waitMillis, poolSize: 6 };
  const server = await openDatabase(source);
  const drop = async () => {
    await server.close();
    await withAdmin(url, (client) => client.query(`drop database "${name}" with (force)`));
  };
  return { server, source, drop };
};

/** A new database, copied from the template; one for each test file. `drop` it at the end. */
export const testDatabase = (engine: Engine, { waitMillis = 30_000, template = migrated } = {}): Promise<TestDatabase> => {
  const url = process.env['TEST_DATABASE_URL'];
  if (engine === 'pglite') return embedded(waitMillis, template);
  if (!url) throw new Error('TEST_DATABASE_URL is not set');
  return served(url, waitMillis, template);
};
