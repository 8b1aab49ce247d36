import type { Author } from '../db/authored-transaction.ts';
import type { DatabaseServer } from '../db/open.ts';
import type { Customers } from '../registry/customers.ts';
import { findCustomer, listServers, setOpened, type CustomerRecord, type Server } from '../registry/registry.store.ts';
import type { Vault } from '../secrets/vault.ts';
import { checkKeys, readHeader } from './customer-file.ts';
import { deleteCustomer, findRival, insertCustomer, updateCustomer } from './customer-entry.store.ts';
import { DataRefusal, type Header } from './format.ts';
import { loadCustomer } from './load-customer.ts';

export interface Importing {
  /** Where the registry is. */
  database: DatabaseServer;
  customers: Customers;
  vault: Vault;
  author: Author;
  path: string;
  /** Name of a server of this registry; by default the one in the file. */
  serverName?: string | undefined;
  replace: boolean;
  onRows?: (done: number) => void;
}

const placeOn = async ({ database, serverName }: Importing, header: Header): Promise<Server> => {
  const servers = await listServers(database.registry);
  const wanted = serverName ?? header.server;
  const found = servers.find(({ name }) => name === wanted);
  if (found) return found;
  const known =
    servers.length > 0
      ? `inscrits\u00a0: ${servers.map(({ name }) => name).join(', ')}`
      : 'aucun n’est encore inscrit\u00a0: npm run customers -- server-add';
  throw new DataRefusal(`le serveur «\u00a0${wanted}\u00a0» n’est pas inscrit ici\u00a0; choisissez-en un avec --server (${known})`);
};

const checkEntry = async (
  { database, replace }: Importing,
  { schema, customer: { name, hosts } }: Header,
  existing: CustomerRecord | undefined,
  server: Server,
) => {
  if (existing && !replace) throw new DataRefusal(`la base «\u00a0${name}\u00a0» existe déjà\u00a0; ajoutez --replace pour la remplacer`);
  if (existing && existing.IDServer !== server.IDServer) {
    throw new DataRefusal(
      `la base «\u00a0${name}\u00a0» est sur le serveur «\u00a0${existing.serverName}\u00a0»\u00a0; un import ne la déplace pas vers «\u00a0${server.name}\u00a0»`,
    );
  }
  const rival = await findRival(database.registry, { name, hosts, schema });
  if (rival?.schema === schema)
    throw new DataRefusal(
      `ses secrets sont scellés au nom de «\u00a0${schema}\u00a0», qui est celui de la base «\u00a0${rival.name}\u00a0»`,
    );
  if (rival)
    throw new DataRefusal(
      `l’hôte «\u00a0${hosts.find((host) => rival.hosts.includes(host))}\u00a0» est déjà celui de la base «\u00a0${rival.name}\u00a0»`,
    );
};

/** The customer of the file's rows; a new one has an entry, but is not open. */
const enter = async ({ database, author }: Importing, header: Header, server: Server, existing: CustomerRecord | undefined) => {
  if (existing) return existing.IDCustomer;
  const place = { IDServer: server.IDServer, schema: header.schema };
  return database.write('registry', author, (trx) => insertCustomer(trx, header.customer, place));
};

/**
 * Brings a customer from a file into this installation.
 * @throws DataRefusal: nothing has changed
 */
export const importCustomer = async (importing: Importing): Promise<{ name: string; server: string; rows: number }> => {
  const { database, customers, vault, author, path, replace, onRows } = importing;
  const header = await readHeader(path);
  const { customer, schema } = header;
  checkKeys(header, vault);
  const server = await placeOn(importing, header);
  const existing = await findCustomer(database.registry, customer.name);
  await checkEntry(importing, header, existing, server);
  const target = await customers.serverOf(server.IDServer);
  const IDCustomer = await enter(importing, header, server, existing);
  // A new customer may have been opened since its entry was made: then its first rows are there.
  const loading = { server: target, IDCustomer, vault, author, path, header, replace: replace || !existing, ...(onRows ? { onRows } : {}) };
  const rows = await loadCustomer(loading).catch(async (error: unknown) => {
    if (!existing) await database.write('registry', author, (trx) => deleteCustomer(trx, customer.name));
    throw error;
  });
  await database.write('registry', author, async (trx) => {
    await updateCustomer(trx, IDCustomer, customer, { IDServer: server.IDServer, schema });
    await setOpened(trx, IDCustomer);
  });
  return { name: customer.name, server: server.name, rows };
};
