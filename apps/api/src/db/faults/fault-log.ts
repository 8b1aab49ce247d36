import { faultOf, type FaultKind } from './database-fault.ts';

const everyMillis = 10_000;

interface Log {
  error(what: object, message: string): void;
}

const said: Record<FaultKind, string> = {
  busy: 'the database is busy',
  gone: 'the database does not answer',
  full: 'the database has no room left',
  readOnly: 'the database takes no writes',
  tooNew: 'the data come from a newer release',
};

/** One line for a fault of the database, and one with the count of its repeats: thousands of calls may meet it at once. */
export class FaultLog {
  readonly #log: Log;
  readonly #repeats = new Map<FaultKind, number>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** Notes a fault of the database; false when the error is something else, which is left to the caller. */
  note(error: unknown): boolean {
    const fault = faultOf(error);
    if (!fault) return false;
    const repeats = this.#repeats.get(fault);
    this.#repeats.set(fault, repeats === undefined ? 0 : repeats + 1);
    if (repeats === undefined) this.#begin(fault, error);
    return true;
  }

  #begin(fault: FaultKind, error: unknown) {
    const reason = error instanceof Error ? error.message : String(error);
    this.#log.error({ fault, reason }, said[fault]);
    const tell = () => {
      const count = this.#repeats.get(fault);
      this.#repeats.delete(fault);
      if (count) this.#log.error({ fault, count }, `${said[fault]}, again`);
    };
    setTimeout(tell, everyMillis).unref();
  }
}
