import { sql, type Kysely } from 'kysely';
import type { CustomerTables } from '../../db/tables.ts';
import { fullName } from '../utilisateurs/utilisateurs.store.ts';

type Db = Kysely<CustomerTables>;

/** Open reports dated up to a day. */
const open = (db: Db, date: string) =>
  db.selectFrom('rapports').where('rapports.DateHCloture', 'is', null).where('DateRapport', '<=', date);

/** Whoever has open reports dated up to this day, by name, and how many. */
export const countOpen = (db: Db, date: string) =>
  open(db, date)
    .innerJoin('utilisateurs', 'utilisateurs.IDPeople', 'rapports.IDPeople')
    .select(({ fn }) => ['utilisateurs.IDPeople as ID', fullName.as('Name'), fn.countAll<number>().as('Nombre')])
    .groupBy(['utilisateurs.IDPeople', 'utilisateurs.Lastname', 'utilisateurs.Firstname'])
    .orderBy('Name')
    .orderBy('ID')
    .execute();

/** Closes the reports, and the open deals that they are attached to. */
export const closeRapports = async (db: Db, users: readonly number[], date: string) => {
  const now = sql<string>`now()`;
  const closed = await db
    .updateTable('rapports')
    .set({ DateHCloture: now })
    .where('IDRapport', 'in', open(db, date).where('rapports.IDPeople', 'in', users).select('IDRapport'))
    .returning(['IDRapport', 'IDAffaire'])
    .execute();
  const deals = [...new Set(closed.flatMap(({ IDAffaire }) => IDAffaire ?? []))];
  if (deals.length === 0) return { rapports: closed.length, affaires: 0 };
  const affaires = await db
    .updateTable('affaires')
    .set({ DateHCloture: now })
    .where('IDAffaire', 'in', deals)
    .where('DateHCloture', 'is', null)
    .returning('IDAffaire')
    .execute();
  return { rapports: closed.length, affaires: affaires.length };
};
