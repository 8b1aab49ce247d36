/** The rows opened for editing; kept outside the rows, which are unmounted when scrolled away. */
export class OpenRows {
  readonly #open = new Set<string>();
  readonly #listeners = new Set<() => void>();

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  has = (id: string) => this.#open.has(id);

  open(id: string) {
    this.#open.add(id);
    this.#publish();
  }

  close(ids: readonly string[]) {
    for (const id of ids) this.#open.delete(id);
    this.#publish();
  }

  #publish() {
    for (const listener of this.#listeners) listener();
  }
}
