import { needsIDClient } from '@comptoir/contract/interfaces/eseller-lead/eseller-lead.calls';
import { stocks } from '@comptoir/contract/interfaces/publication/publication.fields';
import { sql } from 'kysely';
import { alone, someRow, type Invariant } from './invariant.ts';

const isEmpty = (column: string) => `trim("${column}") = ''`;

/** What interfaces need of the rows that they are set up with. */
export const interfaces: Invariant[] = [
  alone('gpParametres.IDClient', 'gpParametres', needsIDClient, `"eSellerLeadActif" and ${isEmpty('IDClient')}`),
  alone(
    'publicationCompte.Actif',
    'publicationCompte',
    'Un compte de publication actif a un code client et un e-mail',
    `"Actif" and (${isEmpty('CodeClient')} or ${isEmpty('EMail')})`,
  ),
  {
    cle: 'publicationAbonnements.IDPortail',
    tables: ['publicationAbonnements', 'publicationPortails'],
    of: 'publicationAbonnements',
    phrase: 'Un site publie sur un portail un stock que ce portail ne prend pas',
    isFaulty: (db) => {
      const isRefused = stocks.map((stock) => `"publicationAbonnements"."${stock}" and not "publicationPortails"."${stock}"`).join(' or ');
      const own = '"publicationPortails"."IDPortail" = "publicationAbonnements"."IDPortail"';
      return someRow(db, 'publicationPortails', `${own} and (${isRefused})`);
    },
  },
  alone('sites.ActifPVO2', 'sites', 'Un site actif dans PlanetVO 2 a son site PVO2', '"ActifPVO2" and "IDSitePVO2" is null'),
  {
    cle: 'sites.IdSiteDBS',
    tables: ['sites'],
    of: 'sites',
    phrase: 'Un autre site a déjà ce site DBS',
    isFaulty: (db) =>
      sql<boolean>`(${someRow(db, 'sites', '"autre"."IDSite" <> "sites"."IDSite" and "autre"."IdSiteDBS" = "sites"."IdSiteDBS"', 'autre')})`,
  },
];
