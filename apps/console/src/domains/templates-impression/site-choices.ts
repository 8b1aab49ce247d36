import type { Configuration } from '@comptoir/contract/domains/templates-impression/templates-impression.calls';
import { categories, type Categorie } from '@comptoir/contract/domains/templates-impression/categories';
import { id } from '@comptoir/contract/kit';
import type { SiteRow } from '@comptoir/contract/domains/sites/sites.calls';
import { z } from 'zod';

/** One value for each site and category; `null`: as the group. */
export const sitesForm = z.record(z.string(), id.nullable());
export type SitesIn = z.input<typeof sitesForm>;
export type SitesOut = z.output<typeof sitesForm>;

export const choiceName = (IDSite: number, categorie: Categorie) => `${IDSite}/${categorie}`;

export const sitesValues = (sites: readonly Pick<SiteRow, 'IDSite'>[], stored: readonly Configuration[]): SitesIn => ({
  ...Object.fromEntries(sites.flatMap(({ IDSite }) => categories.map((categorie) => [choiceName(IDSite, categorie), null]))),
  ...Object.fromEntries(
    stored.flatMap(({ IDSite, Categorie, IDTemplateImpression }) =>
      IDSite === null ? [] : [[choiceName(IDSite, Categorie), IDTemplateImpression]],
    ),
  ),
});

/** The changed choices. */
export const sitesBody = (changed: Partial<SitesOut>) =>
  Object.entries(changed).flatMap(([name, IDTemplateImpression]) => {
    const [IDSite, Categorie] = name.split('/');
    const categorie = categories.find((one) => one === Categorie);
    return categorie && IDTemplateImpression !== undefined ? [{ IDSite: Number(IDSite), Categorie: categorie, IDTemplateImpression }] : [];
  });

/** A site with its templates, as its line shows it. */
export type SiteLine = Pick<SiteRow, 'IDSite' | 'Descr' | 'Code' | 'IDPlaque' | 'Plaque_Libelle' | 'EstFictif'> &
  Record<Categorie, number | null>;

export const linesOf = (sites: readonly SiteRow[], values: Readonly<Record<string, unknown>>): SiteLine[] =>
  sites.map(({ IDSite, Descr, Code, IDPlaque, Plaque_Libelle, EstFictif }) => {
    // Its schema reads ids or null.
    const of = (categorie: Categorie) => (values[choiceName(IDSite, categorie)] ?? null) as number | null;
    return { IDSite, Descr, Code, IDPlaque, Plaque_Libelle, EstFictif, offre: of('offre'), bdc: of('bdc'), bonEssai: of('bonEssai') };
  });
