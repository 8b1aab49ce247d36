/** Informs whoever waits for it that a customer has an instant more, without a connection held meanwhile. */
export class NewInstants {
  readonly #waiting = new Map<number, Set<() => void>>();
  readonly #stop = new AbortController();

  /** Aborted by the stop: nobody waits any more. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  tell(IDCustomer: number): void {
    for (const wake of this.#waiting.get(IDCustomer) ?? []) wake();
  }

  stop(): void {
    this.#stop.abort();
  }

  /** Ends when this process has made an instant of the customer, after `millis`, or when the signal or the stop calls it off. */
  async next(IDCustomer: number, millis: number, signal: AbortSignal): Promise<void> {
    const ending = AbortSignal.any([signal, this.signal]);
    if (ending.aborted) return;
    const waiting = this.#waiting.get(IDCustomer) ?? new Set();
    this.#waiting.set(IDCustomer, waiting);
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        ending.removeEventListener('abort', end);
        waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, millis);
      ending.addEventListener('abort', end);
      waiting.add(end);
    });
    if (waiting.size === 0 && this.#waiting.get(IDCustomer) === waiting) this.#waiting.delete(IDCustomer);
  }
}
