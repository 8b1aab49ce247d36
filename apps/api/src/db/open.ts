import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import { authoredTransaction, openingOf, type Author } from './authored-transaction.ts';
import { checkSchema, roleOf } from './names.ts';
import { openEmbedded } from './pglite.ts';
import { embeddedPool, serverPool } from './pool.ts';
import { RolePool, type Role } from './role-pool.ts';
import type { CustomerTables, RegistryTables } from './tables.ts';

export type DatabaseSource = { dataDir: string; waitMillis?: number } | { url: string; poolSize?: number; waitMillis?: number };

const REGISTRY = 'registry';
const WAIT = 10_000;
/** The embedded engine has one session: whoever comes waits for the work before, as long as the creation of a customer. */
const EMBEDDED_WAIT = 45_000;

interface Opened {
  kind: 'pglite' | 'postgres';
  main: RolePool;
  /** On a server the registry has connections of its own, so that roles do not alternate within each request. */
  registry: RolePool;
  lost: Promise<Error>;
  close(): Promise<void>;
}

interface Facts {
  version: string;
  versionNumber: number;
  database: string;
  login: string;
  isSuperuser: boolean;
}

type RegistryWork<T> = (trx: Transaction<RegistryTables>) => Promise<T>;
type CustomerWork<T> = (trx: Transaction<CustomerTables>) => Promise<T>;

/** One PostgreSQL, served or embedded, with its registry and customer schemas. */
export class DatabaseServer {
  readonly kind: 'pglite' | 'postgres';
  readonly version: string;
  readonly facts: Readonly<Facts>;
  /** Settles with the reason if the embedded engine dies; a served PostgreSQL is reconnected to instead. */
  readonly lost: Promise<Error>;
  readonly registry: Kysely<RegistryTables>;
  readonly #opened: Opened;
  readonly #customers = new Map<string, Kysely<CustomerTables>>();
  readonly #roles = new Map<string, string>();
  #closing: Promise<void> | undefined;

  constructor(opened: Opened, facts: Facts) {
    this.kind = opened.kind;
    this.version = facts.version;
    this.facts = facts;
    this.lost = opened.lost;
    this.#opened = opened;
    this.registry = this.#handle<RegistryTables>(opened.registry, REGISTRY);
  }

  roleOf(schema: string): string {
    const known = this.#roles.get(schema);
    if (known) return known;
    const role = roleOf(this.facts.database, checkSchema(schema));
    this.#roles.set(schema, role);
    return role;
  }

  /** The handle of one customer: every statement names its schema, on a connection that has taken its role. */
  customer(schema: string): Kysely<CustomerTables> {
    const known = this.#customers.get(schema);
    if (known) return known;
    const db = this.#handle<CustomerTables>(this.#opened.main, schema);
    this.#customers.set(schema, db);
    return db;
  }

  /**
   * One transaction, journalled under its author.
   * `work` may run up to three times: it must not act outside the database.
   */
  write<T>(scope: 'registry', author: Author, work: RegistryWork<T>): Promise<T>;
  write<T>(scope: { schema: string }, author: Author, work: CustomerWork<T>): Promise<T>;
  write<T>(scope: 'registry' | { schema: string }, author: Author, work: RegistryWork<T> | CustomerWork<T>): Promise<T> {
    // The overloads pair each scope with the work on its tables.
    if (scope === 'registry') return this.#write(this.#opened.registry, this.registry, REGISTRY, author, work as RegistryWork<T>);
    return this.#write(this.#opened.main, this.customer(scope.schema), scope.schema, author, work as CustomerWork<T>);
  }

  /**
   * The state of some tables of a schema, as one short text that changes with every commit that wrote to them.
   * Read it before the rows it stands for: a list may then be newer than its mark, never older.
   */
  async revisions(schema: string, tables: readonly string[]): Promise<string> {
    const db = schema === REGISTRY ? this.registry : this.customer(schema);
    const { rows } = await sql<{ mark: string }>`
      select string_agg(coalesce(r.n, 0)::text, '.' order by t.place) as mark
      from unnest(${['', ...tables]}::text[]) with ordinality as t(name, place)
      left join (
        select "NomTable", sum("n") as n from ${sql.id(checkSchema(schema), 'revisions')}
        where "NomTable" = any(${['', ...tables]}::text[]) group by 1
      ) as r on r."NomTable" = t.name`.execute(db);
    return rows[0]?.mark ?? '';
  }

  /** For libraries that speak to `pg` themselves: connections in the registry's role. */
  registryConnections(): { connect(): Promise<pg.PoolClient> } {
    const role = this.roleOf(REGISTRY);
    return { connect: () => this.#opened.registry.take(role) };
  }

  /** The login itself, for migrations. The connection is thrown away afterwards, with all that was set on it. */
  async admin<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#opened.main.take(null);
    try {
      return await work(client);
    } finally {
      client.release(true);
    }
  }

  close(): Promise<void> {
    this.#closing ??= this.#opened.close();
    return this.#closing;
  }

  #write<DB, T>(pool: RolePool, db: Kysely<DB>, schema: string, author: Author, work: (trx: Transaction<DB>) => Promise<T>) {
    return authoredTransaction(() => pool.takeAny(), db, openingOf(this.roleOf(schema), author), work);
  }

  #handle<DB>(pool: RolePool, schema: string): Kysely<DB> {
    const role = this.roleOf(schema);
    const dialect = new PostgresDialect({ pool: { connect: () => pool.take(role), end: async () => {} } });
    return new Kysely<DB>({ dialect }).withSchema(schema);
  }
}

const askFacts = async (pool: RolePool): Promise<Facts> => {
  const asLogin: Role = null;
  const client = await pool.take(asLogin);
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

const openPools = async (source: DatabaseSource): Promise<Opened> => {
  if ('url' in source) {
    const waitMillis = source.waitMillis ?? WAIT;
    const main = serverPool(source.url, { max: source.poolSize ?? 10, connectionTimeoutMillis: waitMillis });
    const registry = serverPool(source.url, { max: 3, connectionTimeoutMillis: waitMillis });
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

/**
 * Opens a PostgreSQL by its URL, or the embedded one of a directory.
 * @throws AlreadyInUse, or the driver's error when the server cannot be reached.
 */
export const openDatabase = async (source: DatabaseSource): Promise<DatabaseServer> => {
  const opened = await openPools(source);
  try {
    return new DatabaseServer(opened, await askFacts(opened.main));
  } catch (error) {
    await opened.close();
    throw error;
  }
};
