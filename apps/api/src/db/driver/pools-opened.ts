import { openEmbedded } from '../embedded/pglite.ts';
import { embeddedPool, serverPool } from './pool.ts';
import { RolePool } from './role-pool.ts';

export type DatabaseSource =
  | { dataDir: string; waitMillis?: number }
  | { url: string; poolSize?: number; waitMillis?: number; limitMillis?: number };

const WAIT = 10_000;
/** The embedded engine has one session: whoever comes waits for the work before, as long as the creation of a customer. */
const EMBEDDED_WAIT = 45_000;

export interface Opened {
  kind: 'pglite' | 'postgres';
  main: RolePool;
  /** On a server the registry has connections of its own, so that roles do not alternate within each request. */
  registry: RolePool;
  lost: Promise<Error>;
  close(): Promise<void>;
}

export interface Facts {
  version: string;
  versionNumber: number;
  database: string;
  login: string;
  isSuperuser: boolean;
}

export const askFacts = async (pool: RolePool): Promise<Facts> => {
  const client = await pool.take({ role: null, IDCustomer: null });
  try {
    const { rows } = await client.query<Facts>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as "versionNumber",
         current_database() as database, rolname as login, rolsuper as "isSuperuser"
       from pg_roles where rolname = session_user`,
    );
    if (!rows[0]) throw new Error('the login does not see itself in pg_roles');
    return rows[0];
  } finally {
    client.release();
  }
};

export const openPools = async (source: DatabaseSource): Promise<Opened> => {
  if ('url' in source) {
    const waitMillis = source.waitMillis ?? WAIT;
    const shared = { connectionTimeoutMillis: waitMillis, limitMillis: source.limitMillis };
    const main = serverPool(source.url, { max: source.poolSize ?? 10, ...shared });
    const registry = serverPool(source.url, { max: 3, ...shared });
    const close = async () => void (await Promise.all([main.end(), registry.end()]));
    return { kind: 'postgres', main: new RolePool(main), registry: new RolePool(registry), lost: new Promise(() => {}), close };
  }
  const engine = await openEmbedded(source.dataDir);
  const pool = embeddedPool(() => engine.stream(), source.waitMillis ?? EMBEDDED_WAIT);
  const close = async () => {
    await pool.end();
    await engine.close();
  };
  const main = new RolePool(pool);
  return { kind: 'pglite', main, registry: main, lost: engine.lost, close };
};
