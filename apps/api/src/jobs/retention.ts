import type { DatabaseServer } from '../db/open.ts';
import { purgeHistory } from '../journal/purge.store.ts';
import type { Customers } from '../registry/customers.ts';
import { forgetJetons } from '../registry/jetons/jetons.store.ts';
import { forgetLiens } from '../registry/liens.store.ts';
import { forgetSessions } from '../registry/sessions.store.ts';
import { purgeTrail } from '../registry/trail.store.ts';
import { listCustomers, type CustomerRecord } from '../registry/registry.store.ts';

interface Retention {
  customers: Pick<Customers, 'serverOf'>;
  database: DatabaseServer;
  /** Days for which former secrets are kept. */
  secretDays: number;
  /** Months for which security events are kept. */
  trailMonths: number;
  /** A server that cannot be reached holds up no other one. */
  onError: (error: unknown, server: string) => void;
}

/** A server that is started every day purges too, once it has answered its first requests. */
export const retentionAfterMillis = 60_000;
export const retentionEveryMillis = 6 * 60 * 60 * 1000;

/** Takes history that is older than it is kept out of every customer, server by server, sessions, links and tokens that ended long ago. */
export const applyRetention = async ({ customers, database, secretDays, trailMonths, onError }: Retention): Promise<void> => {
  const { registry } = database;
  await forgetSessions(registry);
  await forgetLiens(registry);
  await forgetJetons(registry);
  await purgeTrail(database, trailMonths);
  const byServer = new Map<number, CustomerRecord[]>();
  // One that is being moved or removed is left alone.
  for (const record of (await listCustomers(registry)).filter(({ closedFor }) => closedFor === null))
    byServer.set(record.IDServer, [...(byServer.get(record.IDServer) ?? []), record]);
  for (const [IDServer, own] of byServer) {
    try {
      await purgeHistory(await customers.serverOf(IDServer), own, secretDays);
    } catch (error) {
      onError(error, own[0]!.serverName);
    }
  }
};
