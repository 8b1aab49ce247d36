import { randomUUID } from 'node:crypto';
import { Refusal } from '@comptoir/contract/errors';
import { LRUCache } from 'lru-cache';
import type { Transaction } from 'kysely';
import type { Author } from '../db/authored-transaction.ts';
import { migrateCustomers } from '../db/migrate.ts';
import { openDatabase, type DatabaseServer } from '../db/open.ts';
import type { DatabaseSource } from '../db/driver/pools-opened.ts';
import type { CustomerTables, Db } from '../db/tables.ts';
import { learnRows } from '../db/embedded/upkeep.ts';
import type { Vault } from '../secrets/vault.ts';
import { insertFirstRows, isOpened, noteSample } from './first-rows.store.ts';
import {
  findCustomer,
  findCustomerByHost,
  findServer,
  listServers,
  setOpened,
  type CustomerRecord,
  type Server,
} from './registry.store.ts';

export interface OpenedCustomer {
  database: DatabaseServer;
  db: Db;
}

export interface CustomersSettings {
  database: DatabaseServer;
  /** Opens the connection of servers that have their own. */
  vault?: Pick<Vault, 'read'> | undefined;
  poolSize?: number | undefined;
  /** How long a server with a connection of its own may be silent. */
  limitMillis?: number | undefined;
  /** Writes the sample rows of a customer with a `seed`, in the transaction that opens it: all or nothing. */
  fill?: ((db: Transaction<CustomerTables>, customer: CustomerRecord) => Promise<void>) | undefined;
  /** Sample rows were written, and their customer is open. */
  onFilled?: ((IDCustomer: number) => void) | undefined;
}

/** How long a process trusts what it read of a customer in the registry, in milliseconds. */
export const recordLifetime = 5_000;

const system = (Action: string): Author => ({
  Auteur: 'comptoir',
  Kind: 'system',
  IDPeople: null,
  Appel: '',
  Action,
  Groupe: randomUUID(),
});

const unreadableConnection = (name: string) =>
  new Refusal(
    'not_ready',
    `La connexion du serveur «\u00a0${name}\u00a0» ne peut plus être lue\u00a0: l’exploitant la ressaisit par «\u00a0npm run customers -- server-connection\u00a0».`,
  );

/** The customers of the registry, each on its server; one per process. */
export class Customers {
  readonly #settings: CustomersSettings;
  readonly #opening = new Map<number, Promise<void>>();
  readonly #opened = new Set<number>();
  /** Databases other than the main one. */
  readonly #servers = new Map<number, Promise<DatabaseServer>>();
  readonly #homes = new LRUCache<number, DatabaseServer>({ max: 1_000, ttl: recordLifetime });
  readonly #records = new LRUCache<string, CustomerRecord>({ max: 5_000, ttl: recordLifetime });

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

  /** Whether its first rows exist, without waiting. */
  state({ IDCustomer, openedAt }: CustomerRecord): 'creating' | 'ready' {
    return openedAt !== null || this.#opened.has(IDCustomer) ? 'ready' : 'creating';
  }

  /** The customer's handle. Its first rows are written before if needed, once in each process at a time. */
  async open(customer: CustomerRecord): Promise<OpenedCustomer> {
    const { IDCustomer, IDServer } = customer;
    const database = await this.serverOf(IDServer);
    if (this.state(customer) === 'creating') await this.#firstRows(database, customer);
    return { database, db: database.customer(IDCustomer) };
  }

  /** Starts opening without waiting; the next caller sees a failure. */
  prepare(customer: CustomerRecord): void {
    this.open(customer).catch(() => {});
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#opening.values());
    const servers = await Promise.allSettled(this.#servers.values());
    const open = servers.flatMap((server) => (server.status === 'fulfilled' ? [server.value] : []));
    await Promise.all(open.map((server) => server.close()));
  }

  /** Every database with customers: the main one, and those of servers with their own connection. */
  async servers(): Promise<DatabaseServer[]> {
    const { database } = this.#settings;
    const rows = await listServers(database.registry);
    return [...new Set([database, ...(await Promise.all(rows.map((row) => this.#homeOf(row))))])];
  }

  /** The reachable ones: a lost database holds up only its own customers. */
  async reachableServers(onError: (error: unknown, server: string) => void): Promise<DatabaseServer[]> {
    const { database } = this.#settings;
    const found = new Set([database]);
    for (const row of await listServers(database.registry)) {
      try {
        found.add(await this.#homeOf(row));
      } catch (error) {
        onError(error, row.name);
      }
    }
    return [...found];
  }

  /** The database of a server: this one, or one with its own connection. */
  async serverOf(IDServer: number): Promise<DatabaseServer> {
    const known = this.#homes.get(IDServer);
    if (known) return known;
    const row = await findServer(this.#settings.database.registry, IDServer);
    return row ? this.#homeOf(row) : this.#settings.database;
  }

  async #homeOf(row: Server): Promise<DatabaseServer> {
    const home = row.connection === null ? this.#settings.database : await this.#shard(row, row.connection);
    this.#homes.set(row.IDServer, home);
    return home;
  }

  #shard({ IDServer, name }: Server, connection: string): Promise<DatabaseServer> {
    const known = this.#servers.get(IDServer);
    if (known) return known;
    const { vault, poolSize, limitMillis } = this.#settings;
    const address = { schema: 'registry', table: 'servers', column: 'connection', id: IDServer };
    const url = vault ? vault.read(address, connection) : connection;
    if (url === null) throw unreadableConnection(name);
    const opening = openShard({ url, ...(poolSize ? { poolSize } : {}), ...(limitMillis ? { limitMillis } : {}) });
    this.#servers.set(IDServer, opening);
    opening.catch(() => this.#servers.delete(IDServer));
    return opening;
  }

  #firstRows(database: DatabaseServer, customer: CustomerRecord): Promise<void> {
    const { IDCustomer } = customer;
    const underWay = this.#opening.get(IDCustomer);
    if (underWay) return underWay;
    const opening = this.#writeFirstRows(database, customer).finally(() => this.#opening.delete(IDCustomer));
    this.#opening.set(IDCustomer, opening);
    return opening;
  }

  async #writeFirstRows(database: DatabaseServer, customer: CustomerRecord) {
    const { IDCustomer, name, seed } = customer;
    const { fill, database: main } = this.#settings;
    const author = system('Ouvrir une base client');
    let isFilled = false;
    await database.load(IDCustomer, author, async (db) => {
      if (await isOpened(db, IDCustomer)) return;
      await insertFirstRows(db);
      if (seed === null || !fill) return;
      await fill(db, customer);
      await noteSample(db, author, seed);
      isFilled = true;
    });
    if (seed !== null && fill) await learnRows(database);
    await main.write('registry', author, (trx) => setOpened(trx, IDCustomer));
    this.#opened.add(IDCustomer);
    this.#records.delete(name);
    if (isFilled) this.#settings.onFilled?.(IDCustomer);
  }
}

/** Another PostgreSQL with the same tables. */
const openShard = async (source: DatabaseSource) => {
  const server = await openDatabase(source);
  try {
    await migrateCustomers(server);
    return server;
  } catch (error) {
    await server.close();
    throw error;
  }
};

export const openCustomers = (settings: CustomersSettings) => new Customers(settings);
