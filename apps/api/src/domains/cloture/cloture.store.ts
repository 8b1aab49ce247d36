import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import { fullName } from '../utilisateurs/utilisateurs.store.ts';

/** Whoever has open reports dated up to this day, by name, and how many. */
export const countOpen = (db: Db, date: string) =>
  db
    .selectFrom('rapports')
    .innerJoin('utilisateurs', 'utilisateurs.IDPeople', 'rapports.IDPeople')
    .select(({ fn }) => ['utilisateurs.IDPeople as ID', fullName.as('Name'), fn.countAll<number>().as('Nombre')])
    .where('rapports.DateHCloture', 'is', null)
    .where('DateRapport', '<=', date)
    .groupBy(['utilisateurs.IDPeople', 'utilisateurs.Lastname', 'utilisateurs.Firstname'])
    .orderBy(sql`${fullName} collate tools.fr`)
    .orderBy('ID')
    .execute();

const anyOf = (ids: readonly number[]) => sql<number>`any(${[...ids]}::bigint[])`;

/** Closes the reports, and the open deals that they belong to. */
export const closeRapports = async (db: Db, users: readonly number[], date: string) => {
  const now = sql<string>`now()`;
  const closed = await db
    .updateTable('rapports')
    .set({ DateHCloture: now })
    // The update itself has the condition: a report closed meanwhile is not closed again.
    .where('DateHCloture', 'is', null)
    .where('DateRapport', '<=', date)
    .where('IDPeople', '=', anyOf(users))
    .returning(['IDRapport', 'IDAffaire'])
    .execute();
  const deals = [...new Set(closed.flatMap(({ IDAffaire }) => IDAffaire ?? []))];
  if (deals.length === 0) return { rapports: closed.length, affaires: 0 };
  const affaires = await db
    .updateTable('affaires')
    .set({ DateHCloture: now })
    .where('IDAffaire', '=', anyOf(deals))
    .where('DateHCloture', 'is', null)
    .returning('IDAffaire')
    .execute();
  return { rapports: closed.length, affaires: affaires.length };
};
