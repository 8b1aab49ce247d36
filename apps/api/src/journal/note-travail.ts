import type { Db } from '../db/tables.ts';
import { countLines, endTravail, type TableDeTravaux } from './travaux.store.ts';

type Write = <R>(work: (db: Db) => Promise<R>) => Promise<R>;
/** To be called in each transaction of the run, with what became of its lines. */
type Count = (db: Db, outcomes: readonly { effet: string }[]) => Promise<unknown>;

interface Noted {
  table: TableDeTravaux;
  Groupe: string;
  /** Notes that it begins. */
  begin: (db: Db) => Promise<unknown>;
}

const nothing: Count = () => Promise.resolve();

const countOf = (outcomes: readonly { effet: string }[]) => {
  const refusees = outcomes.filter(({ effet }) => effet === 'refus').length;
  const ecrit = outcomes.some(({ effet }) => effet !== 'refus' && effet !== 'inchange');
  return { prises: outcomes.length - refusees, refusees, ecrit };
};

/** Notes long work while it runs and how it ended; a trial is not noted. */
export const noteTravail = async <R>(write: Write, noted: Noted | null, work: (count: Count) => Promise<R>): Promise<R> => {
  if (!noted) return work(nothing);
  const { table, Groupe, begin } = noted;
  await write(begin);
  try {
    const result = await work((db, outcomes) => countLines(db, table, Groupe, countOf(outcomes)));
    await write((db) => endTravail(db, table, Groupe, false));
    return result;
  } catch (error) {
    // What stopped it may keep this from being written as well: its silence says so then.
    await write((db) => endTravail(db, table, Groupe, true)).catch(() => undefined);
    throw error;
  }
};
