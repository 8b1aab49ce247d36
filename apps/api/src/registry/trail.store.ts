import { sql, type Insertable, type Kysely } from 'kysely';
import { checkedTrailSql, saidOfEvents } from '../db/history/trail.sql.ts';
import { roles } from '../db/names.ts';
import type { DatabaseServer } from '../db/open.ts';
import type { RegistryTables } from '../db/tables.ts';

type Db = Kysely<RegistryTables>;
export type NewEvenement = Insertable<RegistryTables['securiteEvenements']>;

/** More make a text that is too long to be read at once. */
const atOnce = 1_000;

// The list says the names of these columns.
const columns = saidOfEvents as (keyof NewEvenement)[];
const unsaid = {
  Nombre: 1,
  IDCustomer: null,
  IDCompte: null,
  IDSession: null,
  IDJeton: null,
  Appel: '',
  Requete: '',
  Qui: '',
  Adresse: '',
  Navigateur: '',
  Details: '',
};

/** The same statement for however many, so that it is prepared once. */
const insertTogether = (db: Db, events: readonly NewEvenement[]) => {
  const rows = JSON.stringify(events.map((event) => ({ ...unsaid, ...event })));
  const table = sql.table('securiteEvenements');
  const read = sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from json_populate_recordset(null::${table}, ${rows}::json)`;
  return db.insertInto('securiteEvenements').columns(columns).expression(read).execute();
};

/** Each takes the next number, in their order. */
export const insertEvenements = async (db: Db, events: readonly NewEvenement[]): Promise<void> => {
  for (let from = 0; from < events.length; from += atOnce) await insertTogether(db, events.slice(from, from + atOnce));
};

/** Gives new events their place in the chain: how many, or undefined while somebody else does. */
export const sealEvenements = async (db: Db): Promise<number | undefined> => {
  const { rows } = await sql<{ sealed: number | null }>`select registry."seal_evenements"() as sealed`.execute(db);
  return rows[0]!.sealed ?? undefined;
};

/** What does not fit of an event: its own digest, its link to the one before, or what is about a person. */
export type TrailFault = 'altered' | 'unlinked' | 'person';

export interface BrokenEvenement {
  Rang: number;
  DateH: string;
  faults: TrailFault[];
}

export interface TrailCheck {
  events: number;
  /** Not sealed yet. */
  waiting: number;
  /** The newest one; undefined where none is sealed. */
  last: { Rang: number; DateH: string; Empreinte: string } | undefined;
  /** The first or the last ones are missing. */
  isCut: boolean;
  /** Oldest first. */
  faults: BrokenEvenement[];
}

interface Checked {
  Rang: number;
  DateH: string;
  Empreinte: Buffer;
  isIntact: boolean;
  isLinked: boolean;
  isPerson: boolean;
}

const faultsOf = ({ isIntact, isLinked, isPerson }: Checked): TrailFault[] => [
  ...(isIntact || !isLinked ? [] : ['altered' as const]),
  ...(isLinked ? [] : ['unlinked' as const]),
  ...(isPerson ? [] : ['person' as const]),
];

export const checkTrail = async (registry: Db): Promise<TrailCheck> =>
  registry
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { rows } = await sql.raw<Checked>(checkedTrailSql).execute(trx);
      const end = await trx.selectFrom('securiteChaine').select(['Rang', 'Depuis', 'Empreinte', 'Origine']).executeTakeFirstOrThrow();
      const { waiting } = await trx
        .selectFrom('securiteEvenements')
        .select(({ fn }) => fn.countAll<number>().as('waiting'))
        .where('Rang', 'is', null)
        .executeTakeFirstOrThrow();
      const last = rows.at(-1);
      return {
        events: rows.length,
        waiting,
        last: last && { Rang: last.Rang, DateH: last.DateH, Empreinte: last.Empreinte.toString('hex') },
        isCut: (last?.Rang ?? end.Depuis) !== end.Rang || !(last?.Empreinte ?? end.Origine).equals(end.Empreinte),
        faults: rows.flatMap((row) => {
          const faults = faultsOf(row);
          return faults.length > 0 ? [{ Rang: row.Rang, DateH: row.DateH, faults }] : [];
        }),
      };
    });

/** A sealed event as it stands, unchecked. */
export const evenementAt = async (registry: Db, Rang: number) => {
  const found = await registry.selectFrom('securiteEvenements').select(['Empreinte']).where('Rang', '=', Rang).executeTakeFirst();
  return found?.Empreinte?.toString('hex');
};

/** What anchors call this chain; no customer has a name like it. */
export const trailBase = 'événements de sécurité';

/** Where the chain ends; undefined where nothing has been sealed. */
export const trailEnd = async (registry: Db) => {
  const row = await registry
    .selectFrom('securiteEvenements')
    .select(['Rang', 'DateH', 'Empreinte'])
    .where('Rang', 'is not', null)
    .orderBy('Rang', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { Rang: row.Rang!, DateH: row.DateH, Empreinte: row.Empreinte!.toString('hex') };
};

/** Ways out that some process looks after, and which of them may still become able to deliver. */
const waysOutSql = `select "Nom", "Rang", coalesce("EchecDepuis", now()) > now() - interval '30 days' as "isAwaited"
  from registry."securiteSorties" where "VueLe" > now() - interval '1 day'`;

const purgeSql = `
with ways as (${waysOutSql}), held as (
  select min("Rang") as "Rang" from ways where "isAwaited"
), last as (
  select e."Rang", e."Empreinte" from registry."securiteEvenements" e cross join held
  where e."Rang" is not null and e."DateH" < now() - make_interval(months => $1) and e."Rang" <= coalesce(held."Rang", e."Rang")
  order by e."Rang" desc limit 1
), unsent as (
  select string_agg(ways."Nom", ', ' order by ways."Nom") as names from ways, last where ways."Rang" < last."Rang"
), gone as (
  delete from registry."securiteEvenements" e using last where e."Rang" <= last."Rang" returning e."Rang"
), begun as (
  update registry."securiteChaine" c set "Depuis" = last."Rang", "Origine" = last."Empreinte" from last
)
insert into registry."securiteEvenements" ("Type", "Resultat", "Genre", "Details", "Nombre")
  select 'retrait', 'succes', 'system',
    format('Plus anciens que %s mois', $1::integer) || coalesce(', sans être tous sortis\u00a0: ' || (select names from unsent), ''), count(*)
  from gone having count(*) > 0
  returning "Nombre"`;

/**
 * Takes out what is older than it is kept, from the chain's beginning; the rest still verifies. What a way out has not delivered
 * waits for it, unless it has failed for 30 days. @returns how many events
 */
export const purgeTrail = (server: DatabaseServer, months: number): Promise<number> =>
  server.admin(async (client) => {
    await client.query(`begin; set local role ${roles.owner}`);
    // The sealer waits, or it would chain to what is being taken out.
    await client.query('select from registry."securiteChaine" for update');
    const { rows } = await client.query<{ Nombre: number }>(purgeSql, [months]);
    await client.query('commit');
    return rows[0]?.Nombre ?? 0;
  });

/** The place of the last event that has been taken out for its age; 0 where none has. */
export const trailOrigin = async (registry: Db) => {
  const { Depuis } = await registry.selectFrom('securiteChaine').select('Depuis').executeTakeFirstOrThrow();
  return Depuis;
};

/** Sealed events after a place in the chain, in its order. */
export const listSealed = (db: Db, depuis: number, most: number) =>
  db.selectFrom('securiteEvenements').selectAll().where('Rang', '>', depuis).orderBy('Rang').limit(most).execute();

/** Where the chain begins: what the first event that is left is chained to. */
export const readOrigin = (db: Db) => db.selectFrom('securiteChaine').select(['Depuis', 'Origine']).executeTakeFirstOrThrow();
