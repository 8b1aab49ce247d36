import type { DatabaseServer } from '../db/open.ts';
import { deleteRows, listTables } from './customer-rows.store.ts';

const BATCH = 5_000;

/** Every customer has this row and nothing refers to it: without it, a removal has begun. */
const firstGone = 'gpParametres';

/**
 * Deletes all rows of a customer from a server, a few thousand at a time, referring tables first, so that nobody else waits.
 * It resumes after an interruption. Afterwards nothing of the customer is left. @returns how many rows
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
