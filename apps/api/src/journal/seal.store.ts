import { sql, type Kysely } from 'kysely';
import type { AllCustomersTables, Db } from '../db/tables.ts';

/**
 * Makes an instant of what has been committed for the handle's customer since the last one.
 * @returns how many lines it holds; undefined where somebody else seals the customer, or replaces its lines
 */
export const seal = async (db: Db): Promise<number | undefined> => {
  const { rows } = await sql<{ lines: number | null }>`select comptoir."seal"() as lines`.execute(db);
  return rows[0]!.lines ?? undefined;
};

/** Customers with lines that no instant holds, or whose sealing has not come to rest. */
export const listUnsealed = async (parc: Kysely<AllCustomersTables>): Promise<number[]> => {
  const rows = await parc
    .selectFrom('gpParametres as g')
    .leftJoin('scellements as s', 's.IDCustomer', 'g.IDCustomer')
    .select('g.IDCustomer')
    .where(({ exists, or, selectFrom }) =>
      or([
        sql<boolean>`s."Vus" <> '{}'`,
        exists(
          selectFrom('journal as j')
            .select('j.IDJournal')
            .whereRef('j.IDCustomer', '=', 'g.IDCustomer')
            .whereRef('j.IDJournal', '>', sql<number>`coalesce(s."Jusqua", 0)`),
        ),
      ]),
    )
    .execute();
  return rows.map(({ IDCustomer }) => IDCustomer);
};
