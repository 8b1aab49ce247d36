import pg from 'pg';
import { columnTypes } from './column-types.ts';

/** What every session starts with; sent as statements, since some connection poolers refuse start-up options. */
const SESSION = `set timezone = 'UTC'; set datestyle = 'ISO'; set statement_timeout = '60s'; \
set lock_timeout = '20s'; set idle_in_transaction_session_timeout = '60s'`;

export interface PoolSettings {
  max: number;
  /** How long a request waits for a free connection before it fails. */
  connectionTimeoutMillis: number;
}

const prepare = (pool: pg.Pool) => {
  // Without listeners an idle or a working connection that drops would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
};

const shared = ({ max, connectionTimeoutMillis }: PoolSettings): pg.PoolConfig => ({
  max,
  connectionTimeoutMillis,
  idleTimeoutMillis: 60_000,
  types: columnTypes,
  // The pool waits for the promise and refuses the connection if it fails; its published type does not say so.
  // oxlint-disable-next-line typescript/no-misused-promises -- see above
  onConnect: async (client) => void (await client.query(SESSION)),
});

export const serverPool = (url: string, settings: PoolSettings) =>
  prepare(new pg.Pool({ ...shared(settings), connectionString: url, keepAlive: true, application_name: 'comptoir' }));

/** The engine has one session: a second connection would read inside the first one's transaction. */
export const embeddedPool = (stream: NonNullable<pg.ClientConfig['stream']>, connectionTimeoutMillis: number) =>
  prepare(
    new pg.Pool({
      ...shared({ max: 1, connectionTimeoutMillis }),
      idleTimeoutMillis: 0,
      stream,
      user: 'postgres',
      database: 'postgres',
      password: '',
      ssl: false,
      host: 'embedded',
      port: 1,
    }),
  );
