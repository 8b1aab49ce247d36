import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { AllCustomersTables } from '../db/tables.ts';

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
  (table: 'santeEtats' | 'renaultCsb' | 'gpParametres'): Holders['holders'] =>
  (parc) =>
    parc.selectFrom(table).select('IDCustomer').distinct();

/** Those whose group has switched this interface on. */
export const havingParametre =
  (column: 'GRP_SmartDataForLead'): Holders['holders'] =>
  (parc) =>
    parc.selectFrom('gpParametres').select('IDCustomer').distinct().where(column, '=', true);

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

/** Those of whom a site sells this product. */
export const havingProduct =
  (TPR_IDTypeProduit: number): Holders['holders'] =>
  (parc) =>
    parc.selectFrom('sites').select('IDCustomer').distinct().where('TPR_IDTypeProduit', '=', TPR_IDTypeProduit);

/** Where no table of a customer shows who has one. */
export const noHolders: Holders['holders'] = (parc) =>
  parc
    .selectFrom('gpParametres')
    .select('IDCustomer')
    .where(sql<boolean>`false`);
