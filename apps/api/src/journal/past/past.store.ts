import { Refusal } from '@comptoir/contract/errors';
import { sql, type RawBuilder } from 'kysely';
import { boundTo } from '../../db/driver/bound-transaction.ts';
import type { DatabaseServer } from '../../db/open.ts';
import type { Db } from '../../db/tables.ts';
import { lastPurged } from '../changes.store.ts';
import { isAfterInstant } from '../state.store.ts';
import { PastConnection } from './past-connection.ts';
import { changedAfter, shadow } from './shadow.store.ts';

const inParis = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'long', timeStyle: 'short' });

/** A date and time as a sentence says them: `27 novembre 2026 à 10:12`. */
export const momentOf = (date: string) => inParis.format(new Date(date));

export const findInstant = (db: Db, IDInstant: number) =>
  db.selectFrom('instants').select(['IDInstant', 'DateH']).where('IDInstant', '=', IDInstant).executeTakeFirst();

/** Whether a line says that all rows were replaced: nothing before it is put back or shown. */
export const isReplacing = sql<boolean>`"NomTable" = '*' and "Apres" ->> 'nature' in ('import', 'exemple')`;

const replaced = { import: 'un import les a remplacées', exemple: 'des données d’exemple les ont remplacées' } as const;

/** The last of some lines by which all rows were replaced, with the first instant from which states can be read. */
const lastReplacing = (db: Db, since: RawBuilder<boolean>) =>
  db
    .selectFrom('journal')
    .select([
      'journal.DateH',
      sql<keyof typeof replaced>`"Apres" ->> 'nature'`.as('nature'),
      ({ selectFrom }) =>
        selectFrom('instants')
          .select(({ fn }) => fn.min<number | null>('IDInstant').as('IDInstant'))
          .whereRef('Jusqua', '>=', 'journal.IDJournal')
          .as('suite'),
    ])
    .where(since)
    .where(isReplacing)
    .orderBy('journal.IDJournal', 'desc')
    .limit(1)
    .executeTakeFirst();

const gone = (message: string, suite: number | null) => {
  const refusal = new Refusal('perdu', message);
  refusal.suite = suite === null ? undefined : String(suite);
  return refusal;
};

/**
 * Refuses what lies before all rows were replaced. `since`: the lines that came after it; `asked`: what can no longer be known.
 * @throws Refusal `perdu`
 */
export const requireUnbroken = async (db: Db, since: RawBuilder<boolean>, asked: string): Promise<void> => {
  const barrier = await lastReplacing(db, since);
  if (!barrier) return;
  const { nature, DateH, suite } = barrier;
  throw gone(`${asked} ${replaced[nature]} le ${momentOf(DateH)}, et l’historique se lit à partir de cette date.`, suite);
};

/**
 * Refuses an instant that this customer does not have, or whose state can no longer be known.
 * @throws Refusal `unknown`, `perdu`
 */
export const requireInstant = async (db: Db, IDInstant: number): Promise<void> => {
  const instant = await findInstant(db, IDInstant);
  if (!instant) throw new Refusal('unknown', 'Cet instant n’existe pas dans l’historique de ce client.');
  const asked = `L’état du ${momentOf(instant.DateH)} ne peut plus être montré\u00a0:`;
  const purged = await lastPurged(db);
  const first = IDInstant < purged ? await findInstant(db, purged) : undefined;
  if (first) throw gone(`${asked} l’historique de ce client est conservé depuis le ${momentOf(first.DateH)}.`, purged);
  await requireUnbroken(db, isAfterInstant(db, IDInstant), asked);
};

/**
 * Lets `work` read a customer as it was at an instant, through a handle like any other; nothing that it might write is kept.
 * @throws Refusal `unknown`, `perdu`
 */
export const readAt = <T>(database: DatabaseServer, IDCustomer: number, IDInstant: number, work: (db: Db) => Promise<T>): Promise<T> =>
  database.snapshot(IDCustomer, async (db, client) => {
    await requireInstant(db, IDInstant);
    const changed = await changedAfter(db, IDInstant);
    const make = (table: string) => shadow(client, db, table, { IDCustomer, IDInstant, columns: database.columnsOf(table) });
    return work(boundTo(db, new PastConnection(client, changed, make)));
  });
