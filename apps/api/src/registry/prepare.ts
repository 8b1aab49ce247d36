import { migrateRegistry } from '../db/migrate.ts';
import type { DatabaseServer } from '../db/open.ts';

/** Creates or migrates the registry of the main database; the first thing after opening it. */
export const prepareRegistry = async (database: DatabaseServer): Promise<void> => {
  await migrateRegistry(database);
};
