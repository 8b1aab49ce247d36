import type { evenements } from '@comptoir/contract/domains/evenements/evenements.calls';
import { Refusal } from '@comptoir/contract/errors';
import type { Db } from '../../db/tables.ts';
import { routesOf } from '../../http/call.ts';
import { cursorOf, readCursor, type Cursor } from '../../journal/changes.rules.ts';
import { changesAfter, firstCursor, lastCursor, standingOf } from '../../journal/changes.store.ts';

/** Looks as well for what other processes have sealed. */
const lookMillis = 1_000;

/** @throws Refusal 410 with the first place that is kept, or 400 */
const checkedCursor = async (db: Db, text: string): Promise<Cursor> => {
  const cursor = readCursor(text);
  const standing = await standingOf(db, cursor);
  if (standing === 'kept') return cursor;
  if (standing === 'ahead')
    throw new Refusal('invalid', `Le curseur «\u00a0${text}\u00a0» est au-delà de la dernière modification de ce client.`, {
      apres: 'Ce curseur est au-delà de la dernière modification',
    });
  const suite = cursorOf(await firstCursor(db));
  const lost = new Refusal(
    'perdu',
    `Ce qui suit le curseur «\u00a0${text}\u00a0» n’est plus conservé. Relisez les données, puis reprenez à «\u00a0${suite}\u00a0».`,
  );
  lost.suite = suite;
  throw lost;
};

const startOf = (db: Db, apres: string | undefined) => {
  if (apres === undefined) return firstCursor(db);
  return apres === 'fin' ? lastCursor(db) : checkedCursor(db, apres);
};

export const evenementsRoutes = routesOf<typeof evenements>()({
  list: async ({ app, db, customer: { IDCustomer }, query: { apres, limite, attente }, gone }) => {
    const until = performance.now() + attente * 1000;
    const signal = gone();
    let from = await startOf(db, apres);
    for (;;) {
      const { changes, end } = await changesAfter(db, from, limite);
      const left = until - performance.now();
      if (changes.length > 0 || left <= 0 || signal.aborted || app.newInstants.signal.aborted)
        return { evenements: changes, suite: cursorOf(end) };
      from = end;
      await app.newInstants.next(IDCustomer, Math.min(left, lookMillis), signal);
    }
  },
});
