import { sql, type Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';

type Db = Kysely<RegistryTables>;

const inMinutes = (minutes: number) => sql<string>`now() + make_interval(mins => ${minutes})`;

/** Gives a turn to the customers that have none yet: their first comes after a whole interval. */
export const addTours = (db: Db, everyMinutes: number) =>
  db
    .insertInto('santeTours')
    .columns(['IDCustomer', 'ProchaineVerification'])
    .expression((eb) =>
      eb
        .selectFrom('customers')
        .select(['customers.IDCustomer', inMinutes(everyMinutes).as('ProchaineVerification')])
        .where('customers.version', 'is not', null),
    )
    .onConflict((conflict) => conflict.column('IDCustomer').doNothing())
    .execute();

/** Takes the turn that is due longest; nobody else takes it until these minutes have passed, or it is given back. */
export const claimTour = async (db: Db, leaseMinutes: number): Promise<number | undefined> => {
  const claimed = await db
    .updateTable('santeTours')
    .set({ PrisJusqua: inMinutes(leaseMinutes) })
    .where('IDCustomer', '=', (eb) =>
      eb
        .selectFrom('santeTours')
        .select('santeTours.IDCustomer')
        .where('ProchaineVerification', '<=', sql<string>`now()`)
        .where((on) => on.or([on('PrisJusqua', 'is', null), on('PrisJusqua', '<', sql<string>`now()`)]))
        .orderBy('ProchaineVerification')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('IDCustomer')
    .executeTakeFirst();
  return claimed?.IDCustomer;
};

/** Keeps a turn that lasts. */
export const keepTour = (db: Db, IDCustomer: number, leaseMinutes: number) =>
  db
    .updateTable('santeTours')
    .set({ PrisJusqua: inMinutes(leaseMinutes) })
    .where('IDCustomer', '=', IDCustomer)
    .execute();

/** Gives a turn back; the next comes in so many minutes. */
export const endTour = (db: Db, IDCustomer: number, minutes: number) =>
  db
    .updateTable('santeTours')
    .set({ ProchaineVerification: inMinutes(minutes), PrisJusqua: null })
    .where('IDCustomer', '=', IDCustomer)
    .execute();

export const nextTour = async (db: Db, IDCustomer: number) => {
  const found = await db.selectFrom('santeTours').select('ProchaineVerification').where('IDCustomer', '=', IDCustomer).executeTakeFirst();
  return found?.ProchaineVerification ?? null;
};
