import type { ModeAcces } from '@comptoir/contract/acces';
import { sql, type Kysely } from 'kysely';
import type { RegistryTables } from '../db/tables.ts';

type Db = Kysely<RegistryTables>;

/** A grant that has neither ended nor been cut. It may be still to come. */
export interface Grant {
  /** The one session that it is for; null where it is for all. */
  IDSession: number | null;
  Du: string;
  Au: string;
}

/** One visit: an operator's session at a customer. */
export interface Visit {
  IDCustomer: number;
  IDOperator: number;
  IDSession: number;
}

/** What decides at the choice of a customer, as it stands now, and the database's clock. */
export const readConsent = async (db: Db, { IDCustomer, IDOperator, IDSession }: Visit) => {
  const { mode, now } = await db
    .selectFrom('customers')
    .select(['ModeAcces as mode', sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`.as('now')])
    .where('IDCustomer', '=', IDCustomer)
    .executeTakeFirstOrThrow();
  const grants: Grant[] = await db
    .selectFrom('accesAccordes')
    .select(['IDSession', 'Du', 'Au'])
    .where('IDCustomer', '=', IDCustomer)
    .where('IDOperator', '=', IDOperator)
    .where('CoupeLe', 'is', null)
    .where('Au', '>', sql<string>`now()`)
    .where(({ or, eb }) => or([eb('IDSession', 'is', null), eb('IDSession', '=', IDSession)]))
    .execute();
  return { mode: mode satisfies ModeAcces, now, grants };
};

/** The customers at which an operator holds a grant that is in force, with the session it is for; null where it is for all. */
export const listGranted = (db: Db, IDOperator: number) =>
  db
    .selectFrom('accesAccordes')
    .select(['IDCustomer', 'IDSession'])
    .where('IDOperator', '=', IDOperator)
    .where('CoupeLe', 'is', null)
    .where('Du', '<=', sql<string>`now()`)
    .where('Au', '>', sql<string>`now()`)
    .execute();
