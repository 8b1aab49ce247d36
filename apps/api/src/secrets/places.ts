import type { DatabaseServer, Scope } from '../db/open.ts';
import { keysInUse, type Client, type SealedColumn } from './secrets.store.ts';

/** What may hold secrets: the registry, or a customer. */
export interface Place {
  name: string;
  server: DatabaseServer;
  scope: Scope;
  /** Part of the address of its secrets. */
  schema: string;
  columns: readonly SealedColumn[];
}

export const onColumns = <T>({ server, scope, columns }: Place, work: (client: Client, column: SealedColumn) => Promise<T>): Promise<T[]> =>
  server.loader(scope, async (client) => {
    const results = [];
    for (const column of columns) results.push(await work(client, column));
    return results;
  });

/** The names of the keys that sealed its secrets. */
export const keysUsedIn = async (place: Place): Promise<string[]> => {
  const used = await onColumns(place, (client, column) => keysInUse(client, place.scope, column));
  return [...new Set(used.flat())];
};
