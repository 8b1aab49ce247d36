import type pg from 'pg';
import { asGone } from '../faults/database-gone.ts';

export type Callback<T> = (error: Error | null, result?: T) => void;

/** What `pg` runs, with the callback around which it puts its time limit, and the statements for who watches. */
export interface Submitted<T> extends pg.Submittable {
  readonly texts: readonly string[];
  callback: Callback<T>;
}

/** Runs what `make` makes; an error has the stack of whoever asked, as those of `pg` itself. */
export const submit = <T>(client: pg.ClientBase, make: (callback: Callback<T>) => Submitted<T>): Promise<T> =>
  new Promise<T>((resolve, reject) => {
    // Without an error there is a result.
    client.query(make((error, result) => (error ? reject(error) : resolve(result as T))));
  }).catch((error: unknown) => {
    if (error instanceof Error) Error.captureStackTrace(error);
    throw asGone(error);
  });
