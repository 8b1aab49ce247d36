import { marquesWltp } from '@comptoir/contract/interfaces/wltp/wltp.calls';
import { sql } from 'kysely';
import { anyNumber, everyNumber } from '../../db/any-of.ts';
import { jsonRows } from '../../db/json/json-text.ts';
import type { Db } from '../../db/tables.ts';

/** The tables that the list of sites reads. */
export const wltpTables = ['sites', 'societes', 'sitesWLTP', 'marques'];

const offered = (db: Db) =>
  db
    .selectFrom('marques')
    .select(['IDMarque', sql<string>`upper("Make")`.as('Descr')])
    .where(sql<string>`upper("Make")`, 'in', [...marquesWltp])
    .orderBy('IDMarque');

export const listMarques = (db: Db) => offered(db).execute();

/** The choices of each site, as one text. */
const chosen = (db: Db) =>
  db
    .selectFrom('sitesWLTP')
    .innerJoin(offered(db).clearOrderBy().as('offered'), 'offered.IDMarque', 'sitesWLTP.IDMarque')
    .select([
      'sitesWLTP.IDSite',
      sql<string>`string_agg("offered"."IDMarque"::text, ',' order by "offered"."IDMarque")`.as('selectedMarques'),
    ])
    .groupBy('sitesWLTP.IDSite');

export const listSites = (db: Db) =>
  jsonRows(
    db,
    db
      .selectFrom('sites')
      .innerJoin('societes', 'societes.IDPlaque', 'sites.IDPlaque')
      .leftJoin(chosen(db).as('chosen'), 'chosen.IDSite', 'sites.IDSite')
      .select([
        'sites.IDSite',
        'sites.Descr',
        'societes.Libelle as Libelle_Societe',
        sql<string>`coalesce("chosen"."selectedMarques", '')`.as('selectedMarques'),
      ])
      .orderBy('sites.IDSite'),
  );

/** Those of these sites that exist, locked until the transaction ends. */
export const lockSites = async (db: Db, ids: readonly number[]) => {
  if (ids.length === 0) return new Set<number>();
  const rows = await db
    .selectFrom('sites')
    .select('IDSite')
    .where('IDSite', '=', anyNumber(ids))
    .orderBy('IDSite')
    .forNoKeyUpdate()
    .execute();
  return new Set(rows.map(({ IDSite }) => IDSite));
};

/** Replaces a site's brands; answers whether that is a change. */
export const replaceMarques = async (db: Db, IDSite: number, wanted: readonly number[]) => {
  const removed = await db
    .deleteFrom('sitesWLTP')
    .where('IDSite', '=', IDSite)
    .where('IDMarque', '<>', everyNumber(wanted))
    .executeTakeFirst();
  if (wanted.length === 0) return removed.numDeletedRows > 0n;
  const added = await db
    .insertInto('sitesWLTP')
    .values(wanted.map((IDMarque) => ({ IDSite, IDMarque })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return removed.numDeletedRows > 0n || (added.numInsertedOrUpdatedRows ?? 0n) > 0n;
};
