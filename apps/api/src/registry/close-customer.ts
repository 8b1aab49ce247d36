import { setTimeout as wait } from 'node:timers/promises';
import type { Author } from '../db/authored-transaction.ts';
import type { DatabaseServer } from '../db/open.ts';
import { recordLifetime } from './customers.ts';
import { setClosed, type CustomerRecord } from './registry.store.ts';

const isWriting = async (server: DatabaseServer, since: Date): Promise<boolean> => {
  if (server.kind === 'pglite') return false;
  return server.admin(async (client) => {
    const { rowCount } = await client.query(
      'select from pg_stat_activity where datname = current_database() and xact_start < $1 and pid <> pg_backend_pid() limit 1',
      [since.toISOString()],
    );
    return (rowCount ?? 0) > 0;
  });
};

/**
 * Stops all writes to a customer, and returns once none is running: every process has read the registry again, and earlier
 * writes have ended.
 */
export const closeCustomer = async (
  { database, server, author }: { database: DatabaseServer; server: DatabaseServer; author: Author },
  { IDCustomer }: CustomerRecord,
  closedFor: 'move' | 'remove',
): Promise<void> => {
  await database.write('registry', author, (trx) => setClosed(trx, IDCustomer, closedFor));
  // The embedded database has one program.
  if (database.kind === 'pglite') return;
  await wait(recordLifetime + 500);
  const since = new Date();
  while (await isWriting(server, since)) await wait(200);
};
