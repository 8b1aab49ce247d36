import { migrateCustomers, migrateRegistry } from '../db/migrate.ts';
import type { DatabaseServer } from '../db/open.ts';

/** Creates or migrates the main database: the registry and the customers' tables. The first step after opening it. */
export const prepareDatabase = async (database: DatabaseServer): Promise<void> => {
  await migrateRegistry(database);
  await migrateCustomers(database);
};
