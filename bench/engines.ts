import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSource } from '../apps/api/src/db/driver/pools-opened.ts';
import { serverPool } from '../apps/api/src/db/driver/pool.ts';

/** A database for the product, filled by its own first start. */
export interface Engine {
  name: string;
  kind: 'pglite' | 'postgres';
  /** The variables that lead the product to it. */
  env: Record<string, string>;
  /** The same data for the limit, while the product is stopped. */
  forLimit(): Promise<DatabaseSource>;
  drop(): Promise<void>;
}

const newFolder = () => mkdtemp(join(tmpdir(), 'comptoir-bench-'));

export const asOwner = async (url: string, text: string) => {
  const pool = serverPool(url, { max: 1, connectionTimeoutMillis: 10_000 });
  const { rows } = await pool.query<Record<string, string>>(text);
  await pool.end();
  return rows;
};

/** A new database on a PostgreSQL on which databases may be created. */
export const onServer = async (server: string): Promise<Engine> => {
  const name = `comptoir_bench_${process.pid}`;
  await asOwner(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const [version] = await asOwner(url.href, 'show server_version');
  const DATA_DIR = await newFolder();
  const drop = async () => {
    await asOwner(server, `drop database ${name} with (force)`);
    await rm(DATA_DIR, { recursive: true, force: true });
  };
  return {
    name: `PostgreSQL ${version?.['server_version']?.split(' ')[0]}`,
    kind: 'postgres',
    env: { DATABASE_URL: url.href, DATA_DIR },
    forLimit: async () => ({ url: url.href }),
    drop,
  };
};

/** The embedded engine allows one process, so the limit works on a copy. */
export const embedded = async (): Promise<Engine> => {
  const folder = await newFolder();
  const [DATA_DIR, copy] = [join(folder, 'product'), join(folder, 'limit')];
  const forLimit = async () => {
    await mkdir(copy);
    await cp(join(DATA_DIR, 'pg18'), join(copy, 'pg18'), { recursive: true });
    return { dataDir: copy };
  };
  return {
    name: 'embedded',
    kind: 'pglite',
    env: { DATA_DIR, DATABASE_URL: '' },
    forLimit,
    drop: () => rm(folder, { recursive: true, force: true }),
  };
};
