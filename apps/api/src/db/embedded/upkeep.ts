import type { DatabaseServer } from '../open.ts';

const hour = 60 * 60 * 1000;

/** Statistics for the embedded engine, where many rows have come at once: it would plan with those of empty tables. */
export const learnRows = async (database: DatabaseServer): Promise<void> => {
  if (database.kind === 'pglite') await database.admin((client) => client.query('analyze'));
};

/**
 * What a server's autovacuum does, for the embedded engine that has none: room of dead rows, and statistics.
 * Answers how to end it. Does nothing on a server.
 */
export const keepUp = (database: DatabaseServer, onError: (error: unknown) => void) => {
  if (database.kind === 'postgres') return () => undefined;
  const timer = setInterval(() => void database.admin((client) => client.query('vacuum (analyze)')).catch(onError), 6 * hour);
  timer.unref();
  return () => clearInterval(timer);
};
