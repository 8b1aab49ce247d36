const endOfTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));

/**
 * Writes what several callers add in one go: what comes in the same turn of the event loop, or while a write is under way, shares
 * the next one. Whoever adds waits for the write that holds it, and hears of its failure.
 */
export class Gathered<T> {
  readonly #write: (items: readonly T[]) => Promise<void>;
  #waiting: T[] = [];
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(write: (items: readonly T[]) => Promise<void>) {
    this.#write = write;
  }

  add(item: T): Promise<void> {
    this.#waiting.push(item);
    this.#next ??= this.#after(this.#running);
    return this.#next;
  }

  async #after(former: Promise<void> | undefined) {
    // Its own callers hear of its failure.
    await former?.catch(() => {});
    await endOfTurn();
    const items = this.#waiting;
    this.#waiting = [];
    this.#running = this.#next;
    this.#next = undefined;
    await this.#write(items);
  }
}
