import { quoteName } from '../names.ts';
import type { DatabaseServer } from '../open.ts';

/** Statistics for the embedded engine, where many rows have come at once: it would plan with those of empty tables. */
export const learnRows = async (database: DatabaseServer): Promise<void> => {
  if (database.kind === 'pglite') await database.admin((client) => client.query('analyze'));
};

/** Tables with a fifth more pages than their statistics know of; small ones are read as fast without. */
const grown = `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('registry', 'comptoir')
    and pg_relation_size(c.oid) > 1.2 * greatest(c.relpages, 0) * current_setting('block_size')::integer + 256 * 1024`;

/**
 * Statistics of what has grown, which a server's autovacuum notices within a minute. Without them the journal of a customer who has just
 * changed much is read line by line instead of by its indexes.
 */
export const learnGrown = async (database: DatabaseServer): Promise<void> => {
  if (database.kind !== 'pglite') return;
  const { rows } = await database.admin((client) => client.query<{ schema: string; name: string }>(grown));
  // One by one: whoever asks meanwhile comes in between.
  for (const { schema, name } of rows) await database.admin((client) => client.query(`analyze ${quoteName(schema)}.${quoteName(name)}`));
};

/** What a server's autovacuum does, for the embedded engine that has none: room of dead rows, and statistics. */
export const tidy = async (database: DatabaseServer): Promise<void> => {
  if (database.kind === 'pglite') await database.admin((client) => client.query('vacuum (analyze)'));
};
