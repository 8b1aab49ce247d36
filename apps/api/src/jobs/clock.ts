interface Job {
  /** Its signal is aborted by the stop: give up what can be done again later. */
  run: (signal: AbortSignal) => Promise<unknown>;
  /** Without it, the job runs only when it is woken. */
  everyMillis?: number;
  onError: (error: unknown) => void;
}

/** Runs a job when it is woken and at an interval: never twice at once, and once more when it was woken during a run. */
export class Clock {
  readonly #job: Job;
  readonly #stop = new AbortController();
  readonly #wakes = new Set<NodeJS.Timeout>();
  #interval: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isWanted = false;

  constructor(job: Job) {
    this.#job = job;
  }

  /** Aborted by the stop. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Begins the interval, whose first run comes at its end: wake the clock where it should not wait. */
  start(): void {
    // Node would take a missing interval for a millisecond.
    if (this.#job.everyMillis === undefined) return;
    this.#interval = setInterval(() => this.wake(), this.#job.everyMillis);
    this.#interval.unref();
  }

  wake(): void {
    if (this.signal.aborted) return;
    this.#isWanted = true;
    this.#running ??= this.#run();
  }

  wakeAfter(millis: number): void {
    if (this.signal.aborted) return;
    const timer = setTimeout(() => {
      this.#wakes.delete(timer);
      this.wake();
    }, millis);
    timer.unref();
    this.#wakes.add(timer);
  }

  /** Waits until nothing runs and nothing has been asked for. */
  async idle(): Promise<void> {
    await this.#running;
  }

  /** Ends once the run under way has ended; no other one begins. */
  async stop(): Promise<void> {
    clearInterval(this.#interval);
    for (const timer of this.#wakes) clearTimeout(timer);
    this.#stop.abort();
    await this.#running;
  }

  async #run() {
    try {
      // Whoever wakes the clock goes on first, so that one run serves all that is asked in one turn.
      await Promise.resolve();
      while (this.#isWanted && !this.signal.aborted) {
        this.#isWanted = false;
        try {
          await this.#job.run(this.signal);
        } catch (error) {
          this.#job.onError(error);
        }
      }
    } finally {
      this.#running = undefined;
    }
  }
}
