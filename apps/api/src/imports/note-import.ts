import type { Db } from '../db/tables.ts';
import { beginImport, countLines, endImport, type BegunImport } from './history.store.ts';

type Write = <R>(work: (db: Db) => Promise<R>) => Promise<R>;
/** To be called in each transaction of the import, with what became of its lines. */
type Count = (db: Db, outcomes: readonly { effet: string }[]) => Promise<unknown>;

const nothing: Count = () => Promise.resolve();

/** Notes an import while it runs and how it ended; a trial is not noted. */
export const noteImport = async <R>(write: Write, begun: BegunImport | null, work: (count: Count) => Promise<R>): Promise<R> => {
  if (!begun) return work(nothing);
  const IDImport = await write((db) => beginImport(db, begun));
  try {
    const result = await work((db, outcomes) => {
      const refusees = outcomes.filter(({ effet }) => effet === 'refus').length;
      return countLines(db, IDImport, outcomes.length - refusees, refusees);
    });
    await write((db) => endImport(db, IDImport, false));
    return result;
  } catch (error) {
    // What stopped the import may keep this from being written as well: its silence says so then.
    await write((db) => endImport(db, IDImport, true)).catch(() => undefined);
    throw error;
  }
};
