import { Kysely, sql, type KyselyPlugin, type Transaction } from 'kysely';
import type pg from 'pg';
import { authoredTransaction, openingOf, openingOfReads, type Author } from './authored-transaction.ts';
import { boundTo } from './driver/bound-transaction.ts';
import { ClientConnection, clientDialect } from './driver/connection.ts';
import { roles, type RoleName, type Schema } from './names.ts';
import { askFacts, openPools, type DatabaseSource, type Facts, type Opened } from './driver/pools-opened.ts';
import type { Statement } from './driver/pipeline.ts';
import { statement, type Slot } from './driver/statement.ts';
import type { RolePool, Standing } from './driver/role-pool.ts';
import type { AllCustomersTables, CustomerTables, RegistryTables } from './tables.ts';
import { longLimit, migrationLimit } from './driver/time-limit.ts';
import { trialTransaction, type TrialBounds } from './driver/trial-connection.ts';
import { wallOf } from './walls/wall.ts';
import { allowSilence } from './driver/watched-client.ts';

type RegistryWork<T> = (trx: Transaction<RegistryTables>) => Promise<T>;
type CustomerWork<T> = (trx: Transaction<CustomerTables>) => Promise<T>;

/** What has been written to some tables of a scope so far. */
const readRevisions = statement((db: Kysely<CustomerTables>, slot: Slot<{ names: readonly string[] }>) =>
  db
    .selectFrom('revisions')
    .select(({ fn }) => ['NomTable', fn.sum<string>('n').as('n')])
    .where('NomTable', '=', sql<string>`any(${slot('names')}::text[])`)
    .groupBy('NomTable'),
);

/** Whose rows: the registry's, or one customer's. */
export type Scope = 'registry' | { IDCustomer: number };

const standingOf = (role: RoleName, IDCustomer: number | null = null): Standing & { role: RoleName } => ({ role, IDCustomer });

/** One PostgreSQL, served or embedded, with the tables of its customers, and the registry on the main one. */
export class DatabaseServer {
  readonly kind: 'pglite' | 'postgres';
  readonly version: string;
  readonly facts: Readonly<Facts>;
  /** Settles with the reason if the embedded engine dies; a served PostgreSQL is reconnected to instead. */
  readonly lost: Promise<Error>;
  readonly registry: Kysely<RegistryTables>;
  /** The rows of all customers, each with its number, without secrets; for reading alone. */
  readonly parc: Kysely<AllCustomersTables>;
  readonly #opened: Opened;
  readonly #customers = new Map<number, Kysely<CustomerTables>>();
  readonly #registries = new Map<number, Kysely<RegistryTables>>();
  readonly #loaders = new Map<number, Kysely<CustomerTables>>();
  readonly #listeners = new Set<(IDCustomer: number) => void>();
  #columns: ReadonlyMap<string, readonly string[]> = new Map();
  #closing: Promise<void> | undefined;

  constructor(opened: Opened, facts: Facts) {
    this.kind = opened.kind;
    this.version = facts.version;
    this.facts = facts;
    this.lost = opened.lost;
    this.#opened = opened;
    this.registry = this.#handle<RegistryTables>(opened.registry, 'registry', standingOf(roles.registry));
    this.parc = this.#handle<AllCustomersTables>(opened.main, 'comptoir', standingOf(roles.parc));
  }

  /** Reads what rows of the customers hold beside their customer's number and what is computed; again after a migration. */
  async learnColumns(): Promise<void> {
    const { rows } = await this.admin((client) =>
      client.query<{ table: string; columns: string[] }>(
        `select c.relname::text as table, array_agg(a.attname::text order by a.attnum) as columns
         from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         where c.relnamespace = to_regnamespace('comptoir') and c.relkind in ('r', 'p') and a.attname <> 'IDCustomer' group by c.relname`,
      ),
    );
    this.#columns = new Map(rows.map(({ table, columns }) => [table, columns]));
    this.#customers.clear();
    this.#loaders.clear();
  }

  /** The handle of one customer: every statement names the customer, on a connection that sees this one's rows alone. */
  customer(IDCustomer: number): Kysely<CustomerTables> {
    return this.#walled(this.#customers, roles.app, IDCustomer);
  }

  /**
   * For what a customer reads of the registry: of tables with rows of customers that are about people and visits, the connection sees
   * this one's alone.
   */
  registryOf(IDCustomer: number): Kysely<RegistryTables> {
    const known = this.#registries.get(IDCustomer);
    if (known) return known;
    const db = this.#handle<RegistryTables>(this.#opened.registry, 'registry', standingOf(roles.registry, IDCustomer));
    this.#registries.set(IDCustomer, db);
    return db;
  }

  /**
   * One transaction, journalled under its author.
   * `work` may run up to three times: it must not act outside the database. `limitMillis`: how long the database may be
   * silent over one of its statements, where that is longer than usual.
   */
  write<T>(scope: 'registry', author: Author, work: RegistryWork<T>): Promise<T>;
  write<T>(scope: { IDCustomer: number }, author: Author, work: CustomerWork<T>, limitMillis?: number): Promise<T>;
  write<T>(scope: Scope, author: Author, work: RegistryWork<T> | CustomerWork<T>, limitMillis = 0): Promise<T> {
    // The overloads pair each scope with the work on its tables.
    if (scope === 'registry') {
      const opening = openingOf(standingOf(roles.registry), author);
      return this.#write(this.#opened.registry, this.registry, opening, work as RegistryWork<T>);
    }
    const { IDCustomer } = scope;
    const opening = openingOf(standingOf(roles.app, IDCustomer), author);
    return this.#tellWritten(
      IDCustomer,
      this.#write(this.#opened.main, this.customer(IDCustomer), opening, work as CustomerWork<T>, limitMillis),
    );
  }

  /**
   * `work` as `write` would run it, in one snapshot, and undone: nothing of it is kept, and nobody hears of it.
   * @throws TrialTooLong beyond the limit, TrialLeft once nobody waits
   */
  trial<T>(scope: 'registry', author: Author, work: RegistryWork<T>, bounds: TrialBounds): Promise<T>;
  trial<T>(scope: { IDCustomer: number }, author: Author, work: CustomerWork<T>, bounds: TrialBounds): Promise<T>;
  trial<T>(scope: Scope, author: Author, work: RegistryWork<T> | CustomerWork<T>, bounds: TrialBounds): Promise<T> {
    const isRegistry = scope === 'registry';
    const { registry: registryPool, main } = this.#opened;
    const standing = isRegistry ? standingOf(roles.registry) : standingOf(roles.app, scope.IDCustomer);
    const db = (isRegistry ? this.registry : this.customer(scope.IDCustomer)) as Kysely<CustomerTables>;
    const take = async () => {
      const client = await (isRegistry ? registryPool : main).takeAny();
      allowSilence(client, longLimit);
      return client;
    };
    // The overloads pair each scope with the work on its tables.
    return trialTransaction({ take, db, opening: openingOf(standing, author, 'repeatable read'), ...bounds }, work as CustomerWork<T>);
  }

  /** Hears of every transaction of this process that has written to a customer's rows. Answers how to stop listening. */
  onWrite(listener: (IDCustomer: number) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** One transaction that moves rows as they are: nothing of it is journalled, but what it writes into the journal itself. */
  load<T>(IDCustomer: number, author: Author, work: CustomerWork<T>): Promise<T> {
    const db = this.#walled(this.#loaders, roles.loader, IDCustomer);
    const opening = openingOf(standingOf(roles.loader, IDCustomer), author);
    return this.#tellWritten(IDCustomer, this.#write(this.#opened.main, db, opening, work, migrationLimit));
  }

  /** What `work` reads of one customer is of one moment, and what it writes is undone: tables of its own alone. */
  async snapshot<T>(IDCustomer: number, work: (db: Transaction<CustomerTables>, client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#opened.main.takeAny();
    const connection = new ClientConnection(client, openingOfReads({ role: roles.app, IDCustomer }));
    try {
      return await work(boundTo(this.customer(IDCustomer), connection), client);
    } finally {
      if (connection.isOpen) await client.query('rollback').catch(() => {});
      client.release(connection.hasChangedRole || undefined);
    }
  }

  /** What `*` stands for in a customers' table: its columns, but the customer's number and those that are computed. */
  columnsOf(table: string): readonly string[] {
    return this.#columns.get(table) ?? [];
  }

  /** A connection that moves rows as they are; thrown away afterwards, with all that was set on it. */
  async loader<T>(scope: Scope, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#opened.main.take(standingOf(roles.loader, scope === 'registry' ? null : scope.IDCustomer));
    try {
      allowSilence(client, migrationLimit);
      return await work(client);
    } finally {
      client.release(true);
    }
  }

  /**
   * The state of some tables, as one short text that changes with every commit that wrote to them.
   * Read it before the rows it stands for: a list may then be newer than its mark, never older.
   */
  async revisions(scope: Scope, tables: readonly string[]): Promise<string> {
    const db = (scope === 'registry' ? this.registry : this.customer(scope.IDCustomer)) as Kysely<CustomerTables>;
    const names = ['', ...tables];
    const rows = await readRevisions(db, { names });
    const sums = new Map(rows.map(({ NomTable, n }) => [NomTable, n]));
    return names.map((name) => sums.get(name) ?? '0').join('.');
  }

  /** For libraries that speak to `pg` themselves: connections in the registry's role. */
  registryConnections(): { connect(): Promise<pg.PoolClient> } {
    return { connect: () => this.#opened.registry.take(standingOf(roles.registry)) };
  }

  /** The login itself, for migrations. The connection is thrown away afterwards, with all that was set on it. */
  async admin<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#opened.main.take({ role: null, IDCustomer: null });
    try {
      allowSilence(client, migrationLimit);
      return await work(client);
    } finally {
      client.release(true);
    }
  }

  close(): Promise<void> {
    this.#closing ??= this.#opened.close();
    return this.#closing;
  }

  async #tellWritten<T>(IDCustomer: number, writing: Promise<T>): Promise<T> {
    const result = await writing;
    for (const listener of this.#listeners) listener(IDCustomer);
    return result;
  }

  #write<DB, T>(
    pool: RolePool,
    db: Kysely<DB>,
    opening: readonly Statement[],
    work: (trx: Transaction<DB>) => Promise<T>,
    limitMillis = 0,
  ) {
    const take = async () => {
      const client = await pool.takeAny();
      allowSilence(client, limitMillis);
      return client;
    };
    return authoredTransaction(take, db, opening, work);
  }

  #walled(known: Map<number, Kysely<CustomerTables>>, role: RoleName, IDCustomer: number): Kysely<CustomerTables> {
    const found = known.get(IDCustomer);
    if (found) return found;
    const db = this.#handle<CustomerTables>(this.#opened.main, 'comptoir', standingOf(role, IDCustomer), [
      wallOf(IDCustomer, this.#columns),
    ]);
    known.set(IDCustomer, db);
    return db;
  }

  #handle<DB>(pool: RolePool, schema: Schema, standing: Standing, plugins: KyselyPlugin[] = []): Kysely<DB> {
    return new Kysely<DB>({ dialect: clientDialect(() => pool.take(standing)), plugins }).withSchema(schema);
  }
}

/**
 * Opens a PostgreSQL by its URL, or the embedded one of a directory.
 * @throws AlreadyInUse, or the driver's error when the server cannot be reached.
 */
export const openDatabase = async (source: DatabaseSource): Promise<DatabaseServer> => {
  const opened = await openPools(source);
  try {
    const server = new DatabaseServer(opened, await askFacts(opened.main));
    await server.learnColumns();
    return server;
  } catch (error) {
    await opened.close();
    throw error;
  }
};
