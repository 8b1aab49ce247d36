import type { Kysely } from 'kysely';
import type { RegistryTables } from '../db/tables.ts';
import type { Turns } from '../jobs/customers-clock.ts';
import { addTours, claimTours, endTours, keepTours, type Tours } from './tours.store.ts';

/** Longer than the work on one customer may last: a turn whose process died is taken up again after it. */
const leaseMinutes = 15;

interface Leased {
  tours: Tours;
  /** How many one process takes at a time. */
  count: number;
  /** From one turn of a customer to the next. */
  everyMinutes: () => number;
  /** Within how many a new customer has the first turn. */
  firstMinutes: () => number;
}

/** Turns that are rows of the registry: whichever process takes one works on it, and any number of them share the customers. */
export const leasedTurns = (registry: Kysely<RegistryTables>, { tours, count, everyMinutes, firstMinutes }: Leased): Turns => ({
  async *due(signal) {
    await addTours(registry, tours, firstMinutes());
    while (!signal.aborted) {
      const ids = await claimTours(registry, tours, count, leaseMinutes);
      if (ids.length > 0) yield ids;
      if (ids.length < count) return;
    }
  },
  keep: (ids) => keepTours(registry, tours, ids, leaseMinutes),
  end: (ids, isCalledOff) => endTours(registry, tours, ids, isCalledOff ? 0 : everyMinutes()),
});
