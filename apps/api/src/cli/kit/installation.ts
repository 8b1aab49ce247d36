import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { longLimit, withTimeLimit } from '../../db/driver/time-limit.ts';
import { readConfig, type Config } from '../../config/config.ts';
import type { Author } from '../../db/authored-transaction.ts';
import { openDatabase, type DatabaseServer } from '../../db/open.ts';
import { pgliteDirectory } from '../../db/embedded/pglite.ts';
import { openCustomers, type Customers } from '../../registry/customers.ts';
import { prepareDatabase } from '../../registry/prepare.ts';
import { findCustomer, type CustomerRecord } from '../../registry/registry.store.ts';
import { openInstallationVault } from '../../registry/installation-vault.ts';
import type { Vault } from '../../secrets/vault.ts';
import { Failure } from './program.ts';

interface Opened {
  config: Config;
  database: DatabaseServer;
  poolSize: number;
}

/** What a command works on: configuration, registry and customers of the server. */
export interface Installation {
  config: Config;
  database: DatabaseServer;
  customers: Customers;
  vault: Vault;
}

interface Wanted {
  /** Commands that read or repair do not create a database from a mistyped DATA_DIR. */
  exists: boolean;
}

/** The database of the installation with its registry, whatever its key file. */
export const withDatabase = async <T>({ exists }: Wanted, work: (opened: Opened) => Promise<T>): Promise<T> => {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  // A command holds a lock on one connection while it works on others.
  const poolSize = Math.max(4, config.databasePool);
  if (exists && !databaseUrl && !existsSync(pgliteDirectory(dataDir))) {
    throw new Failure(`Il n’y a pas encore de base de données dans ${dataDir} (DATA_DIR).`);
  }
  const database = await openDatabase(databaseUrl ? { url: databaseUrl, poolSize } : { dataDir });
  try {
    await prepareDatabase(database);
    return await work({ config, database, poolSize });
  } finally {
    await database.close();
  }
};

export const withInstallation = <T>(wanted: Wanted, work: (installation: Installation) => Promise<T>): Promise<T> =>
  withDatabase(wanted, async ({ config, database, poolSize }) => {
    const vault = await openInstallationVault(database, config.secretsKeyFile);
    const customers = openCustomers({ database, vault, poolSize });
    try {
      return await withTimeLimit(longLimit, () => work({ config, database, customers, vault }));
    } finally {
      await customers.close();
    }
  });

const osUser = () => {
  try {
    return userInfo().username;
  } catch {
    // In a container the user id may have no name.
    return `uid ${process.getuid?.() ?? '?'}`;
  }
};

/** Commands are journalled under the login of the machine. */
export const authorOf = (Appel: string, Action: string): Author => ({
  Auteur: osUser(),
  Kind: 'system',
  IDPeople: null,
  Appel,
  Action,
  Groupe: randomUUID(),
});

export const requireCustomer = async ({ database }: Installation, name: string): Promise<CustomerRecord> => {
  const found = await findCustomer(database.registry, name);
  if (!found) throw new Failure(`La base «\u00a0${name}\u00a0» n’est pas inscrite.`);
  return found;
};
