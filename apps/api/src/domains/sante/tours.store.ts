import { sql, type Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';

type Db = Kysely<RegistryTables>;

const inMinutes = (minutes: number) => sql<string>`now() + make_interval(mins => ${minutes})`;

/** Gives new customers a turn at a random moment of the first interval, so that not all come at once. */
export const addTours = (db: Db, everyMinutes: number) =>
  db
    .insertInto('santeTours')
    .columns(['IDCustomer', 'ProchaineVerification'])
    .expression((eb) =>
      eb
        .selectFrom('customers')
        .select([
          'customers.IDCustomer',
          sql<string>`now() + random() * make_interval(mins => ${everyMinutes})`.as('ProchaineVerification'),
        ])
        .where('customers.openedAt', 'is not', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom('santeTours').select('santeTours.IDCustomer').whereRef('santeTours.IDCustomer', '=', 'customers.IDCustomer')),
          ),
        ),
    )
    .onConflict((conflict) => conflict.column('IDCustomer').doNothing())
    .execute();

/** Takes due turns, oldest first, for this many minutes or until they are given back. */
export const claimTours = async (db: Db, count: number, leaseMinutes: number): Promise<number[]> => {
  const claimed = await db
    .updateTable('santeTours')
    .set({ PrisJusqua: inMinutes(leaseMinutes) })
    .where('IDCustomer', 'in', (eb) =>
      eb
        .selectFrom('santeTours')
        .select('santeTours.IDCustomer')
        .where('ProchaineVerification', '<=', sql<string>`now()`)
        .where((on) => on.or([on('PrisJusqua', 'is', null), on('PrisJusqua', '<', sql<string>`now()`)]))
        .orderBy('ProchaineVerification')
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
export const keepTours = (db: Db, ids: readonly number[], leaseMinutes: number) =>
  db
    .updateTable('santeTours')
    .set({ PrisJusqua: inMinutes(leaseMinutes) })
    .where('IDCustomer', '=', these(ids))
    .execute();

/** Gives turns back; the next one comes after this many minutes. */
export const endTours = (db: Db, ids: readonly number[], minutes: number) =>
  db
    .updateTable('santeTours')
    .set({ ProchaineVerification: inMinutes(minutes), PrisJusqua: null })
    .where('IDCustomer', '=', these(ids))
    .execute();

export const nextTour = async (db: Db, IDCustomer: number) => {
  const found = await db.selectFrom('santeTours').select('ProchaineVerification').where('IDCustomer', '=', IDCustomer).executeTakeFirst();
  return found?.ProchaineVerification ?? null;
};
