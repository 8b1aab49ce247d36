import { setTimeout as rest } from 'node:timers/promises';
import { planAnew } from '../../db/fresh-plans.ts';
import type { Db } from '../../db/tables.ts';

/** Items in one transaction: few enough not to block others for long on the embedded engine, which has one session. */
const batchSize = 100;
/** The pause between two transactions: time for another request's few statements, which would otherwise wait for a batch each. */
const restMillis = 10;

export const batchesOf = <T>(items: readonly T[], size = batchSize) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

type Save<R> = (db: Db) => Promise<R>;
/** What a call with `batches` gets from the mount. */
export type WriteBatch = <R>(save: Save<R>) => Promise<R>;

/** Ends the transaction of a trial: everything has run, nothing stays. */
class Undo extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('trial');
    this.result = result;
  }
}

const writeAndUndo = async <R>(write: WriteBatch, save: Save<R>): Promise<R> => {
  try {
    return await write(async (db): Promise<R> => {
      throw new Undo(await save(db));
    });
  } catch (error) {
    // Thrown just above, with the result of `save`.
    if (error instanceof Undo) return error.result as R;
    throw error;
  }
};

interface BatchWork<T, R> {
  items: readonly T[];
  /** A trial: everything runs, nothing is kept. */
  essai: boolean;
  /** All of them in one transaction: they are written together or not at all. */
  together?: boolean;
  write: WriteBatch;
  progress: (done: number, total: number) => void;
  /** One transaction: the outcomes of its items, in order. */
  save: (db: Db, items: readonly T[]) => Promise<R[]>;
}

/** Long work in short transactions; other requests get their turn in between. */
export const inBatches = async <T, R>({ items, essai, together = false, write, progress, save }: BatchWork<T, R>): Promise<R[]> => {
  const outcomes: R[] = [];
  progress(0, items.length);
  for (const batch of together ? [items] : batchesOf(items)) {
    const saveBatch = async (db: Db) => {
      await planAnew(db);
      return save(db, batch);
    };
    outcomes.push(...(await (essai ? writeAndUndo(write, saveBatch) : write(saveBatch))));
    progress(outcomes.length, items.length);
    await rest(restMillis);
  }
  return outcomes;
};
