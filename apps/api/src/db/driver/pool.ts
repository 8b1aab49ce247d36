import pg from 'pg';
import { poolOpened, type ObservedClient } from '../../observe/events.ts';
import { columnTypes } from './column-types.ts';
import { longLimit, usualLimit } from './time-limit.ts';
import { watchedClient } from './watched-client.ts';

/** What every session starts with; sent as statements, since some connection poolers refuse start-up options. */
const sessionOf = (limitMillis: number) => `set timezone = 'UTC'; set datestyle = 'ISO'; set statement_timeout = '60s'; \
set lock_timeout = '${Math.min(20_000, Math.ceil(limitMillis * 0.8))}ms'; set idle_in_transaction_session_timeout = '60s'`;

/** A server gives up a statement that nobody waits for any more; some systems have no such check. */
const CHECK_CALLER = `do $$ begin perform set_config('client_connection_check_interval', '2s', false);
exception when others then null; end $$`;

export interface PoolSettings {
  max: number;
  /** How long a request waits for a free connection before it fails. */
  connectionTimeoutMillis: number;
  /** How long the server may be silent while something is asked of it. */
  limitMillis?: number | undefined;
}

const prepare = (pool: pg.Pool) => {
  // Without listeners an idle or a working connection that drops would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  // A connection answers to its own `query`, and takes another in its place.
  poolOpened.tell({ pool, onConnection: (seen) => void pool.on('connect', (client) => seen(client as unknown as ObservedClient)) });
  return pool;
};

const shared = ({ max, connectionTimeoutMillis, limitMillis = usualLimit }: PoolSettings, more = ''): pg.PoolConfig => ({
  max,
  connectionTimeoutMillis,
  idleTimeoutMillis: 60_000,
  types: columnTypes,
  Client: watchedClient({ limitMillis, isSilent: false }),
  // The pool waits for the promise and refuses the connection if it fails; its published type does not say so.
  // oxlint-disable-next-line typescript/no-misused-promises -- see above
  onConnect: async (client) => void (await client.query(`${sessionOf(limitMillis)}; ${more}`)),
});

export const serverPool = (url: string, settings: PoolSettings) =>
  prepare(new pg.Pool({ ...shared(settings, CHECK_CALLER), connectionString: url, keepAlive: true, application_name: 'comptoir' }));

/**
 * The engine has one session: a second connection would read inside the first one's transaction.
 * It lives in this process: silence only means work, and one that has died says so by itself.
 */
export const embeddedPool = (stream: NonNullable<pg.ClientConfig['stream']>, connectionTimeoutMillis: number) =>
  prepare(
    new pg.Pool({
      ...shared({ max: 1, connectionTimeoutMillis, limitMillis: longLimit }),
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
