import { LRUCache } from 'lru-cache';

/** A write as its caller names it. */
export interface Asked {
  /** The key, with whom it is of. */
  name: string;
  /** What is asked for under it. */
  print: string;
}

interface Done {
  print: string;
  result: unknown;
}

/**
 * Writes that were done under a key, with what they answered: those under way, and for a while those that have ended. Bounded, and
 * of this process; that a write was done at all, the journal knows.
 */
export class DoneWrites {
  readonly #underWay = new Map<string, Done>();
  readonly #ended = new LRUCache<string, Done & { size: number }>({
    maxSize: 32 * 1024 * 1024,
    maxEntrySize: 256 * 1024,
    sizeCalculation: ({ size }) => size,
    ttl: 15 * 60_000,
  });

  /** Undefined if nothing was asked for under this name lately. @throws what `other` gives, if it was something else */
  find({ name, print }: Asked, other: () => Error): { result: unknown } | undefined {
    const known = this.#underWay.get(name) ?? this.#ended.get(name);
    if (known && known.print !== print) throw other();
    return known;
  }

  /** Keeps what comes of it. `sizeOf`: in bytes, or null for what cannot be given twice. */
  async keep<T>({ name, print }: Asked, result: Promise<T>, sizeOf: (made: T) => number | null): Promise<T> {
    this.#underWay.set(name, { print, result });
    try {
      const made = await result;
      const size = sizeOf(made);
      if (size !== null) this.#ended.set(name, { print, result: made, size: size + 200 });
      return made;
    } finally {
      this.#underWay.delete(name);
    }
  }
}
