import type { DatabaseServer } from '../db/open.ts';
import { findCustomersById, type CustomerRecord } from '../registry/registry.store.ts';
import { Clock } from './clock.ts';
import { inParallel } from './in-parallel.ts';

type Ids = readonly number[];
export type OnError = (error: unknown, customer: string) => void;

/** Where turns come from, and what becomes of them. */
export interface Turns {
  /** Customers whose turn it is, some at a time, as long as there are any. */
  due: (signal: AbortSignal) => AsyncIterable<Ids>;
  /** They are still being worked on. */
  keep: (ids: Ids) => Promise<unknown>;
  /** Called off, they are due again at once. */
  end: (ids: Ids, isCalledOff: boolean) => Promise<unknown>;
}

interface CustomersJob {
  registry: DatabaseServer['registry'];
  turns: Turns;
  /** Those of them with something to do; without it, all. */
  among?: (ids: Ids) => Promise<Ids>;
  /** Customers worked on side by side. */
  atOnce: number;
  /** `keep` is called now and then by what lasts long. */
  take: (customer: CustomerRecord, keep: () => Promise<unknown>) => Promise<unknown>;
  onError: OnError;
}

const lookEveryMillis = 60_000;

/** Looks each minute whose turn it is, and does a job for each of these customers: what fails for one stops no other. */
export class CustomersClock {
  readonly #job: CustomersJob;
  readonly #clock: Clock;

  constructor(job: CustomersJob) {
    this.#job = job;
    this.#clock = new Clock({ run: () => this.runDue(), everyMillis: lookEveryMillis, onError: (error) => job.onError(error, '') });
  }

  /** Aborted by the stop: a turn gives up what can be done again later. */
  get signal(): AbortSignal {
    return this.#clock.signal;
  }

  start(): void {
    this.#clock.start();
    this.#clock.wake();
  }

  /** Does not wait for the next minute. */
  wake(): void {
    this.#clock.wake();
  }

  /** Ends once nothing of the turns under way is left. */
  async stop(): Promise<void> {
    await this.#clock.stop();
  }

  /** Takes every turn that is due; answers how many these were. */
  async runDue(): Promise<number> {
    let taken = 0;
    for await (const ids of this.#job.turns.due(this.signal)) {
      taken += ids.length;
      await this.#takeAll(ids);
    }
    return taken;
  }

  async #takeAll(ids: Ids) {
    const { registry, turns, among, atOnce } = this.#job;
    const some = among ? await among(ids) : ids;
    const busy = some.length > 0 ? await findCustomersById(registry, some) : [];
    const waiting = new Set(busy.map(({ IDCustomer }) => IDCustomer));
    const idle = ids.filter((id) => !waiting.has(id));
    if (idle.length > 0) await turns.end(idle, false);
    const keep = () => turns.keep([...waiting]);
    await inParallel(atOnce, busy, async (customer) => {
      await this.#take(customer, keep);
      waiting.delete(customer.IDCustomer);
      await turns.end([customer.IDCustomer], this.signal.aborted);
    });
  }

  async #take(customer: CustomerRecord, keep: () => Promise<unknown>) {
    if (this.signal.aborted) return;
    try {
      await this.#job.take(customer, keep);
    } catch (error) {
      this.#job.onError(error, customer.name);
    }
  }
}
