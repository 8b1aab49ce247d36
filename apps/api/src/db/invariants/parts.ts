import { sql } from 'kysely';
import type { CustomerTables, Db } from '../tables.ts';
import { someRow, type Invariant } from './invariant.ts';

const otherActivite = 'Une marque n’est pas de l’activité de ce qui l’a choisie';

/** Brands are those of the activity of what has chosen them. */
const marquesOf = (of: keyof CustomerTables, tables: Invariant['tables'], activiteOf: (db: Db) => ReturnType<typeof sql>): Invariant => ({
  cle: `${of}.IDActivite`,
  tables: [of, ...tables],
  of,
  phrase: otherActivite,
  isFaulty: (db) => sql<boolean>`(${sql.ref(`${of}.IDActivite`)} is distinct from (${activiteOf(db)}))`,
});

/** Rows that are parts of others. */
export const parts: Invariant[] = [
  marquesOf(
    'sitesMarques',
    ['sites', 'societes'],
    (db) =>
      sql`${db
        .selectFrom('sites')
        .innerJoin('societes', 'societes.IDPlaque', 'sites.IDPlaque')
        .select(sql`coalesce("sites"."IDActivite", "societes"."IDActivite")`.as('own'))
        .where(sql<boolean>`"sites"."IDSite" = "sitesMarques"."IDSite"`)}`,
  ),
  marquesOf(
    'societesMarques',
    ['societes'],
    (db) =>
      sql`${db
        .selectFrom('societes')
        .select('IDActivite')
        .where(sql<boolean>`"societes"."IDPlaque" = "societesMarques"."IDPlaque"`)}`,
  ),
  marquesOf(
    'templatesBDCMarques',
    ['templatesBDC'],
    (db) =>
      sql`${db
        .selectFrom('templatesBDC')
        .select('IDActivite')
        .where(sql<boolean>`"templatesBDC"."IDTemplateBDC" = "templatesBDCMarques"."IDTemplateBDC"`)}`,
  ),
  {
    cle: 'relances.Groupe',
    tables: ['relances', 'relancesPlaques', 'relancesSites'],
    of: 'relances',
    phrase: 'Une relance est disponible pour le groupe, pour des sociétés ou pour des sites\u00a0: l’un des trois',
    isFaulty: (db) => {
      const has = (table: 'relancesPlaques' | 'relancesSites') =>
        someRow(db, table, `"${table}"."IDRelanceAuto" = "relances"."IDRelanceAuto"`);
      return sql<boolean>`(num_nonnulls(nullif("relances"."Groupe", false), nullif(${has('relancesPlaques')}, false), nullif(${has('relancesSites')}, false)) <> 1)`;
    },
  },
  {
    cle: 'configNissan.IDSite',
    tables: ['configNissan', 'utilisateursSites'],
    of: 'configNissan',
    phrase: 'Un code Nissan est celui d’un site de l’utilisateur',
    isFaulty: (db) => {
      const own = '"utilisateursSites"."IDPeople" = "configNissan"."IDPeople" and "utilisateursSites"."IDSite" = "configNissan"."IDSite"';
      return sql<boolean>`(not ${someRow(db, 'utilisateursSites', own)})`;
    },
  },
];
