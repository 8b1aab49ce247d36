import type pg from 'pg';
import type { DatabaseServer } from '../db/open.ts';
import { instantDigest, linesDigest } from '../db/history/seal.sql.ts';

/** What does not fit in the chain of one instant. */
export type Fault = 'altered' | 'unlinked' | 'lines';

export interface BrokenInstant {
  IDInstant: number;
  DateH: string;
  faults: Fault[];
  /** Lines that it should hold, and those found. */
  expected: number;
  found: number;
}

/** What a line of the journal says was purged. */
export interface Purge {
  /** When that line was sealed; now where it has not been. */
  DateH: string;
  /** The last instant whose lines it took. */
  jusqua: number;
  /** Months that were kept. */
  mois: number;
}

/** The newest instant of a customer. */
export interface SealedInstant {
  IDInstant: number;
  DateH: string;
  Empreinte: string;
}

export interface Chain {
  instants: number;
  lines: number;
  /** Lines that no instant holds yet. */
  waiting: number;
  /** Lines whose values have been taken out for good, and only their digest left. */
  erased: number;
  /** The newest instant; undefined where nothing has been sealed. */
  last: SealedInstant | undefined;
  /** Oldest first. What is older than the months that one kept may be gone. */
  purges: Purge[];
  /** The newest instants are missing, or their end is not the one that was noted. */
  isCut: boolean;
  /** Oldest first. */
  faults: BrokenInstant[];
}

/** Lines of purges, each dated by the sealer: whoever writes such a line cannot choose that. */
const purgesSql = `
  select (j."Apres" ->> 'jusqua')::bigint as jusqua, (j."Apres" ->> 'mois')::integer as mois, coalesce(min(k."DateH"), now()) as "DateH"
  from comptoir."journal" j left join comptoir."instants" k
    on k."IDCustomer" = $1 and j."IDJournal" <= k."Jusqua"
  where j."IDCustomer" = $1 and j."NomTable" = '*' and j."Apres" ->> 'nature' = 'purge'
  group by j."IDJournal", j."Apres" order by j."IDJournal"`;

/**
 * Which instant each line belongs to, and what the instants should be by their own lines and the one before. A purge keeps a month at
 * least, so a forged line of one hides nothing newer; the day is for time zones and for ends of months.
 */
const checkedSql = `
with i as (
  select i.*, lag(i."Jusqua", 1, 0::bigint) over w as depuis, lag(i."Empreinte") over w as attendue
  from comptoir."instants" i where i."IDCustomer" = $1 window w as (order by i."IDInstant")
), late as (
  select i."IDInstant", unnest(i."Tardifs") as id from i
), purged as (${purgesSql}
), held as (
  select i."IDInstant" as instant, j.* from i join comptoir."journal" j
    on j."IDCustomer" = $1 and j."IDJournal" > i.depuis and j."IDJournal" <= i."Jusqua"
    where not exists (select from late where late.id = j."IDJournal")
  union all
  select late."IDInstant", j.* from late join comptoir."journal" j on j."IDCustomer" = $1 and j."IDJournal" = late.id
), own as (
  select j.instant, count(*)::integer as found, (count(*) filter (where j."Avant" ? '' or j."Apres" ? ''))::integer as erased, ${linesDigest} as digest from held j group by 1
)
select i."IDInstant", i."DateH", i."Empreinte", i."Nombre" as expected, coalesce(own.found, 0) as found, coalesce(own.erased, 0) as erased,
  ${instantDigest} = i."Empreinte" as "isIntact",
  i."Precedente" is not distinct from i.attendue as "isLinked",
  coalesce(own.digest, sha256('')) = i."Lignes" as "hasLines",
  own.found is null and exists (select from purged where i."IDInstant" <= purged.jusqua
    and i."DateH" < purged."DateH" - make_interval(months => greatest(purged.mois, 1)) + interval '1 day') as "isPurged"
from i left join own on own.instant = i."IDInstant" order by i."IDInstant"`;

interface Held {
  IDInstant: number;
  DateH: string;
  Empreinte: Buffer;
}

const endOf = ({ IDInstant, DateH, Empreinte }: Held): SealedInstant => ({ IDInstant, DateH, Empreinte: Empreinte.toString('hex') });

interface Checked extends Held {
  expected: number;
  found: number;
  erased: number;
  isIntact: boolean;
  isLinked: boolean;
  hasLines: boolean;
  isPurged: boolean;
}

const faultsOf = ({ isIntact, isLinked, hasLines, isPurged }: Checked): Fault[] => [
  ...(isIntact ? [] : ['altered' as const]),
  ...(isLinked ? [] : ['unlinked' as const]),
  ...(hasLines || isPurged ? [] : ['lines' as const]),
];

const endSql = `
select s."Empreinte",
  (select count(*)::integer from comptoir."journal" j where j."IDCustomer" = $1) as lines
from (select 1) one left join comptoir."scellements" s on s."IDCustomer" = $1`;

/** The chain as one transaction sees it. */
export const checkChain = async (client: Pick<pg.ClientBase, 'query'>, IDCustomer: number): Promise<Chain> => {
  const { rows } = await client.query<Checked>(checkedSql, [IDCustomer]);
  const { rows: purges } = await client.query<Purge>(purgesSql, [IDCustomer]);
  const { rows: ends } = await client.query<{ Empreinte: Buffer | null; lines: number }>(endSql, [IDCustomer]);
  const last = rows.at(-1);
  const { Empreinte, lines } = ends[0]!;
  return {
    instants: rows.length,
    lines,
    waiting: lines - rows.reduce((sum, { found }) => sum + found, 0),
    erased: rows.reduce((sum, { erased }) => sum + erased, 0),
    purges,
    last: last && endOf(last),
    isCut: (Empreinte?.toString('hex') ?? null) !== (last?.Empreinte.toString('hex') ?? null),
    faults: rows.flatMap((row) => {
      const { IDInstant, DateH, expected, found } = row;
      const faults = faultsOf(row);
      return faults.length > 0 ? [{ IDInstant, DateH, expected, found, faults }] : [];
    }),
  };
};

/** Computes every digest of a customer's chain again, from the lines themselves. */
export const verifyChain = (server: DatabaseServer, { IDCustomer }: { IDCustomer: number }): Promise<Chain> =>
  server.loader({ IDCustomer }, async (client) => {
    await client.query('begin isolation level repeatable read read only');
    return checkChain(client, IDCustomer);
  });

const readInstant = (server: DatabaseServer, { IDCustomer }: { IDCustomer: number }, which: string, values: readonly unknown[]) =>
  server.loader({ IDCustomer }, async (client) => {
    const { rows } = await client.query<Held>(
      `select "IDInstant", "DateH", "Empreinte" from comptoir."instants" where "IDCustomer" = $1 ${which}`,
      [IDCustomer, ...values],
    );
    return rows[0] && endOf(rows[0]);
  });

/** An instant as it stands, unchecked; undefined where it is not there. */
export const instantAt = (
  server: DatabaseServer,
  customer: { IDCustomer: number },
  IDInstant: number,
): Promise<SealedInstant | undefined> => readInstant(server, customer, 'and "IDInstant" = $2', [IDInstant]);

/** The newest instant as it stands, unchecked; undefined where nothing has been sealed. */
export const lastInstant = (server: DatabaseServer, customer: { IDCustomer: number }): Promise<SealedInstant | undefined> =>
  readInstant(server, customer, 'order by "IDInstant" desc limit 1', []);
