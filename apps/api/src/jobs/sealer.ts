import type { DatabaseServer } from '../db/open.ts';
import { listUnsealed, seal } from '../journal/seal.store.ts';
import { Clock } from './clock.ts';
import { inParallel } from './in-parallel.ts';

interface SealerSettings {
  servers: () => Promise<readonly DatabaseServer[]>;
  /** Of this customer there is an instant more. */
  onSealed?: (IDCustomer: number) => void;
  onError: (error: unknown) => void;
}

/** Writes that follow each other share an instant; its age stays well under two seconds. */
const gatherMillis = 300;
/** Finds what another way than this process has written. */
const sweepMillis = 60_000;
/** Customers sealed side by side: the other connections belong to requests. */
const atOnce = 2;

/**
 * Makes instants of the journal: soon after each write of this process, and once a minute of what others have written. Any
 * number of processes may do so side by side; one that dies in between leaves its lines to the next.
 */
export class Sealer {
  readonly #settings: SealerSettings;
  /** By server, the customers that have been written to since they were last sealed. */
  readonly #written = new Map<DatabaseServer, Set<number>>();
  readonly #forget: (() => void)[] = [];
  readonly #sealing: Clock;
  readonly #sweeping: Clock;
  #isGathering = false;

  constructor(settings: SealerSettings) {
    const { onError } = settings;
    this.#settings = settings;
    this.#sealing = new Clock({ run: () => this.#sealWritten(), onError });
    this.#sweeping = new Clock({ run: () => this.#sweep(), everyMillis: sweepMillis, onError });
  }

  start(): void {
    this.#sweeping.start();
    this.#sweeping.wake();
  }

  /** Seals what is still waiting, and ends. */
  async stop(): Promise<void> {
    for (const forget of this.#forget) forget();
    await this.#sweeping.stop();
    await this.#sealing.stop();
    await this.#sealWritten();
  }

  async #sweep() {
    for (const server of await this.#settings.servers()) {
      const written = this.#of(server);
      for (const IDCustomer of await listUnsealed(server.parc)) written.add(IDCustomer);
    }
    this.#sealing.wake();
  }

  #of(server: DatabaseServer): Set<number> {
    const known = this.#written.get(server);
    if (known) return known;
    const written = new Set<number>();
    this.#written.set(server, written);
    this.#forget.push(
      server.onWrite((IDCustomer) => {
        written.add(IDCustomer);
        if (this.#isGathering) return;
        this.#isGathering = true;
        this.#sealing.wakeAfter(gatherMillis);
      }),
    );
    return written;
  }

  async #sealWritten() {
    this.#isGathering = false;
    for (const [server, written] of this.#written) {
      const customers = [...written];
      written.clear();
      await inParallel(atOnce, customers, async (IDCustomer) => {
        try {
          const lines = await seal(server.customer(IDCustomer));
          if (lines) this.#settings.onSealed?.(IDCustomer);
          if (lines !== undefined) return;
        } catch (error) {
          this.#settings.onError(error);
          return;
        }
        written.add(IDCustomer);
        this.#sealing.wakeAfter(gatherMillis);
      });
    }
  }
}
