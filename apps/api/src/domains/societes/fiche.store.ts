import type { FicheSociete } from '@comptoir/contract/domains/societes/societes.calls';
import { categories } from '@comptoir/contract/domains/templates-impression/categories';
import { sql } from 'kysely';
import { anyNumber } from '../../db/any-of.ts';
import type { Db } from '../../db/tables.ts';
import { visibleSites } from '../sites/sites.store.ts';
import type { Visibility } from '../utilisateurs/utilisateurs.store.ts';

/** The sites of a company that the session may see, by name. */
export const listSitesOf = (db: Db, IDPlaque: number, visibility: Visibility) =>
  visibleSites(db, visibility)
    .select(['sites.IDSite', 'sites.Descr', 'sites.Ville', 'sites.Est_eSellerLeadActif'])
    .where('sites.IDPlaque', '=', IDPlaque)
    .orderBy(sql`"sites"."Descr" collate tools.fr`)
    .orderBy('sites.IDSite')
    .execute();

/** The template of the group for each category, and how many of these sites have one of their own. */
export const readModeles = async (db: Db, sites: readonly number[]): Promise<NonNullable<FicheSociete['modeles']>> => {
  const ofGroupe = await db
    .selectFrom('templatesImpressionGroupe')
    .innerJoin('templatesImpression', 'templatesImpression.IDTemplateImpression', 'templatesImpressionGroupe.IDTemplateImpression')
    .select(['Categorie', 'Description'])
    .execute();
  const ofSites = await db
    .selectFrom('templatesImpressionSites')
    .select(({ fn }) => ['Categorie', fn.countAll<number>().as('nb')])
    .where('IDSite', '=', anyNumber(sites))
    .groupBy('Categorie')
    .execute();
  return categories.flatMap((Categorie) => {
    const Description = ofGroupe.find((one) => one.Categorie === Categorie)?.Description ?? null;
    const nbSitesPropres = ofSites.find((one) => one.Categorie === Categorie)?.nb ?? 0;
    return Description === null && nbSitesPropres === 0 ? [] : [{ Categorie, Description, nbSitesPropres }];
  });
};
