import { expect } from 'vitest';
import type { Db } from '../src/db/tables.ts';
import type { TestApp } from './http.ts';
import { patience } from './patience.ts';
import { writeIn } from './rows/utilisateurs.ts';

const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * What a call answers that comes upon a write of somebody else, looks before that is committed, and waits for it. Only where the engine
 * has several sessions: on the embedded one the call would begin when the write has ended.
 */
export const overtaken = async <T>(on: TestApp, write: (db: Db) => Promise<unknown>, call: () => Promise<T>): Promise<T> => {
  const { database } = await on.app.customers.open((await on.app.customers.find('BDGpUn'))!);
  const { answer } = await writeIn(on, async (db) => {
    await write(db);
    const begun = call();
    await expect.poll(async () => (await database.admin((client) => client.query(waiting))).rowCount, { timeout: patience }).toBe(1);
    // In an object, or its end would be waited for before the commit that it waits for.
    return { answer: begun };
  });
  return answer;
};
