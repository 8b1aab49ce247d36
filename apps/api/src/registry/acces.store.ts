import type { ModeAcces } from '@comptoir/contract/acces';
import { expressionBuilder, sql, type Kysely } from 'kysely';
import type { RegistryTables } from '../db/tables.ts';

type Db = Kysely<RegistryTables>;

/** A grant that has neither ended nor been cut. It may be still to come. */
export interface Grant {
  /** The one session that it is for; null where it is for all. */
  IDSession: number | null;
  Du: string;
  Au: string;
}

/** What it was granted for. */
interface Why {
  Motif: string;
  Ticket: string;
}

/** One visit: an operator's session at a customer. */
export interface Visit {
  IDCustomer: number;
  IDOperator: number;
  IDSession: number;
}

/** A grant of theirs: to the operator, or to the role that they have now. */
const ofOperator = (db: Db, IDOperator: number) => {
  const { eb, or } = expressionBuilder<RegistryTables, 'accesAccordes'>();
  const ownRole = db.selectFrom('operators').select('operators.Role').where('operators.IDOperator', '=', IDOperator);
  return or([eb('accesAccordes.IDOperator', '=', IDOperator), eb('accesAccordes.Role', '=', ownRole)]);
};

/** What decides at the choice of a customer, as it stands now, and the database's clock. */
export const readConsent = async (db: Db, { IDCustomer, IDOperator, IDSession }: Visit) => {
  const { mode, now } = await db
    .selectFrom('customers')
    .select(['ModeAcces as mode', sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`.as('now')])
    .where('IDCustomer', '=', IDCustomer)
    .executeTakeFirstOrThrow();
  const grants: (Grant & Why)[] = await db
    .selectFrom('accesAccordes')
    .select(['IDSession', 'Du', 'Au', 'Motif', 'Ticket'])
    .where('IDCustomer', '=', IDCustomer)
    .where(ofOperator(db, IDOperator))
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
    .where(ofOperator(db, IDOperator))
    .where('CoupeLe', 'is', null)
    .where('Du', '<=', sql<string>`now()`)
    .where('Au', '>', sql<string>`now()`)
    .execute();
