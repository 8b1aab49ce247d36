import { sql, type Insertable, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { statement, type Slot } from '../db/driver/statement.ts';
import type { FinMotif } from '../db/tables/registry.ts';
import type { RegistryTables } from '../db/tables.ts';
import { customerRecords, customerRecordTables, type CustomerRecord } from './registry.store.ts';

type Db = Kysely<RegistryTables>;

/** An account: an operator, or a person of a customer. */
export type Account = { IDOperator: number; IDCustomer: null; IDPeople: null } | { IDOperator: null; IDCustomer: number; IDPeople: number };

/** The tables that `findSession` reads. */
export const sessionTables = [...customerRecordTables, 'operators', 'sessions', 'sessionJetons', 'accesAccordes'];

/** Tokens that a session has at most, one for each choice of a customer: more than anybody chooses before it ends. */
const mostJetons = 200;

export const ofAccount = ({ IDOperator, IDCustomer, IDPeople }: Account) =>
  IDOperator === null
    ? sql<boolean>`"IDCustomer" = ${IDCustomer} and "IDPeople" = ${IDPeople}`
    : sql<boolean>`"IDOperator" = ${IDOperator}`;

const alive = sql<boolean>`"FinLe" is null and "Echeance" > now()`;

/** A session with its first token. */
export const insertSession = async (
  db: Db,
  { Empreinte, ...session }: Insertable<RegistryTables['sessions']> & { Empreinte: string },
): Promise<void> => {
  await db
    .with('s', (cte) => cte.insertInto('sessions').values(session).returning(['IDSession', 'IDCustomer']))
    .insertInto('sessionJetons')
    .columns(['Empreinte', 'IDSession', 'IDCustomer'])
    .expression((from) => from.selectFrom('s').select([sql<string>`${Empreinte}`.as('Empreinte'), 's.IDSession', 's.IDCustomer']))
    .execute();
};

/** Ends the oldest of an account's sessions, so that this many are left. */
export const endOldest = (db: Db, account: Account, most: number) =>
  db
    .updateTable('sessions')
    .set({ FinLe: sql<string>`now()`, FinMotif: 'nombre' })
    .where('IDSession', 'in', (query) =>
      query
        .selectFrom('sessions')
        .select('IDSession')
        .where(ofAccount(account))
        .where(alive)
        .orderBy('Debut', 'desc')
        .orderBy('IDSession', 'desc')
        .offset(most),
    )
    .execute();

/** One more token of a session; beyond the most that it may have, the oldest is forgotten, but never the person's own. */
export const insertJeton = async (
  db: Db,
  jeton: { Empreinte: string; IDSession: number; IDCustomer: number; Motif: string | null; Ticket: string | null },
): Promise<void> => {
  await db.insertInto('sessionJetons').values(jeton).execute();
  await db
    .deleteFrom('sessionJetons')
    .where('Empreinte', 'in', (query) =>
      query
        .selectFrom('sessionJetons')
        .select('Empreinte')
        .where('IDSession', '=', jeton.IDSession)
        .where('IDCustomer', 'is not', null)
        .orderBy('CreeLe', 'desc')
        .orderBy('Empreinte')
        .offset(mostJetons),
    )
    .execute();
};

const sessionOfJeton = statement((db: Db, slot: Slot<{ Empreinte: string }>) =>
  db
    .selectFrom('sessionJetons as j')
    .innerJoin('sessions as s', 's.IDSession', 'j.IDSession')
    .leftJoin('operators as o', 'o.IDOperator', 's.IDOperator')
    .leftJoin(customerRecords(db).as('c'), 'c.IDCustomer', 'j.IDCustomer')
    .select(['s.IDSession', 's.IDOperator', 's.IDPeople', 's.Epoque', 's.VueLe', 's.Echeance', 's.FinMotif', 's.PreuveLe', 'j.RemplaceLe'])
    .select(['o.login', 'o.name', 'o.Actif', 'o.Epoque as EpoqueOperateur', 'o.Role', 'o.Serveurs', 'o.Clients'])
    .select(({ fn }) => fn.toJson('c').as('customer'))
    .select(['j.Motif', sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`.as('now')])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('accesAccordes as a')
          .select(['a.IDSession', 'a.Du', 'a.Au'])
          .whereRef('a.IDCustomer', '=', 'j.IDCustomer')
          .where(({ or, eb }) => or([eb('a.IDOperator', '=', eb.ref('s.IDOperator')), eb('a.Role', '=', eb.ref('o.Role'))]))
          .where('a.CoupeLe', 'is', null)
          .where('a.Au', '>', sql<string>`now()`)
          .where(({ or, eb }) => or([eb('a.IDSession', 'is', null), eb('a.IDSession', '=', eb.ref('s.IDSession'))])),
      ).as('grants'),
    )
    .where('j.Empreinte', '=', slot('Empreinte')),
);

/** A session by one of its tokens, with its operator, the customer of that token and what this one has granted, in one read. */
export const findSession = async (db: Db, Empreinte: string) => {
  const [found] = await sessionOfJeton(db, { Empreinte });
  // A row of the sub-query as JSON: the same columns.
  return (
    found && {
      ...found,
      customer: (found.customer ?? undefined) as CustomerRecord | undefined,
      /** By how much the database's clock is ahead. */
      ahead: found.now - Date.now(),
    }
  );
};
export type KnownSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** When somebody was last there, in whichever process. */
export const readVueLe = async (db: Db, IDSession: number) => {
  const { VueLe } = await db.selectFrom('sessions').select('VueLe').where('IDSession', '=', IDSession).executeTakeFirstOrThrow();
  return VueLe;
};

/** Notes when sessions were last used; never earlier than another process has noted. */
export const noteSeen = (db: Db, seen: ReadonlyMap<number, number>) =>
  db
    .updateTable('sessions')
    .from(
      sql<{ id: number; at: number }>`unnest(${[...seen.keys()]}::bigint[], ${[...seen.values()]}::float8[])`.as<'v'>(sql`v("id", "at")`),
    )
    .set({ VueLe: sql<string>`greatest("VueLe", to_timestamp(v."at" / 1000.0))` })
    .whereRef('IDSession', '=', 'v.id')
    .execute();

export const endSession = (db: Db, IDSession: number, FinMotif: FinMotif) =>
  db
    .updateTable('sessions')
    .set({ FinLe: sql<string>`now()`, FinMotif })
    .where('IDSession', '=', IDSession)
    .where('FinLe', 'is', null)
    .execute();

/** Those that are open and were used within so many minutes, the one used last first. */
export const listSessions = (db: Db, account: Account, { epoch, idleMinutes }: { epoch: number; idleMinutes: number }) =>
  db
    .selectFrom('sessions')
    .select(['IDSession', 'Debut', 'VueLe', 'Echeance', 'Adresse', 'Navigateur'])
    .where(ofAccount(account))
    .where('Epoque', '=', epoch)
    .where(alive)
    .where('VueLe', '>', sql<string>`now() - make_interval(secs => ${idleMinutes * 60}::float8)`)
    .orderBy('VueLe', 'desc')
    .orderBy('IDSession', 'desc')
    .execute();

/** Ends one session of an account, or all but one; answers how many it ended. */
export const endSessionsOf = async (db: Db, account: Account, which: { only: number } | { but: number }) => {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ FinLe: sql<string>`now()`, FinMotif: 'ailleurs' })
    .where(ofAccount(account))
    .where(alive)
    .where('IDSession', 'only' in which ? '=' : '<>', 'only' in which ? which.only : which.but)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/**
 * The person has said again who they are; the token that they said it with is replaced by another of the same session and customer.
 * Answers false where somebody else has just replaced it.
 */
export const proveSession = async (
  db: Db,
  { IDSession, used, Empreinte }: { IDSession: number; used: string; Empreinte: string },
): Promise<boolean> => {
  const replaced = await db
    .updateTable('sessionJetons')
    .set({ RemplaceLe: sql<string>`now()` })
    .where('Empreinte', '=', used)
    .where('RemplaceLe', 'is', null)
    .returning(['IDCustomer', 'Motif', 'Ticket'])
    .executeTakeFirst();
  if (!replaced) return false;
  await db
    .insertInto('sessionJetons')
    .values({ ...replaced, Empreinte, IDSession, EstRemplacant: true })
    .execute();
  await db
    .updateTable('sessions')
    .set({ PreuveLe: sql<string>`now()` })
    .where('IDSession', '=', IDSession)
    .execute();
  return true;
};

/** Gives an operator another password. All sessions end by it but this one, which goes on in the new epoch. */
export const changePassword = async (
  db: Db,
  { IDOperator, passwordHash, but }: { IDOperator: number; passwordHash: string; but: number },
) => {
  const { Epoque } = await db
    .updateTable('operators')
    .set({ passwordHash })
    .where('IDOperator', '=', IDOperator)
    .returning('Epoque')
    .executeTakeFirstOrThrow();
  await db.updateTable('sessions').set({ Epoque }).where('IDSession', '=', but).execute();
};

/** Sessions are kept 90 days after their end, so that people can be told of them. */
export const forgetSessions = (db: Db) =>
  db
    .deleteFrom('sessions')
    .where('Echeance', '<', sql<string>`now() - interval '90 days'`)
    .execute();
