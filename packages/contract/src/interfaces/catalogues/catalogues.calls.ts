import { z } from 'zod';
import { flag } from '../../fields/kit.ts';
import { answerShape, inputShape } from '../../fields/shapes.ts';
import { bool, endpoint, id, staff } from '../../kit.ts';
import { rowsOf } from '../../limits.ts';

const shared = { who: staff, on: 'customer' } as const;

const brand = z.strictObject({ code: z.string(), name: z.string() });
export type CatalogueBrand = z.infer<typeof brand>;

/** A brand, by its code or as an object. */
const chosen = z.union([z.string().max(64), z.object({ code: z.string().max(64) }).transform(({ code }) => code)]);

const brands = z.array(chosen).max(1000);

const reference = (name: 'refMoto' | 'refLoisir', title: string) => ({
  brands: endpoint({
    ...shared,
    method: 'GET',
    path: `/api/${name}/brands`,
    action: `Lire les marques du ${title}`,
    present: 'partenaire',
    refuses: ['partner'],
    answer: z.array(brand),
  }),
  groupBrands: endpoint({
    ...shared,
    method: 'GET',
    path: `/api/${name}/groupBrands`,
    // oxlint-disable-next-line french/elisions -- a « Référentiel … »
    action: `Lire les marques du groupe dans le ${title}`,
    answer: z.array(brand),
  }),
  syncGroup: endpoint({
    ...shared,
    method: 'POST',
    path: `/api/${name}/syncGroup`,
    action: `Synchroniser les marques du ${title}`,
    refuses: ['unknown', 'partner'],
    batches: true,
    untriable: 'partenaire',
    bodyLimit: rowsOf(5000, 60) + rowsOf(1000, 100),
    /** The brands alone, or under the key `brands` with the sites that begin or cease to use them in the same save. */
    body: z.union([
      brands.transform((all) => ({ brands: all, regenerate_token: false, sites: [] })),
      z.object({
        brands,
        regenerate_token: bool.default(false),
        sites: z
          .array(z.object({ IDSite: id, ...inputShape({ Actif: flag(`${title} actif`) }) }))
          .max(5000)
          .default([]),
      }),
    ]),
    answer: z.array(brand),
  }),
});
export const refMoto = reference('refMoto', 'Référentiel Moto');
export const refLoisir = reference('refLoisir', 'Référentiel Loisir');

/** What a site keeps of them. */
export const catalogueFields = {
  AutovistaActif: flag('Catalogue Autovista actif', { heading: 'Autovista' }),
  RefMotoActif: flag('Référentiel Moto actif', { heading: 'Référentiel Moto' }),
  RefVdlActif: flag('Référentiel VDL actif', { heading: 'Référentiel VDL' }),
};
const row = z.strictObject({ IDSite: z.number(), Descr: z.string(), Libelle_Societe: z.string(), ...answerShape(catalogueFields) });
export type CatalogueSite = z.infer<typeof row>;
const changed = z.array(z.object({ IDSite: id, ...z.object(inputShape(catalogueFields)).partial().shape })).max(5000);

/** The catalogues that each site uses. */
export const catalogues = {
  sites: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/sites/catalogues',
    scope: 'catalogues:lire',
    action: 'Lister les catalogues des sites',
    answer: z.array(row),
  }),
  saveSites: endpoint({
    ...shared,
    method: 'PATCH',
    path: '/api/sites/catalogues',
    scope: 'catalogues:ecrire',
    action: 'Modifier les catalogues des sites',
    refuses: ['unknown'],
    bodyLimit: rowsOf(5000, 120),
    body: z.union([changed, z.object({ sites: changed }).transform(({ sites }) => sites)]),
    answer: z.array(row),
  }),
};

/** Why a catalogue without a brand of the group cannot be switched on. */
export const brandsFirst = (title: string) => `Enregistrez d’abord au moins une marque du ${title}`;
// oxlint-disable-next-line french/elisions -- a « Référentiel … »
export const brandsRequired = (title: string) => `Le ${title} est activé pour au moins un site : vous devez configurer au moins une marque`;
