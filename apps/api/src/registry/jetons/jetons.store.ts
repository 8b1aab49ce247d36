import { sql, type Insertable, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { statement, type Slot } from '../../db/driver/statement.ts';
import type { RegistryTables } from '../../db/tables.ts';
import { customerRecords, customerRecordTables, type CustomerRecord } from '../registry.store.ts';
import { ofAccount, type Account } from '../sessions.store.ts';

type Db = Kysely<RegistryTables>;

/** The tables that `findJeton` reads. */
export const jetonTables = [...customerRecordTables, 'operators', 'jetons', 'accesAccordes'];

const knownJeton = statement((db: Db, slot: Slot<{ Empreinte: string; BDGp: string }>) =>
  db
    .selectFrom('jetons as j')
    .leftJoin('operators as o', 'o.IDOperator', 'j.IDOperator')
    .leftJoin(customerRecords(db).as('c'), (join) =>
      join.on(sql<boolean>`c."IDCustomer" = j."IDCustomer" or (j."IDCustomer" is null and c."name" = ${slot('BDGp')})`),
    )
    .select(['j.IDJeton', 'j.IDOperator', 'j.IDPeople', 'j.Qui', 'j.Epoque', 'j.Nom', 'j.Portees', 'j.Clients as ClientsJeton'])
    .select([sql<string[]>`j."Adresses"::text[]`.as('Adresses'), 'j.Fin', 'j.CoupeLe'])
    .select(['o.login', 'o.name', 'o.Actif', 'o.Epoque as EpoqueOperateur', 'o.Role', 'o.Serveurs', 'o.Clients'])
    .select(({ fn }) => fn.toJson('c').as('customer'))
    .select(sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`.as('now'))
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('accesAccordes as a')
          .select(['a.IDSession', 'a.Du', 'a.Au'])
          .whereRef('a.IDCustomer', '=', 'c.IDCustomer')
          .whereRef('a.IDOperator', '=', 'j.IDOperator')
          .where('a.IDSession', 'is', null)
          .where('a.CoupeLe', 'is', null)
          .where('a.Au', '>', sql<string>`now()`),
      ).as('grants'),
    )
    .where('j.Empreinte', '=', slot('Empreinte')),
);

/** A token with its owner, the customer that its bearer names (of customer access, its own) and what this one has granted, in one read. */
export const findJeton = async (db: Db, by: { Empreinte: string; BDGp: string }) => {
  const [found] = await knownJeton(db, by);
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
export type KnownJeton = NonNullable<Awaited<ReturnType<typeof findJeton>>>;

/** Notes when tokens were last used; never earlier than another process has noted. */
export const noteJetonsSeen = (db: Db, seen: ReadonlyMap<number, number>) =>
  db
    .updateTable('jetons')
    .from(
      sql<{ id: number; at: number }>`unnest(${[...seen.keys()]}::bigint[], ${[...seen.values()]}::float8[])`.as<'v'>(sql`v("id", "at")`),
    )
    .set({ VuLe: sql<string>`greatest("VuLe", to_timestamp(v."at" / 1000.0))` })
    .whereRef('IDJeton', '=', 'v.id')
    .execute();

const open = sql<boolean>`"CoupeLe" is null and "Fin" > now()`;

/** How many of an account can still be used; two who count at once follow one another. */
export const countJetons = async (db: Db, account: Account, Epoque: number) => {
  await (account.IDOperator === null
    ? db.selectFrom('customers').select('IDCustomer').where('IDCustomer', '=', account.IDCustomer).forNoKeyUpdate().execute()
    : db.selectFrom('operators').select('IDOperator').where('IDOperator', '=', account.IDOperator).forNoKeyUpdate().execute());
  const { count } = await db
    .selectFrom('jetons')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(ofAccount(account))
    .where('Epoque', '=', Epoque)
    .where(open)
    .executeTakeFirstOrThrow();
  return count;
};

type New = Omit<Insertable<RegistryTables['jetons']>, 'Fin' | 'Adresses'> & { Jours: number; Adresses: readonly string[] };

export const insertJeton = async (db: Db, { Jours, Adresses, ...jeton }: New) => {
  const { IDJeton } = await db
    .insertInto('jetons')
    .values({
      ...jeton,
      Fin: sql<string>`now() + make_interval(days => ${Jours})`,
      // The network of an address that somebody wrote with more bits than it has.
      Adresses: sql<string[]>`(select coalesce(array_agg(network(a::inet)), '{}') from unnest(${[...Adresses]}::text[]) a)`,
    })
    .returning('IDJeton')
    .executeTakeFirstOrThrow();
  return IDJeton;
};

const listed = (db: Db) =>
  db
    .selectFrom('jetons as j')
    .leftJoin('operators as o', 'o.IDOperator', 'j.IDOperator')
    .leftJoin('customers as c', 'c.IDCustomer', 'j.IDCustomer')
    .select(['j.IDJeton', 'j.Apercu', 'j.Nom', 'j.Portees', 'j.Clients', 'j.CreeLe', 'j.Fin', 'j.VuLe', 'j.CoupeLe', 'j.CoupePar'])
    .select(
      sql<string[]>`(select coalesce(array_agg(regexp_replace(a::text, '/(32|128)$', '')), '{}') from unnest(j."Adresses") a)`.as(
        'Adresses',
      ),
    )
    .orderBy('j.IDJeton', 'desc');

/** Those of an account, also what ended within 90 days. `isCurrent`: the account has not changed since. */
export const listJetons = (db: Db, account: Account, Epoque: number) =>
  listed(db)
    .select([sql<boolean>`j."Epoque" = ${Epoque}`.as('isCurrent'), sql<boolean>`j."Fin" <= now()`.as('isOver')])
    .where((eb) =>
      account.IDOperator === null
        ? eb.and([eb('j.IDCustomer', '=', account.IDCustomer), eb('j.IDPeople', '=', account.IDPeople)])
        : eb('j.IDOperator', '=', account.IDOperator),
    )
    .where(sql<boolean>`coalesce(j."CoupeLe", j."Fin") > now() - interval '90 days'`)
    .execute();

/** Those of everybody that can still be used. Whether a person of a customer has changed is not known here. */
export const listAllJetons = (db: Db) =>
  listed(db)
    .select([
      'j.Qui',
      'j.IDOperator',
      'j.IDCustomer',
      'c.name as Client',
      'c.IDServer',
      'o.Serveurs as ServeursDe',
      'o.Clients as ClientsDe',
    ])
    .where('j.CoupeLe', 'is', null)
    .where('j.Fin', '>', sql<string>`now()`)
    .where(sql<boolean>`(j."IDOperator" is null or (o."Actif" and o."Epoque" = j."Epoque"))`)
    .execute();
export type JetonOfAll = Awaited<ReturnType<typeof listAllJetons>>[number];

/** Cuts one, of this account or of whomever; answers false where it is none, or is cut already. */
export const cutJeton = async (db: Db, IDJeton: number, CoupePar: string, account?: Account): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('jetons')
    .set({ CoupeLe: sql<string>`now()`, CoupePar })
    .where('IDJeton', '=', IDJeton)
    .where('CoupeLe', 'is', null)
    .$if(account !== undefined, (query) => query.where(ofAccount(account!)))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/**
 * What becomes of the tokens of an operator whose password has just been changed: they are cut, or they go on in the new epoch. Those
 * that a suspension or a password had ended before stay ended.
 */
export const settleJetons = async (db: Db, { IDOperator, login, cut }: { IDOperator: number; login: string; cut: boolean }) => {
  const changes = cut ? { CoupeLe: sql<string>`now()`, CoupePar: login } : { Epoque: sql<number>`"Epoque" + 1` };
  await db
    .updateTable('jetons')
    .set(changes)
    .where('IDOperator', '=', IDOperator)
    .where('CoupeLe', 'is', null)
    .where('Epoque', '=', ({ selectFrom }) =>
      selectFrom('operators')
        .select(sql<number>`"Epoque" - 1`.as('former'))
        .where('IDOperator', '=', IDOperator),
    )
    .execute();
};

/** Tokens are kept 90 days after their end, so that people can be told of them. */
export const forgetJetons = (db: Db) =>
  db
    .deleteFrom('jetons')
    .where(sql<boolean>`coalesce("CoupeLe", "Fin") < now() - interval '90 days'`)
    .execute();
