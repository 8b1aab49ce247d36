import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { OutboxTable } from '../db/tables/structure.ts';
import type { AllCustomersTables, Db, RegistryTables } from '../db/tables.ts';
import type { Vault } from '../secrets/vault.ts';

export type OutboxMessage = Selectable<OutboxTable>;
export type NewMessage = Pick<Insertable<OutboxTable>, 'destinataires' | 'objet' | 'texte'>;

/** The registry's outbox, seen as a customer's. Both have this table, and the functions below touch no other. */
export const outboxIn = (registry: Kysely<RegistryTables>) => registry as unknown as Db;

/** Puts a message where the outbox finds it once this transaction has committed; answers its id. */
export const queueMessage = async (db: Db, message: NewMessage) => {
  const { IDMessage } = await db.insertInto('outbox').values(message).returning('IDMessage').executeTakeFirstOrThrow();
  return IDMessage;
};

const addressOf = (IDMessage: number) => ({ schema: 'registry', table: 'outbox', column: 'texte', id: IDMessage });

/** An id for a message of the registry, and its text sealed for it. */
export const sealMessage = async (registry: Kysely<RegistryTables>, vault: Vault, texte: string) => {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('registry.outbox', 'IDMessage')) as id`.execute(
    registry,
  );
  const { id } = rows[0]!;
  return { IDMessage: id, texte: vault.seal(addressOf(id), texte) };
};

/** The same for mail of the installation itself. Its text is sealed: it may hold a link that opens an account. */
export const queueSealed = async (registry: Kysely<RegistryTables>, vault: Vault, { texte, ...message }: NewMessage): Promise<void> => {
  await registry
    .insertInto('outbox')
    .values({ ...message, ...(await sealMessage(registry, vault, texte)) })
    .execute();
};

/** As it is sent. @throws when its key is lost */
export const openMessage = (vault: Vault, message: OutboxMessage): OutboxMessage => ({
  ...message,
  texte: vault.open(addressOf(message.IDMessage), message.texte),
});

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

/** How many messages have not left: those that might by now, and those that wait for their next try. `db` may be that of all customers. */
export const countUnsent = (db: Db | Kysely<AllCustomersTables>): Promise<{ due: number; later: number }> =>
  // Their number is a column more, which is not read.
  (db as Db)
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

/** A message that will not be sent again leaves nothing to read. */
export const emptyMessage = (db: Db, IDMessage: number) =>
  db.updateTable('outbox').set({ texte: '' }).where('IDMessage', '=', IDMessage).where('prochaineTentative', 'is', null).execute();
