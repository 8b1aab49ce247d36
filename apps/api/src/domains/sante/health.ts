import { randomUUID } from 'node:crypto';
import type { DatabaseServer } from '../../db/open.ts';
import type { App } from '../../http/parts.ts';
import { Clock } from '../../jobs/clock.ts';
import { inParallel } from '../../jobs/in-parallel.ts';
import type { Outbox } from '../../jobs/outbox.ts';
import { turnTaken } from '../../observe/events.ts';
import { findCustomersById, type CustomerRecord } from '../../registry/registry.store.ts';
import { addTours, claimTours, endTours, keepTours } from '../../registry/tours.store.ts';
import { listCustomersToCheck } from './parc.store.ts';
import { verifyInterface, type Verifying } from './verify-interface.ts';

interface HealthParts extends Pick<App, 'config' | 'customers' | 'vault' | 'partners' | 'probes'> {
  database: Pick<DatabaseServer, 'registry'>;
  outbox: Pick<Outbox, 'wake'>;
}
type OnError = (error: unknown, customer: string) => void;

const tours = 'santeTours';
/** Longer than one interface may last: a turn whose process died is taken up again after it. */
const leaseMinutes = 15;
const lookEveryMillis = 60_000;
const turnsAtOnce = 200;
/** Customers checked side by side: a partner that is slow for one holds up few others. */
const customersAtOnce = 4;

const author = () => ({
  Auteur: 'comptoir',
  Kind: 'system',
  IDPeople: null,
  Appel: '',
  Action: 'Vérifier les interfaces',
  Groupe: randomUUID(),
});

/**
 * Checks the accesses of the customers by the clock. A customer's turn is a row of the registry: whichever process takes
 * it does the checks, and any number of them share the customers.
 */
export class Health {
  readonly #parts: HealthParts;
  readonly #onError: OnError;
  readonly #clock: Clock;

  constructor(parts: HealthParts, onError: OnError) {
    this.#parts = parts;
    this.#onError = onError;
    this.#clock = new Clock({ run: () => this.runDue(), everyMillis: lookEveryMillis, onError: (error) => onError(error, '') });
  }

  start(): void {
    if (this.#parts.config.health.everyMinutes === 0) return;
    this.#clock.start();
    this.#clock.wake();
  }

  /** Gives up the checks under way, whose turn is taken up again, and ends once nothing of them is left. */
  async stop(): Promise<void> {
    await this.#clock.stop();
  }

  /** Takes every turn that is due; answers how many it took. */
  async runDue(): Promise<number> {
    const { database, config } = this.#parts;
    const { registry } = database;
    const { everyMinutes } = config.health;
    await addTours(registry, tours, everyMinutes);
    let taken = 0;
    while (!this.#clock.signal.aborted) {
      const ids = await claimTours(registry, tours, turnsAtOnce, leaseMinutes);
      if (ids.length === 0) break;
      taken += ids.length;
      await this.#take(ids);
      if (ids.length < turnsAtOnce) break;
    }
    return taken;
  }

  /** Most customers have nothing to check, which one read per server tells of all of them. */
  async #take(ids: readonly number[]) {
    const { database, config } = this.#parts;
    const { registry } = database;
    const { everyMinutes } = config.health;
    const busy = await this.#withAccesses(ids);
    const waiting = new Set(busy.map(({ IDCustomer }) => IDCustomer));
    const idle = ids.filter((id) => !waiting.has(id));
    if (idle.length > 0) await endTours(registry, tours, idle, everyMinutes);
    for (const _ of idle) turnTaken.tell({ outcome: 'done' });
    const keep = () => keepTours(registry, tours, [...waiting], leaseMinutes);
    await inParallel(customersAtOnce, busy, async (record) => {
      await this.#takeTurn(record, keep);
      waiting.delete(record.IDCustomer);
      // Called off, it is due again at once.
      await endTours(registry, tours, [record.IDCustomer], this.#clock.signal.aborted ? 0 : everyMinutes);
    });
  }

  async #withAccesses(ids: readonly number[]): Promise<CustomerRecord[]> {
    const { database, customers, probes } = this.#parts;
    const found: number[] = [];
    for (const { parc } of await customers.reachableServers(this.#onError)) {
      await listCustomersToCheck(parc, probes, ids).then(
        (some) => found.push(...some),
        (error: unknown) => this.#onError(error, ''),
      );
    }
    return found.length > 0 ? findCustomersById(database.registry, found) : [];
  }

  async #takeTurn(customer: CustomerRecord, keep: () => Promise<unknown>) {
    try {
      await this.#checkCustomer(customer, keep);
      turnTaken.tell({ outcome: 'done' });
    } catch (error) {
      turnTaken.tell({ outcome: 'failed' });
      this.#onError(error, customer.name);
    }
  }

  async #checkCustomer(customer: CustomerRecord, keep: () => Promise<unknown>) {
    const { customers, outbox, probes } = this.#parts;
    const { database, db } = await customers.open(customer);
    const write: Verifying['write'] = (work) => database.write(customer, author(), work);
    const verifying: Verifying = { app: this.#parts, customer, db, by: 'comptoir', quiet: true, write, signal: this.#clock.signal };
    for (const one of probes) {
      if (this.#clock.signal.aborted) return;
      // What goes wrong with one interface keeps the others from nothing.
      await verifyInterface(one, verifying).catch((error: unknown) => this.#onError(error, customer.name));
      await keep();
    }
    outbox.wake(customer);
  }
}
