import { sql, type Expression, type Kysely, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { AllCustomersTables } from '../../db/tables.ts';

type Parc = Kysely<AllCustomersTables>;

/** Customers, each perhaps several times. */
export type CustomerQuery = SelectQueryBuilder<AllCustomersTables, never, { IDCustomer: number }>;

/** What a partner's interface says of all customers at once. */
export interface Holders {
  /** Those who may have an access to check: no other has one. */
  holders: (parc: Parc) => CustomerQuery;
}

/** Those who have a row of this table. */
export const havingRow =
  (table: 'santeEtats' | 'renaultCsb' | 'gpParametres', where?: Where): Holders['holders'] =>
  (parc) => {
    const query = parc.selectFrom(table).select('IDCustomer').distinct();
    return where ? query.where(where) : query;
  };
type Where = Expression<SqlBool>;

/** Those who have stored something to sign in to this partner with. */
export const havingAcces =
  (...interfaces: string[]): Holders['holders'] =>
  (parc) =>
    parc.selectFrom('accesPartenaires').select('IDCustomer').distinct().where('Interface', 'in', interfaces);

/** Those of whom a site has one of these columns filled, or ticked. */
export const havingSite =
  (...columns: ('ClientIDBee2Link' | 'EntityIDBee2Link' | 'RefMotoActif' | 'RefVdlActif' | 'ActifPVO2')[]): Holders['holders'] =>
  (parc) =>
    parc
      .selectFrom('sites')
      .select('IDCustomer')
      .distinct()
      .where(({ or }) => or(columns.map((column) => sql<boolean>`coalesce(${sql.ref(column)}::text, 'false') not in ('', 'false')`)));
