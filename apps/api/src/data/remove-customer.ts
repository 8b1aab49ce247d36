import type { DatabaseServer } from '../db/open.ts';
import { deleteRows, listTables } from './customer-rows.store.ts';

const BATCH = 5_000;

/** What every customer has and nothing refers to: without it, a removal has begun. */
const firstGone = 'gpParametres';

/**
 * Takes all rows of a customer out of a server's tables, a few thousand at a time, those first that refer to others: nobody
 * else waits, and cut short it goes on where it was. Afterwards nothing there tells of the customer. @returns how many rows
 */
export const removeRows = (server: DatabaseServer, IDCustomer: number, onRows: (done: number) => void = () => {}): Promise<number> =>
  server.loader({ IDCustomer }, async (client) => {
    const tables = await listTables(client);
    let done = 0;
    for (const name of [firstGone, ...tables.map((table) => table.name).toReversed(), 'revisions']) {
      // A table in parts answers for all of them together.
      for (let size = BATCH; size >= BATCH;) {
        size = await deleteRows(client, IDCustomer, name, BATCH);
        done += size;
        onRows(done);
      }
    }
    return done;
  });
