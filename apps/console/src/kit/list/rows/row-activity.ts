import { createContext, useContext, useSyncExternalStore } from 'react';

export interface RowState {
  /** Running calls of this row. */
  calls: number;
  /** What its switches show until the answer, by column. */
  drafts: Readonly<Record<string, boolean>>;
}

const idle: RowState = { calls: 0, drafts: {} };

/** The activity of the rows of one list; kept outside the rows, which are unmounted when scrolled away. */
export class RowActivity {
  #states = new Map<string, RowState>();
  #listeners = new Set<() => void>();

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  of = (row: string) => this.#states.get(row) ?? idle;

  /** Marks the row as busy until `work` settles. A draft is what a switch shows meanwhile. */
  async run<T>(row: string, work: () => Promise<T>, draft: Readonly<Record<string, boolean>> = {}): Promise<T> {
    const before = this.of(row);
    this.#set(row, { calls: before.calls + 1, drafts: { ...before.drafts, ...draft } });
    try {
      return await work();
    } finally {
      const { calls, drafts } = this.of(row);
      this.#set(row, { calls: calls - 1, drafts: Object.fromEntries(Object.entries(drafts).filter(([column]) => !(column in draft))) });
    }
  }

  #set(row: string, state: RowState) {
    if (state.calls === 0) this.#states.delete(row);
    else this.#states.set(row, state);
    for (const listener of this.#listeners) listener();
  }
}

export const RowActivityContext = createContext(new RowActivity());

export const useRowActivity = (row: string) => {
  const activity = useContext(RowActivityContext);
  const state = useSyncExternalStore(activity.subscribe, () => activity.of(row));
  return { ...state, run: activity.run.bind(activity, row) };
};
