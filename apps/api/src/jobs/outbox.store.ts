import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { AllCustomersTables, CustomerTables, Db } from '../db/tables.ts';

export type OutboxMessage = Selectable<CustomerTables['outbox']>;

/** Puts a message where the outbox finds it once this transaction has committed; answers its id. */
export const queueMessage = async (db: Db, message: Pick<Insertable<CustomerTables['outbox']>, 'destinataires' | 'objet' | 'texte'>) => {
  const { IDMessage } = await db.insertInto('outbox').values(message).returning('IDMessage').executeTakeFirstOrThrow();
  return IDMessage;
};

const due = (db: Db) =>
  db
    .selectFrom('outbox')
    .select('IDMessage')
    .where('dateEnvoi', 'is', null)
    .where('prochaineTentative', '<=', sql<string>`now()`)
    .orderBy('prochaineTentative')
    .limit(1);

/** The customers who have something to send, in one read for all. */
export const listDueCustomers = async (parc: Kysely<AllCustomersTables>): Promise<number[]> => {
  const rows = await parc
    .selectFrom('outbox')
    .select('IDCustomer')
    .distinct()
    .where('dateEnvoi', 'is', null)
    .where('prochaineTentative', '<=', sql<string>`now()`)
    .execute();
  return rows.map(({ IDCustomer }) => IDCustomer);
};

export const hasDue = async (db: Db) => (await due(db).executeTakeFirst()) !== undefined;

/** How many messages have not left: those that might by now, and those that wait for their next try. */
export const countUnsent = (parc: Kysely<AllCustomersTables>): Promise<{ due: number; later: number }> =>
  parc
    .selectFrom('outbox')
    .select([
      sql<number>`count(*) filter (where "prochaineTentative" <= now())`.as('due'),
      sql<number>`count(*) filter (where "prochaineTentative" > now())`.as('later'),
    ])
    .where('dateEnvoi', 'is', null)
    .where('prochaineTentative', 'is not', null)
    .executeTakeFirstOrThrow();

const inSeconds = (seconds: number) => sql<string>`now() + make_interval(secs => ${seconds})`;

/** Takes the message that waits longest; nobody else takes it until `seconds` have passed, or it is settled. */
export const claimMessage = (db: Db, seconds: number): Promise<OutboxMessage | undefined> =>
  db
    .updateTable('outbox')
    .set({ tentatives: sql<number>`"tentatives" + 1`, prochaineTentative: inSeconds(seconds) })
    .where('IDMessage', '=', due(db).forUpdate().skipLocked())
    .returningAll()
    .executeTakeFirst();

export const markSent = (db: Db, IDMessage: number, erreur: string | null) =>
  db
    .updateTable('outbox')
    .set({ dateEnvoi: sql<string>`now()`, prochaineTentative: null, erreur })
    .where('IDMessage', '=', IDMessage)
    .execute();

/** `seconds` until the next try; `null`: there is none. */
export const markFailed = (db: Db, IDMessage: number, erreur: string, seconds: number | null) =>
  db
    .updateTable('outbox')
    .set({ erreur, prochaineTentative: seconds === null ? null : inSeconds(seconds) })
    .where('IDMessage', '=', IDMessage)
    .execute();
