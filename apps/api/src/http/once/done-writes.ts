import { LRUCache } from 'lru-cache';

/**
 * What writes under a key answered: those under way, and for a while those that have ended. Bounded, and of this process; that a write
 * was done at all, the journal knows.
 */
export class DoneWrites {
  readonly #underWay = new Map<string, Promise<unknown>>();
  readonly #ended = new LRUCache<string, { result: unknown; size: number }>({
    maxSize: 32 * 1024 * 1024,
    maxEntrySize: 256 * 1024,
    sizeCalculation: ({ size }) => size,
    ttl: 15 * 60_000,
  });

  /**
   * What came of the write of this name, which holds who asks for what under which key; makes it if it is not known.
   * @param sizeOf in bytes, or null for what cannot be given twice
   */
  async once(name: string, make: () => Promise<unknown>, sizeOf: (result: unknown) => number | null): Promise<unknown> {
    const ended = this.#ended.get(name);
    if (ended) return ended.result;
    const underWay = this.#underWay.get(name);
    if (underWay) return underWay;
    const made = make();
    this.#underWay.set(name, made);
    try {
      const result = await made;
      const size = sizeOf(result);
      if (size !== null) this.#ended.set(name, { result, size: size + 200 });
      return result;
    } finally {
      this.#underWay.delete(name);
    }
  }
}
