import { LRUCache } from 'lru-cache';

/** When each session was last used, as this process knows it. What is new is written now and then, for the other processes. */
export class Presence {
  readonly #seen = new LRUCache<number, number>({ max: 50_000 });
  #unwritten = new Map<number, number>();

  note(IDSession: number, at: number): void {
    this.#seen.set(IDSession, at);
    this.#unwritten.set(IDSession, at);
  }

  /** In milliseconds; 0 where this process has not seen it. */
  last(IDSession: number): number {
    return this.#seen.get(IDSession) ?? 0;
  }

  /** What came since it was last taken. A failed write gives it back. */
  async write(save: (seen: ReadonlyMap<number, number>) => Promise<unknown>): Promise<void> {
    const taken = this.#unwritten;
    if (taken.size === 0) return;
    this.#unwritten = new Map();
    try {
      await save(taken);
    } catch (error) {
      this.#unwritten = new Map([...taken, ...this.#unwritten]);
      throw error;
    }
  }
}
