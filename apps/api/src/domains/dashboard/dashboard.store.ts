import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/tables.ts';

/** Fictitious sites do not count on the dashboard (docs/regles/tableau-de-bord.md#what-counts). */
const realSites = (db: Db) => db.selectFrom('sites').where('EstFictif', '=', false);

/** Real sites, and how many of them meet a condition. */
const countSites = (db: Db, active: RawBuilder<boolean>) =>
  realSites(db)
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.countAll<number>().filterWhere(active).as('active')])
    .executeTakeFirstOrThrow();

export const countLeadSites = (db: Db) => countSites(db, sql`"Est_eSellerLeadActif"`);
export const countBaseVNSites = (db: Db) => countSites(db, sql`"CodeSiteBaseVN" <> ''`);
export const countOpelVNSites = (db: Db) => countSites(db, sql`"OpelVNToolbox"`);
export const countPlanetVO2Sites = (db: Db) => countSites(db, sql`"ActifPVO2" and "IDSitePVO2" is not null`);

/** Lead sites that nobody can receive a lead for: no label, or neither VN nor VO. */
export const hasLeadProblem = async (db: Db) => {
  const found = await realSites(db)
    .select('IDSite')
    .where('Est_eSellerLeadActif', '=', true)
    .where(sql<boolean>`(trim("Libelle") = '' or not ("EstVO" or "EstVN"))`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** Sites ticked for the Opel toolbox without the manufacturer code that it needs. */
export const hasOpelProblem = async (db: Db) => {
  const found = await realSites(db)
    .select('IDSite')
    .where('OpelVNToolbox', '=', true)
    .where(sql<boolean>`trim("CodeConstructeur") = ''`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

export const countPlaquesPlanetVO = (db: Db) =>
  db
    .selectFrom('societes')
    .select(({ fn, exists, selectFrom }) => [
      fn.countAll<number>().as('all'),
      fn
        .countAll<number>()
        .filterWhere(
          exists(
            selectFrom('planetvoSocietes')
              .select('planetvoSocietes.IDPlaque')
              .whereRef('planetvoSocietes.IDPlaque', '=', 'societes.IDPlaque')
              .where('planetvoSocietes.Actif', '=', true),
          ),
        )
        .as('active'),
    ])
    .executeTakeFirstOrThrow();

export const countPlaquesCorporateSales = (db: Db) =>
  db
    .selectFrom('societes')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('InterfaceCorporateSales', '=', true).as('active'),
    ])
    .executeTakeFirstOrThrow();
