import { migrateCustomers, migrateRegistry } from '../db/migrate.ts';
import type { DatabaseServer } from '../db/open.ts';

/** Creates or migrates what the main database holds: the registry, and the tables of its customers; the first thing after opening it. */
export const prepareDatabase = async (database: DatabaseServer): Promise<void> => {
  await migrateRegistry(database);
  await migrateCustomers(database);
};
