import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CustomerTables } from '../../db/tables.ts';

type Db = Kysely<CustomerTables>;

/** Real sites, and how many of them meet a condition. */
const countSites = (db: Db, active: RawBuilder<boolean>, among: RawBuilder<boolean> = sql<boolean>`true`) =>
  db
    .selectFrom('sites')
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere(sql<boolean>`${among}`)
        .as('all'),
      fn
        .countAll<number>()
        .filterWhere(sql<boolean>`${among} and ${active}`)
        .as('active'),
    ])
    .where('EstFictif', '=', false)
    .executeTakeFirstOrThrow();

export const countLeadSites = (db: Db) => countSites(db, sql`"Est_eSellerLeadActif"`);
export const countBaseVNSites = (db: Db) => countSites(db, sql`"CodeSiteBaseVN" <> ''`);
export const countOpelVNSites = (db: Db) => countSites(db, sql`"OpelVNToolbox"`);
export const countPlanetVO2Sites = (db: Db) => countSites(db, sql`"ActifPVO2" and "IDSitePVO2" is not null`);

/** Lead sites that nobody can receive a lead for: no label, no stock kind (document 1, section 2). */
export const hasLeadProblem = async (db: Db) => {
  const found = await db
    .selectFrom('sites')
    .select('IDSite')
    .where('Est_eSellerLeadActif', '=', true)
    .where(sql<boolean>`("Libelle" = '' or not ("EstFictif" or "EstVO" or "EstVN"))`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/** Sites ticked for the Opel toolbox without the manufacturer code that it needs. */
export const hasOpelProblem = async (db: Db) => {
  const found = await db
    .selectFrom('sites')
    .select('IDSite')
    .where('OpelVNToolbox', '=', true)
    .where('CodeConstructeur', '=', '')
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
