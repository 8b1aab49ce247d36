import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '@comptoir/contract/errors';
import { faultOf } from '../db/faults/database-fault.ts';

const patienceMillis = 1_000;
const late = Symbol('late');

const notReady = (message: string) => {
  const refusal = new Refusal('not_ready', message);
  refusal.retryAfterSeconds = 5;
  return refusal;
};

/** Whether this process should get requests: it can write, and is not ending. */
export class Readiness {
  readonly #probe: () => Promise<void>;
  readonly #onBug: (error: unknown) => void;
  #running: Promise<void> | undefined;
  #isStopping = false;

  /** `probe` rejects if the registry cannot be written; `onBug` gets errors that are not the database's. */
  constructor(probe: () => Promise<void>, onBug: (error: unknown) => void) {
    this.#probe = probe;
    this.#onBug = onBug;
  }

  get isStopping() {
    return this.#isStopping;
  }

  stop(): void {
    this.#isStopping = true;
  }

  /** Simultaneous callers share one answer. @throws Refusal 503, or the database's fault */
  async check(): Promise<void> {
    if (this.#isStopping) throw notReady('Ce serveur s’arrête.');
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
    const first = await Promise.race([this.#running, wait(patienceMillis, late, { ref: false })]);
    if (first === late) throw notReady('La base de données ne répond pas à temps.');
  }

  async #run() {
    try {
      await this.#probe();
    } catch (error) {
      if (faultOf(error)) throw error;
      this.#onBug(error);
      throw notReady('La base de données n’accepte pas d’écriture.');
    }
  }
}
