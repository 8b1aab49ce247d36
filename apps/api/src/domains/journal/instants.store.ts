import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';

/** On each side of the date that is asked for. */
const perSide = 25;

/** A date without a zone is one in Paris, where the product is used. */
const timeOf = (autour: string) =>
  /(?:Z|[+-]\d\d:?\d\d)$/.test(autour)
    ? sql<string>`${autour}::timestamptz`
    : sql<string>`(${autour}::timestamp at time zone 'Europe/Paris')`;

const instants = (db: Db) => db.selectFrom('instants').select(['IDInstant', 'DateH']);

/** The instants nearest to a date or to an instant, half of them after it, or the newest ones; newest first. */
export const listInstants = async (db: Db, { autour, numero }: { autour?: string | undefined; numero?: number | undefined }) => {
  if (numero !== undefined) {
    const [later, own] = await Promise.all([
      instants(db).where('IDInstant', '>', numero).orderBy('IDInstant').limit(perSide).execute(),
      instants(db).where('IDInstant', '<=', numero).orderBy('IDInstant', 'desc').limit(perSide).execute(),
    ]);
    return [...later.toReversed(), ...own];
  }
  if (autour === undefined)
    return instants(db)
      .orderBy('IDInstant', 'desc')
      .limit(2 * perSide)
      .execute();
  const [after, before] = await Promise.all([
    instants(db).where('DateH', '>', timeOf(autour)).orderBy('IDInstant').limit(perSide).execute(),
    instants(db).where('DateH', '<=', timeOf(autour)).orderBy('IDInstant', 'desc').limit(perSide).execute(),
  ]);
  return [...after.toReversed(), ...before];
};
