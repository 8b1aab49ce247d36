import { anyNumber, anyText } from '../db/any-of.ts';
import type { Db } from '../db/tables.ts';
import { fullName } from '../domains/utilisateurs/utilisateurs.store.ts';

/** What people are called. */
export const readNoms = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('utilisateurs')
    .select(['IDPeople', fullName.as('Name')])
    .where('IDPeople', '=', anyNumber(ids))
    .execute();
  return new Map(rows.map(({ IDPeople, Name }) => [IDPeople, Name]));
};

/** Of these addresses, those of the customer's own people. */
export const readAdresses = async (db: Db, adresses: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('utilisateurs').select('EMail').distinct().where('EMail', '=', anyText(adresses)).execute();
  return new Set(rows.map(({ EMail }) => EMail));
};
