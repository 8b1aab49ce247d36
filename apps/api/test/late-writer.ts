import { setTimeout as wait } from 'node:timers/promises';
import { seal } from '../src/journal/seal.store.ts';
import type { DatabaseServer } from '../src/db/open.ts';

type Scope = { IDCustomer: number };
type Author = Parameters<DatabaseServer['write']>[1];

/**
 * Commits a line whose number is below one that an instant holds already. Only an engine with several sessions can: on the
 * embedded one the second write would wait for the first.
 */
export const commitLate = (server: DatabaseServer, scope: Scope, author: Author) =>
  server.write(scope, author, async (trx) => {
    await trx.insertInto('civilites').values({ Descr: 'low number' }).execute();
    await server.write(scope, author, (other) => other.insertInto('civilites').values({ Descr: 'high number' }).execute());
    // Somebody else who seals now may have looked before the high number came.
    while ((await seal(server.customer(scope.IDCustomer))) === undefined) await wait(1);
  });
