import { sql, type Kysely } from 'kysely';
import type { AllCustomersTables } from '../../db/tables.ts';
import { havingRow, type Holders } from '../../partners/holders.store.ts';

type Parc = Kysely<AllCustomersTables>;

/** Those of these customers who have an access to check, or the state of one that is gone. */
export const listCustomersToCheck = async (parc: Parc, interfaces: readonly Holders[], ids: readonly number[]): Promise<number[]> => {
  const any = interfaces.reduce((query, { holders }) => query.union(holders(parc)), havingRow('santeEtats')(parc));
  const rows = await parc
    .selectFrom(any.as('any'))
    .select('any.IDCustomer')
    .where('any.IDCustomer', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute();
  return rows.map(({ IDCustomer }) => IDCustomer);
};
