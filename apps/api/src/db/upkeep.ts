import type { DatabaseServer } from './open.ts';

/** Statistics for the embedded engine, where many rows have come at once: it would plan with those of empty tables. */
export const learnRows = async (database: DatabaseServer): Promise<void> => {
  if (database.kind === 'pglite') await database.admin((client) => client.query('analyze'));
};

/** What a server's autovacuum does, for the embedded engine that has none: room of dead rows, and statistics. */
export const tidy = async (database: DatabaseServer): Promise<void> => {
  if (database.kind === 'pglite') await database.admin((client) => client.query('vacuum (analyze)'));
};
