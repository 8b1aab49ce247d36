import type { DatabaseServer } from '../../db/open.ts';
import type { App } from '../../http/parts.ts';
import { CustomersClock, type OnError } from '../../jobs/customers-clock.ts';
import type { Outbox } from '../../jobs/outbox.ts';
import { ownAuthor } from '../../jobs/own-author.ts';
import { turnTaken } from '../../observe/events.ts';
import { leasedTurns } from '../../registry/leased-turns.ts';
import { listHookCustomers } from '../../registry/webhooks.store.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';
import { addTours, hastenTours } from '../../registry/tours.store.ts';
import { listCustomersToCheck } from './parc.store.ts';
import { verifyInterface, type Verifying } from './verify-interface.ts';

interface HealthParts extends Pick<App, 'config' | 'customers' | 'vault' | 'partners' | 'probes'> {
  database: Pick<DatabaseServer, 'registry'>;
  outbox: Pick<Outbox, 'wake'>;
}

const tours = 'santeTours';
const turnsAtOnce = 200;
/** Customers checked side by side: a partner that is slow for one holds up few others. */
const customersAtOnce = 4;

/** Checks the accesses of the customers by the clock. */
export class Health {
  readonly #parts: HealthParts;
  readonly #onError: OnError;
  readonly #clock: CustomersClock;

  constructor(parts: HealthParts, onError: OnError) {
    this.#parts = parts;
    this.#onError = onError;
    const { registry } = parts.database;
    // As it is when a turn begins or ends.
    const everyMinutes = () => parts.config.health.everyMinutes;
    this.#clock = new CustomersClock({
      registry,
      turns: leasedTurns(registry, { tours, count: turnsAtOnce, everyMinutes, firstMinutes: everyMinutes }),
      among: (ids) => this.#withAccesses(ids),
      atOnce: customersAtOnce,
      take: (customer, keep) => this.#take(customer, keep),
      onError,
    });
  }

  start(): void {
    if (this.#parts.config.health.everyMinutes > 0) this.#clock.start();
  }

  /** A customer's first turn at once, where others wait for a moment of their first interval. */
  async checkFirst(IDCustomer: number): Promise<void> {
    const { config, database } = this.#parts;
    const { everyMinutes } = config.health;
    if (everyMinutes === 0) return;
    try {
      await addTours(database.registry, tours, everyMinutes);
      await hastenTours(database.registry, tours, [IDCustomer], 0);
      this.#clock.wake();
    } catch (error) {
      this.#onError(error, '');
    }
  }

  /** Gives up the checks under way, whose turn is taken up again, and ends once nothing of them is left. */
  async stop(): Promise<void> {
    await this.#clock.stop();
  }

  /** Takes every turn that is due; answers how many it took. */
  runDue(): Promise<number> {
    return this.#clock.runDue();
  }

  /** Most customers have nothing to check, which one read per server shows of all of them. */
  async #withAccesses(ids: readonly number[]): Promise<number[]> {
    const { customers, probes } = this.#parts;
    const found: number[] = [];
    for (const { parc } of await customers.reachableServers(this.#onError)) {
      await listCustomersToCheck(parc, probes, ids).then(
        (some) => found.push(...some),
        (error: unknown) => this.#onError(error, ''),
      );
    }
    // Whose addresses receive changes is a matter of the registry.
    found.push(...(await listHookCustomers(this.#parts.database.registry, ids)).filter((id) => !found.includes(id)));
    for (let idle = ids.length - found.length; idle > 0; idle -= 1) turnTaken.tell({ outcome: 'done' });
    return found;
  }

  async #take(customer: CustomerRecord, keep: () => Promise<unknown>) {
    try {
      await this.#checkCustomer(customer, keep);
      turnTaken.tell({ outcome: 'done' });
    } catch (error) {
      turnTaken.tell({ outcome: 'failed' });
      throw error;
    }
  }

  async #checkCustomer(customer: CustomerRecord, keep: () => Promise<unknown>) {
    const { customers, outbox, probes } = this.#parts;
    const { signal } = this.#clock;
    const { database, db } = await customers.open(customer);
    const write: Verifying['write'] = (work) => database.write(customer, ownAuthor('Vérifier les interfaces'), work);
    const verifying: Verifying = { app: this.#parts, customer, db, by: 'comptoir', quiet: true, write, signal };
    for (const one of probes) {
      if (signal.aborted) return;
      // A failure of one interface does not stop the others.
      await verifyInterface(one, verifying).catch((error: unknown) => this.#onError(error, customer.name));
      await keep();
    }
    outbox.wake(customer);
  }
}
