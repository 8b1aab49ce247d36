import { sql, type Kysely } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { personOf, type Session } from '../../http/session.ts';
import type { Lecture } from './notifications.rules.ts';

type Registry = Kysely<RegistryTables>;

/** Those beyond the instant that are remembered; far more than are listed. */
const mostLues = 500;

/** What the person has read; undefined for somebody who has never said. */
export const findLecture = (registry: Registry, session: Session): Promise<Lecture | undefined> => {
  const { IDOperator, IDCustomer, IDPeople } = personOf(session);
  const rows = registry.selectFrom('notificationsLues').select(['Jusque', 'Lues']);
  return (
    IDOperator === null
      ? rows.where('IDCustomer', '=', IDCustomer).where('IDPeople', '=', IDPeople)
      : rows.where('IDOperator', '=', IDOperator)
  ).executeTakeFirst();
};

/** Adds to what the person has read: nothing becomes unread, and nothing that is still to come is read. */
export const addLecture = async (registry: Registry, session: Session, jusque: string | undefined, ids: readonly string[]) => {
  const Jusque = jusque === undefined ? sql<string>`'-infinity'` : sql<string>`least(now(), ${jusque}::timestamptz)`;
  await registry
    .insertInto('notificationsLues')
    .values({ ...personOf(session), Jusque, Lues: [...new Set(ids)] })
    .onConflict((conflict) =>
      (session.kind === 'operator' ? conflict.column('IDOperator') : conflict.columns(['IDCustomer', 'IDPeople'])).doUpdateSet({
        Jusque: sql<string>`greatest("notificationsLues"."Jusque", excluded."Jusque")`,
        Lues: sql<string[]>`(excluded."Lues" || array(
          select one from unnest("notificationsLues"."Lues") with ordinality as known(one, place)
          where one <> all(excluded."Lues") order by place
        ))[1:${sql.lit(mostLues)}]`,
      }),
    )
    .execute();
};
