import { LRUCache } from 'lru-cache';

/**
 * Shares reads that must be fresh: a caller is served by a read that began after it asked, and callers that ask during one
 * share the next. Under load, a hundred requests that must each know the current state cost two reads.
 */
export class Coalesced<T> {
  readonly #running = new Map<string, Promise<T>>();
  readonly #next = new Map<string, Promise<T>>();

  read(key: string, load: () => Promise<T>): Promise<T> {
    const running = this.#running.get(key);
    if (!running) return this.#start(key, load);
    const waiting = this.#next.get(key);
    if (waiting) return waiting;
    const next = running.then(
      () => this.#promote(key, load),
      () => this.#promote(key, load),
    );
    this.#next.set(key, next);
    return next;
  }

  #promote(key: string, load: () => Promise<T>) {
    this.#next.delete(key);
    return this.#start(key, load);
  }

  #start(key: string, load: () => Promise<T>) {
    const started = load().finally(() => {
      if (this.#running.get(key) === started) this.#running.delete(key);
    });
    this.#running.set(key, started);
    return started;
  }
}

/**
 * Remembers what was read for as long as its tables are unchanged. Every call asks for the tables' mark, and all callers
 * share that question, whatever key they ask for.
 */
export class Remembered<T extends object> {
  readonly #known = new LRUCache<string, { mark: string; value: T }>({ max: 5000 });
  readonly #marks = new Coalesced<string>();
  readonly #loads = new Coalesced<T | undefined>();

  /** `tables` are those that `mark` covers; `load` reads from them. */
  async read(key: string, tables: string, mark: () => Promise<string>, load: () => Promise<T | undefined>): Promise<T | undefined> {
    const present = await this.#marks.read(tables, mark);
    const known = this.#known.get(key);
    if (known?.mark === present) return known.value;
    // Begun after the mark was read, so never older than it.
    const value = await this.#loads.read(key, load);
    if (value) this.#known.set(key, { mark: present, value });
    return value;
  }
}
