import type { Kind } from '@comptoir/contract/rights';
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { AllCustomersTables, CustomerTables, Db } from '../../db/tables.ts';

export type Prevu = Selectable<CustomerTables['departsPrevus']>;

const prevuOf = (db: Db, IDPeople: number) => db.selectFrom('departsPrevus').selectAll('departsPrevus').where('IDPeople', '=', IDPeople);

export const findPrevu = (db: Db, IDPeople: number): Promise<Prevu | undefined> => prevuOf(db, IDPeople).executeTakeFirst();

/** The same, which nobody else changes until the transaction ends. Lock the person first, as every write of it does. */
export const lockPrevu = (db: Db, IDPeople: number): Promise<Prevu | undefined> => prevuOf(db, IDPeople).forUpdate().executeTakeFirst();

/** In the place of what was planned before. */
export const savePrevu = (db: Db, IDPeople: number, plan: Omit<Insertable<CustomerTables['departsPrevus']>, 'IDPeople'>) =>
  db
    .insertInto('departsPrevus')
    .values({ IDPeople, ...plan })
    .onConflict((conflict) => conflict.column('IDPeople').doUpdateSet(plan))
    .execute();

export const deletePrevu = (db: Db, IDPeople: number) => db.deleteFrom('departsPrevus').where('IDPeople', '=', IDPeople).execute();

const isDue = sql<boolean>`"DateH" <= now() and "Refus" is null`;

/** Those whose moment has come, the earliest first. */
export const listDue = (db: Db): Promise<Prevu[]> =>
  db.selectFrom('departsPrevus').selectAll().where(isDue).orderBy('DateH').orderBy('IDPeople').execute();

/** The customers who have one, in one read for all. */
export const listCustomersDue = async (parc: Kysely<AllCustomersTables>): Promise<number[]> => {
  const rows = await parc.selectFrom('departsPrevus').select('IDCustomer').distinct().where(isDue).execute();
  return rows.map(({ IDCustomer }) => IDCustomer);
};

/** It was tried, and is not tried again. What was planned anew meanwhile stays as it is. */
export const refusePrevu = (db: Db, { IDPeople }: Pick<Prevu, 'IDPeople'>, Refus: string) =>
  db
    .updateTable('departsPrevus')
    .set({ Refus, DateRefus: sql<string>`now()` })
    .where('IDPeople', '=', IDPeople)
    .where(isDue)
    .execute();

export const countAsRemplacant = async (db: Db, IDPeople: number) => {
  const { nb } = await db
    .selectFrom('departsPrevus')
    .select(({ fn }) => fn.countAll().as('nb'))
    .where('IDRemplacant', '=', IDPeople)
    .executeTakeFirstOrThrow();
  return Number(nb);
};

/** Who planned it, as far as this session is told: customer access is not told which operator. */
export const auteurFor = (kind: Kind, { Kind: by, Auteur }: { Kind: string; Auteur: string }) =>
  kind === 'customer' && by === 'operator' ? '' : Auteur;
