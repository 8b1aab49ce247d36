import { sql, type Kysely } from 'kysely';
import type { RegistryTables } from '../db/tables.ts';

type Db = Kysely<RegistryTables>;

/** Which clock's work; the tables have the same columns. */
export type Tours = 'santeTours' | 'chiffresTours';
type Columns = 'santeTours';

const inMinutes = (minutes: number) => sql<string>`now() + make_interval(mins => ${minutes})`;

/** Gives new customers a turn at a random moment of these minutes, so that not all come at once. */
export const addTours = (db: Db, tours: Tours, withinMinutes: number) =>
  db
    .insertInto(tours as Columns)
    .columns(['IDCustomer', 'ProchaineVerification'])
    .expression((eb) =>
      eb
        .selectFrom('customers')
        .select([
          'customers.IDCustomer',
          sql<string>`now() + random() * make_interval(mins => ${withinMinutes})`.as('ProchaineVerification'),
        ])
        .where('customers.openedAt', 'is not', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom(`${tours as Columns} as known`)
                .select('known.IDCustomer')
                .whereRef('known.IDCustomer', '=', 'customers.IDCustomer'),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.column('IDCustomer').doNothing())
    .execute();

/** Takes due turns, oldest first, for this many minutes or until they are given back. */
export const claimTours = async (db: Db, tours: Tours, count: number, leaseMinutes: number): Promise<number[]> => {
  const claimed = await db
    .updateTable(tours as Columns)
    .set({ PrisJusqua: inMinutes(leaseMinutes) })
    .where('IDCustomer', 'in', (eb) =>
      eb
        .selectFrom(`${tours as Columns} as due`)
        .select('due.IDCustomer')
        .where('due.ProchaineVerification', '<=', sql<string>`now()`)
        .where((on) => on.or([on('due.PrisJusqua', 'is', null), on('due.PrisJusqua', '<', sql<string>`now()`)]))
        .orderBy('due.ProchaineVerification')
        .limit(count)
        .forUpdate()
        .skipLocked(),
    )
    .returning('IDCustomer')
    .execute();
  return claimed.map(({ IDCustomer }) => IDCustomer);
};

const these = (ids: readonly number[]) => sql<number>`any(${[...ids]}::bigint[])`;

/** Extends the lease of these turns. */
export const keepTours = (db: Db, tours: Tours, ids: readonly number[], leaseMinutes: number) =>
  db
    .updateTable(tours as Columns)
    .set({ PrisJusqua: inMinutes(leaseMinutes) })
    .where('IDCustomer', '=', these(ids))
    .execute();

/** Gives turns back; the next one comes after this many minutes. */
export const endTours = (db: Db, tours: Tours, ids: readonly number[], minutes: number) =>
  db
    .updateTable(tours as Columns)
    .set({ ProchaineVerification: inMinutes(minutes), PrisJusqua: null })
    .where('IDCustomer', '=', these(ids))
    .execute();

/** Brings turns forward: they come within this many minutes. */
export const hastenTours = (db: Db, tours: Tours, ids: readonly number[], minutes: number) =>
  db
    .updateTable(tours as Columns)
    .set({ ProchaineVerification: inMinutes(minutes) })
    .where('IDCustomer', '=', these(ids))
    .where('ProchaineVerification', '>', inMinutes(minutes))
    .execute();

export const nextTour = async (db: Db, tours: Tours, IDCustomer: number) => {
  const found = await db
    .selectFrom(tours as Columns)
    .select('ProchaineVerification')
    .where('IDCustomer', '=', IDCustomer)
    .executeTakeFirst();
  return found?.ProchaineVerification ?? null;
};
