import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Kysely, Transaction } from 'kysely';
import type { Author } from '../db/authored-transaction.ts';
import { createCustomer } from '../db/migrate.ts';
import { customerMigrations, newestOf } from '../db/migrations/all.ts';
import { openDatabase, type DatabaseServer } from '../db/open.ts';
import type { CustomerTables } from '../db/tables.ts';
import type { Vault } from '../secrets/vault.ts';
import { findCustomer, findCustomerByHost, findServer, listCustomers, setVersion, type CustomerRecord } from './registry.store.ts';

export interface OpenedCustomer {
  database: DatabaseServer;
  db: Kysely<CustomerTables>;
}

export interface CustomersSettings {
  database: DatabaseServer;
  /** Opens the connection of servers that have one of their own. */
  vault?: Pick<Vault, 'open'> | undefined;
  poolSize?: number | undefined;
  /** Writes the first rows of a customer that has a `seed`, inside the transaction that creates it. */
  fill?: ((db: Transaction<CustomerTables>, customer: CustomerRecord) => Promise<void>) | undefined;
}

/** How long a process trusts what it read of a customer in the registry. */
const FRESH = 5_000;

const newest = newestOf(customerMigrations);

const system = (Action: string): Author => ({
  Auteur: 'comptoir',
  Kind: 'system',
  IDPeople: null,
  Appel: '',
  Action,
  Groupe: randomUUID(),
});

/** The customer databases of the registry, opened on demand; one per process. */
export class Customers {
  readonly #settings: CustomersSettings;
  readonly #opened = new Map<string, OpenedCustomer>();
  readonly #opening = new Map<string, Promise<OpenedCustomer>>();
  readonly #servers = new Map<number, Promise<DatabaseServer>>();
  readonly #records = new LRUCache<string, CustomerRecord>({ max: 5_000, ttl: FRESH });
  #closing = false;

  constructor(settings: CustomersSettings) {
    this.#settings = settings;
  }

  async find(name: string): Promise<CustomerRecord | undefined> {
    const known = this.#records.get(name);
    if (known) return known;
    const found = await findCustomer(this.#settings.database.registry, name);
    if (found) this.#records.set(name, found);
    return found;
  }

  findByHost(host: string): Promise<CustomerRecord | undefined> {
    return findCustomerByHost(this.#settings.database.registry, host);
  }

  /** Without waiting: whether `open` would answer at once. */
  state({ schema, version }: CustomerRecord): 'creating' | 'ready' {
    return this.#opened.has(schema) || version === newest ? 'ready' : 'creating';
  }

  /** Opens a customer, creating or migrating its schema first where that is needed; once per process at a time. */
  open(customer: CustomerRecord): Promise<OpenedCustomer> {
    const { schema } = customer;
    const opened = this.#opened.get(schema);
    if (opened) return Promise.resolve(opened);
    const underWay = this.#opening.get(schema);
    if (underWay) return underWay;
    const opening = this.#open(customer).finally(() => this.#opening.delete(schema));
    this.#opening.set(schema, opening);
    return opening;
  }

  /** Starts opening without waiting; whoever opens it next hears of a failure. */
  prepare(customer: CustomerRecord): void {
    this.open(customer).catch(() => {});
  }

  /** Migrates the customers that an earlier release created. Those that nobody has opened yet wait for their first opening. */
  async migrateAll(concurrency: number, onError: (error: unknown, customer: string) => void): Promise<number> {
    const all = await listCustomers(this.#settings.database.registry);
    const waiting = all.filter(({ version }) => version !== null && version !== newest);
    let done = 0;
    const migrate = async (customer: CustomerRecord) => {
      try {
        await this.open(customer);
        done += 1;
      } catch (error) {
        onError(error, customer.name);
      }
    };
    const worker = async () => {
      for (let next = waiting.shift(); next && !this.#closing; next = waiting.shift()) await migrate(next);
    };
    await Promise.all(Array.from({ length: concurrency }, worker));
    return done;
  }

  migrateAllInBackground(onError: (error: unknown, customer: string) => void): void {
    this.migrateAll(2, onError).catch((error: unknown) => this.#closing || onError(error, ''));
  }

  async close(): Promise<void> {
    this.#closing = true;
    await Promise.allSettled(this.#opening.values());
    const servers = await Promise.allSettled(this.#servers.values());
    const open = servers.flatMap((server) => (server.status === 'fulfilled' ? [server.value] : []));
    await Promise.all(open.map((server) => server.close()));
  }

  /** The database that a server of the registry stands for: this one, or one with a connection of its own. */
  async serverOf(IDServer: number): Promise<DatabaseServer> {
    const known = this.#servers.get(IDServer);
    if (known) return known;
    const { database, vault, poolSize } = this.#settings;
    const server = await findServer(database.registry, IDServer);
    if (!server?.connection) return database;
    const address = { schema: 'registry', table: 'servers', column: 'connection', id: IDServer };
    const url = vault ? vault.open(address, server.connection) : server.connection;
    const raced = this.#servers.get(IDServer);
    if (raced) return raced;
    const opening = openDatabase({ url, ...(poolSize ? { poolSize } : {}) });
    this.#servers.set(IDServer, opening);
    opening.catch(() => this.#servers.delete(IDServer));
    return opening;
  }

  async #open(customer: CustomerRecord): Promise<OpenedCustomer> {
    const { IDCustomer, IDServer, name, schema, seed, version } = customer;
    const database = await this.serverOf(IDServer);
    if (version !== newest) {
      const { fill, database: main } = this.#settings;
      await createCustomer(database, schema, seed !== null && fill ? (db) => fill(db, customer) : undefined);
      await main.write('registry', system(version === null ? 'Créer une base client' : 'Migrer une base client'), (trx) =>
        setVersion(trx, IDCustomer, newest),
      );
      this.#records.delete(name);
    }
    const opened = { database, db: database.customer(schema) };
    this.#opened.set(schema, opened);
    return opened;
  }
}

export const openCustomers = (settings: CustomersSettings) => new Customers(settings);
