import { catalogue } from '@comptoir/contract/catalogue/all';
import { leadFlags, needsCode, needsLead } from '@comptoir/contract/domains/sites/sites.calls';
import { champsImage } from '@comptoir/contract/domains/sites/sites.fields';
import { typesWorkflow } from '@comptoir/contract/domains/workflows-leads/suivi';
import { offreNeedsCode } from '@comptoir/contract/interfaces/offre-constructeur/offre-constructeur.calls';
import { sql } from 'kysely';
import type { CustomerTables, Db } from '../tables.ts';
import { alone, type Invariant } from './invariant.ts';
import { interfaces } from './interfaces.ts';
import { parts } from './parts.ts';
import { people } from './people.ts';
import { prices } from './prices.ts';

const someOf = (table: keyof CustomerTables, db: Db, column: string, to: string) =>
  sql`exists (${db
    .selectFrom(table as 'civilites')
    .select(sql`1`.as('one'))
    .where(sql<boolean>`${sql.ref(`${table}.${column}`)} = ${sql.ref(to)}`)})`;

const neverInactive = 'Une origine par défaut, ou qui a des workflows de leads, ne peut pas être inactive';
const keepsType = 'Une origine qui a des workflows de leads est de type VN, VO ou VDL';

const origines: Invariant[] = [
  {
    cle: 'origineInactive',
    tables: ['origines', 'origineDefault', 'workflowsLeads'],
    of: 'origines',
    phrase: neverInactive,
    isFaulty: (db) => {
      const isUsed = (['origineDefault', 'workflowsLeads'] as const).map((table) =>
        someOf(table, db, 'IDOrigineAction', 'origines.IDOrigineAction'),
      );
      return sql<boolean>`(${sql.ref('origines.EstInactif')} and (${sql.join(isUsed, sql` or `)}))`;
    },
  },
  {
    cle: 'origineType',
    tables: ['origines', 'originesTypes', 'workflowsLeads'],
    of: 'origines',
    phrase: keepsType,
    isFaulty: (db) => {
      const type = db
        .selectFrom('originesTypes')
        .select('Description')
        .where(sql<boolean>`"originesTypes"."IDOrigineActionType" = ${sql.ref('origines.IDOrigineActionType')}`);
      return sql<boolean>`(${someOf('workflowsLeads', db, 'IDOrigineAction', 'origines.IDOrigineAction')} and not coalesce((${type}) = any(${[...typesWorkflow]}::text[]), false))`;
    },
  },
];

/** Columns that name a row of another table, which no foreign key says. */
const loose: Invariant[] = Object.entries(catalogue).flatMap(([table, { label, loose: names = {} }]) =>
  Object.entries(names).map(([column, parent]): Invariant => {
    const [of, to] = [table as keyof CustomerTables, parent as keyof CustomerTables];
    return {
      cle: `${table}.${column}`,
      tables: [of, to],
      of,
      phrase: `${label}\u00a0: ce qui est choisi (${catalogue[parent]?.label ?? parent}) n’existe plus`,
      // Nought stands for all of them.
      isFaulty: (db) =>
        sql<boolean>`(coalesce(${sql.ref(`${of}.${column}`)}, 0) <> 0 and not ${someOf(to, db, column, `${of}.${column}`)})`,
    };
  }),
);

const hasNoCode = `trim("CodeConstructeur") = ''`;

/** Every rule about rows that is more than a key, a reference or a type. */
export const invariants: readonly Invariant[] = [
  ...leadFlags.map((flag) => alone(`sites.${flag}`, 'sites', needsLead, `"${flag}" and not "Est_eSellerLeadActif"`)),
  alone('sites.OpelVNToolbox', 'sites', needsCode, `"OpelVNToolbox" and ${hasNoCode}`),
  alone('sites.OffreCodeConstructeurActif', 'sites', offreNeedsCode, `"OffreCodeConstructeurActif" and ${hasNoCode}`),
  ...champsImage.map((champ): Invariant => {
    const isImage = champ === 'EnTeteImg' ? 'true' : `"${champ}EstImg"`;
    return {
      cle: `sites.${champ}`,
      tables: ['sites', 'sitesImages'],
      of: 'sites',
      phrase: 'Une image de ce site n’a pas de fichier',
      isFaulty: (db) => {
        const stored = db
          .selectFrom('sitesImages')
          .select(sql`1`.as('one'))
          .where('sitesImages.Champ', '=', champ)
          .where(sql<boolean>`"sitesImages"."IDSite" = ${sql.ref('sites.IDSite')}`);
        return sql<boolean>`((${sql.raw(isImage)} and ${sql.ref(`sites.${champ}`)} <> '') <> exists (${stored}))`;
      },
    };
  }),
  alone(
    'gpParametres.amont',
    'gpParametres',
    'Le traitement par le BDC en amont du chef des ventes doit être activé',
    '"GRP_BDCTraitementLeadAmontChefVente_NonTransmisCDV" and not "GRP_BDCTraitementLeadAmontChefVente"',
  ),
  ...origines,
  {
    cle: 'wsimport.IDSite',
    tables: ['wsimport', 'sites'],
    of: 'wsimport',
    phrase: 'Le site d’un compte d’import n’est pas un site de sa société',
    isFaulty: (db) => {
      const own = db
        .selectFrom('sites')
        .select(sql`1`.as('one'))
        .where(sql<boolean>`"sites"."IDSite" = ${sql.ref('wsimport.IDSite')} and "sites"."IDPlaque" = ${sql.ref('wsimport.IDPlaque')}`);
      return sql<boolean>`(${sql.ref('wsimport.IDSite')} is not null and ${sql.ref('wsimport.IDSite')} <> 0 and not exists (${own}))`;
    },
  },
  ...parts,
  ...people,
  ...prices,
  ...interfaces,
  ...loose,
];
