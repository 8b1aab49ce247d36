import { replaceEqualDeep } from '@tanstack/react-query';

export interface RowDraft<Row> {
  /** The keys that differ from what is stored. */
  changes: Partial<Row>;
  /** Why the row was not saved. */
  error: string | null;
  /** A sentence for each refused key. */
  fields: Readonly<Record<string, string>>;
}

const blank = { changes: {}, error: null, fields: {} };

const isEqual = (one: unknown, other: unknown) => replaceEqualDeep(one, other) === one;
const kept = <T extends object>(part: T, keeps: (key: string, value: unknown) => boolean): T =>
  // Some of the entries of a part are such a part again.
  Object.fromEntries(Object.entries(part).filter(([key, value]) => keeps(key, value))) as T;
const valueAt = (row: object, key: string): unknown => Object.entries(row).find(([name]) => name === key)?.[1];

/** What is typed in a grid; kept outside the rows, which are unmounted when scrolled away. */
export class Drafts<Row extends object> {
  readonly #drafts = new Map<string, RowDraft<Row>>();
  readonly #listeners = new Set<() => void>();
  #changed: readonly string[] = [];

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  of = (id: string): RowDraft<Row> => this.#drafts.get(id) ?? blank;

  /** The ids of the changed rows: the same list object until they change. */
  changed = () => this.#changed;

  /** Sets typed values. A value that equals the stored one is no change any more. */
  change(id: string, stored: Row, part: Partial<Row>) {
    const { changes, fields } = this.of(id);
    const next = kept({ ...changes, ...part }, (key, value) => !isEqual(valueAt(stored, key), value));
    this.#put(id, { changes: next, error: null, fields: kept(fields, (key) => !Object.hasOwn(part, key)) });
    this.#publish();
  }

  refuse(id: string, error: string, fields: Readonly<Record<string, string>>) {
    this.#put(id, { ...this.of(id), error, fields });
    this.#publish();
  }

  /** These changes are stored; whatever was typed meanwhile stays. */
  saved(id: string, sent: Partial<Row>) {
    const changes = kept(this.of(id).changes, (key, value) => !Object.hasOwn(sent, key) || !isEqual(valueAt(sent, key), value));
    this.#put(id, { changes, error: null, fields: {} });
    this.#publish();
  }

  drop(ids: readonly string[]) {
    for (const id of ids) this.#drafts.delete(id);
    this.#publish();
  }

  /** New rows are stored: changes that they already have are dropped, and those of rows that are gone. */
  follow(storedOf: (id: string) => Row | undefined) {
    if (this.#drafts.size === 0) return;
    for (const [id, draft] of this.#drafts) {
      const stored = storedOf(id);
      if (stored) this.#put(id, { ...draft, changes: kept(draft.changes, (key, value) => !isEqual(valueAt(stored, key), value)) });
      else this.#drafts.delete(id);
    }
    this.#publish();
  }

  #put(id: string, draft: RowDraft<Row>) {
    if (Object.keys(draft.changes).length === 0 && draft.error === null) this.#drafts.delete(id);
    else this.#drafts.set(id, draft);
  }

  #publish() {
    const changed = [...this.#drafts].filter(([, { changes }]) => Object.keys(changes).length > 0).map(([id]) => id);
    this.#changed = replaceEqualDeep(this.#changed, changed);
    for (const listener of this.#listeners) listener();
  }
}
