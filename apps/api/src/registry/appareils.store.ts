import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { RegistryTables } from '../db/tables.ts';
import { ofAccount, type Account } from './sessions.store.ts';

type Db = Kysely<RegistryTables>;

/** Where a sign-in comes from. */
export interface Appareil {
  /** Null where the program sends nothing. */
  IDAppareil: string | null;
  Navigateur: string;
  Adresse: string;
}

/** What is kept of a browser's number: of each account another one, so that rows do not say who shares a browser. */
export const appareilOfAccount = ({ IDOperator, IDCustomer, IDPeople }: Account, sent: string | undefined): string | null =>
  sent
    ? createHash('sha256')
        .update(JSON.stringify([IDOperator, IDCustomer, IDPeople, sent]))
        .digest('base64url')
    : null;

/** Mails of one account within a day, and within a week of programs that send no number. */
const most = { day: 3, week: 1 };

/**
 * Whether a person is to be told of a sign-in: not the first one that is known of, from an appliance that the account has not used
 * (docs/regles/acces.md#new-devices).
 */
export const isNewAppareil = async (db: Db, account: Account, { IDAppareil, Navigateur, Adresse }: Appareil): Promise<boolean> => {
  const sent = sql<string | null>`${IDAppareil}::text`;
  const { sessions, isKnown, day, week } = await db
    .selectFrom('sessions')
    .select([
      sql<number>`count(*)`.as('sessions'),
      sql<boolean>`coalesce(bool_or("IDAppareil" = ${sent} or (("IDAppareil" is null or ${sent} is null)
        and "Navigateur" = ${Navigateur} and "Adresse" = ${Adresse})), false)`.as('isKnown'),
      sql<number>`count(*) filter (where "Annoncee" and "Debut" > now() - interval '1 day')`.as('day'),
      sql<number>`count(*) filter (where "Annoncee" and "IDAppareil" is null and "Debut" > now() - interval '7 days')`.as('week'),
    ])
    .where(ofAccount(account))
    .executeTakeFirstOrThrow();
  return sessions > 0 && !isKnown && day < most.day && (IDAppareil !== null || week < most.week);
};
