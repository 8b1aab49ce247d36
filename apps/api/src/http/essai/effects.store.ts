import { ditesAilleurs, mostChangements, type Essai } from '@comptoir/contract/essai';
import { phraseOf } from '@comptoir/contract/domains/journal/phrases';
import { sql, type Kysely } from 'kysely';
import type { CustomerTables, Db, RegistryTables } from '../../db/tables.ts';
import type { Touche } from './touche.ts';

type Registry = Kysely<RegistryTables>;

export const begin = (db: Kysely<RegistryTables> | Db) => sql`savepoint essai`.execute(db);

/** Keys that are judged at the end of a transaction are judged now: it has no end. */
export const judgeKeys = (db: Kysely<RegistryTables> | Db) => sql`set constraints all immediate`.execute(db);

/** What was written since the beginning is undone; the snapshot stays. */
export const undo = (db: Kysely<RegistryTables> | Db) => sql`rollback to savepoint essai`.execute(db);

interface Touched {
  table: string;
  /** Rows came or went. */
  moved: boolean;
  columns: string[];
}

/** What a group has changed. */
export const touchedBy = async (db: Db, groupe: string): Promise<Touche> => {
  const lines = db.selectFrom('journal').select(['NomTable', 'Operation', 'Avant']).where('Groupe', '=', groupe);
  const { rows } = await sql<Touched>`
    select l."NomTable" as "table", bool_or(l."Operation" <> 'U') as moved,
      coalesce(array_agg(distinct k.name) filter (where k.name is not null), '{}') as columns
    from (${lines}) as l
    left join lateral jsonb_object_keys(case when l."Operation" = 'U' then l."Avant" else '{}' end) as k(name) on true
    group by l."NomTable"
  `.execute(db);
  return new Map(rows.map(({ table, moved, columns }) => [table, moved ? null : new Set(columns)]));
};

/** The newest message before the write. */
export const lastMessage = async (db: Pick<Kysely<Pick<CustomerTables, 'outbox'>>, 'selectFrom'>) => {
  const { last } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.max<number | null>('IDMessage').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
};

export const messagesAfter = (db: Pick<Kysely<Pick<CustomerTables, 'outbox'>>, 'selectFrom'>, last: number): Promise<Essai['courriels']> =>
  db.selectFrom('outbox').select(['objet', 'destinataires']).where('IDMessage', '>', last).orderBy('IDMessage').execute();

/** How often something has ended the sessions of each person. */
export const readEpoques = async (db: Db): Promise<ReadonlyMap<number, number>> =>
  new Map((await db.selectFrom('epoques').select(['IDPeople', 'Epoque']).execute()).map(({ IDPeople, Epoque }) => [IDPeople, Epoque]));

const alive = sql<boolean>`s."FinLe" is null and s."Echeance" > now()`;

/** How many open sessions these people have, by the epoch that they began in. */
export const countSessionsOf = async (
  registry: Registry,
  { IDCustomer, idleMinutes, epoques }: { IDCustomer: number; idleMinutes: number; epoques: ReadonlyMap<number, number> },
): Promise<ReadonlyMap<number, number>> => {
  if (epoques.size === 0) return new Map();
  const rows = await registry
    .selectFrom('sessions as s')
    .select(['s.IDPeople', 's.Epoque', ({ fn }) => fn.countAll<number>().as('nombre')])
    .where('s.IDCustomer', '=', IDCustomer)
    .where('s.IDPeople', '=', sql<number>`any(${[...epoques.keys()]}::bigint[])`)
    .where(alive)
    .where('s.VueLe', '>', sql<string>`now() - make_interval(mins => ${idleMinutes})`)
    .groupBy(['s.IDPeople', 's.Epoque'])
    .execute();
  return new Map(
    rows.flatMap(({ IDPeople, Epoque, nombre }) => (IDPeople !== null && epoques.get(IDPeople) === Epoque ? [[IDPeople, nombre]] : [])),
  );
};

/** Every open session of the installation, and whose it is. */
export const readOpenSessions = async (registry: Registry): Promise<ReadonlyMap<number, string>> => {
  const rows = await registry
    .selectFrom('sessions as s')
    .leftJoin('operators as o', 'o.IDOperator', 's.IDOperator')
    .select(['s.IDSession', 's.Qui'])
    .where(alive)
    .where(sql<boolean>`(s."IDOperator" is null or o."Actif" and o."Epoque" = s."Epoque")`)
    .execute();
  return new Map(rows.map(({ IDSession, Qui }) => [IDSession, Qui]));
};

/** The lines of a group of the registry's journal. Customer access reads none of their values. */
export const registryChanges = async (registry: Registry, groupe: string, { withValues }: { withValues: boolean }) => {
  const written = registry.selectFrom('journal').where('Groupe', '=', groupe).where('NomTable', 'not in', ditesAilleurs);
  const rows = await written
    .select(['NomTable', 'IDLigne', 'Operation', 'Avant', 'Apres'])
    .orderBy('IDJournal')
    .limit(mostChangements)
    .execute();
  const { nb } = await written.select(({ fn }) => fn.countAll<number>().as('nb')).executeTakeFirstOrThrow();
  const changements = rows.map(({ NomTable, IDLigne, Operation, ...values }) => {
    const { Avant, Apres } = withValues ? values : { Avant: null, Apres: null };
    const phrase = phraseOf({ NomTable, IDLigne, Operation, Avant, Apres, Nom: null });
    return { table: NomTable, id: IDLigne, nom: null, operation: Operation, avant: Avant, apres: Apres, phrase };
  });
  return { changements, nbChangements: nb };
};
