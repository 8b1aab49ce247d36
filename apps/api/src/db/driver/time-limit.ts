import { AsyncLocalStorage } from 'node:async_hooks';

const limits = new AsyncLocalStorage<number>();

/** How long the database may be silent while somebody waits for an answer. */
export const usualLimit = 8_000;
/** Bulk changes, imports, exports: above the server's own limit on a statement, which ends it with a better reason. */
export const longLimit = 90_000;
/** Migrations and the creation of customers: a large table may take that long. */
export const migrationLimit = 60 * 60_000;

/**
 * What `work` asks the database may take that long, statement by statement. For commands: a server says it of its
 * connections (`allowSilence`), since following a limit through every promise would cost each request a good part of its time.
 */
export const withTimeLimit = <T>(millis: number, work: () => T): T => limits.run(millis, work);

/** The limit of the work under way. */
export const limitHere = (usual: number) => Math.max(usual, limits.getStore() ?? 0);
