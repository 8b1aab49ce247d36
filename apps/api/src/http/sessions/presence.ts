import { LRUCache } from 'lru-cache';
import { Clock } from '../../jobs/clock.ts';

const everyMillis = 30_000;

/** Writes when each was last used, by id, in milliseconds. */
type Save = (seen: ReadonlyMap<number, number>) => Promise<unknown>;

/** When each session or token was last used, as this process knows it. What is new is written now and then, for the other processes. */
export class Presence {
  readonly #save: Save;
  readonly #clock: Clock;
  readonly #seen = new LRUCache<number, number>({ max: 50_000 });
  #unwritten = new Map<number, number>();

  constructor(save: Save, onError: (error: unknown) => void) {
    this.#save = save;
    this.#clock = new Clock({ run: () => this.write(), everyMillis, onError });
  }

  start(): void {
    this.#clock.start();
  }

  /** Writes what is left, and ends. */
  async stop(): Promise<void> {
    await this.#clock.stop();
    await this.write();
  }

  note(id: number, at: number): void {
    this.#seen.set(id, at);
    this.#unwritten.set(id, at);
  }

  /** In milliseconds; 0 where this process has not seen it. */
  last(id: number): number {
    return this.#seen.get(id) ?? 0;
  }

  /** Writes what came since the last time; what could not be written stays for the next. */
  async write(): Promise<void> {
    const taken = this.#unwritten;
    if (taken.size === 0) return;
    this.#unwritten = new Map();
    try {
      await this.#save(taken);
    } catch (error) {
      this.#unwritten = new Map([...taken, ...this.#unwritten]);
      throw error;
    }
  }
}
