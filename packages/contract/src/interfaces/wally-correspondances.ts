import { z } from 'zod';
import { endpoint, everyone, id } from '../kit.ts';
import { rowsOf } from '../limits.ts';
import { wallyMessages, wallySkip } from './wally.ts';

const ofCompte = z.object({ IdWallyCompte: id });
const deCompte = { who: everyone, on: 'customer', params: ofCompte } as const;
const compte = '/api/interfaces/wally/accounts/{IdWallyCompte}';

const marque = z.strictObject({ IdWallyMarque: z.string(), NomWallyMarque: z.string() });
const providerId = z.string().min(1).max(64);
const providerIdText = z.union([providerId, z.number()]).transform(String);
/** One of our ids, or -1 for 'Ne pas intégrer'; null is no choice. */
const choice = z
  .union([z.number(), z.string(), z.null()], { error: wallyMessages.cleared })
  .transform(Number)
  .pipe(
    z
      .int(wallyMessages.cleared)
      .max(2_147_483_647)
      .refine((value) => value === wallySkip || value >= 1, wallyMessages.cleared),
  );
/** `formIdWally` is the site or the origin, `formIdESeller` ours; the first two repeat the address. */
const added = z.object({ formIdMarque: providerIdText, formIdWally: providerIdText, formIdESeller: choice });
const refreshed = z.strictObject({ ajoutees: z.number(), retirees: z.number() });

const marqueSite = z.strictObject({
  IdCompte: z.number(),
  IdWallySite: z.string(),
  NomWallySite: z.string(),
  IdWallyMarque: z.string(),
  NomWallyMarque: z.string(),
  IDSite: z.number().nullable(),
  SiteDescr: z.string(),
  toSkip: z.boolean(),
});
export type WallyMarqueSite = z.infer<typeof marqueSite>;
const site = z.strictObject({ IDSite: z.number(), SiteDescr: z.string(), Libelle_Societe: z.string() });

const sites = `${compte}/marques-sites` as const;
const unSite = {
  ...deCompte,
  params: ofCompte.extend({ siteId: providerId, brandId: providerId }),
  path: `${sites}/{siteId}/{brandId}`,
} as const;

/** Our site for each of Wally's points of sale, by brand. */
export const wallySites = {
  list: endpoint({ ...deCompte, method: 'GET', path: sites, action: 'Lire les points de vente Wally', answer: z.array(marqueSite) }),
  offered: endpoint({
    ...deCompte,
    method: 'GET',
    path: `${compte}/sites`,
    action: "Lister les points de vente d'un compte Wally",
    answer: z.array(z.strictObject({ IdWallySite: z.string(), NomWallySite: z.string() })),
  }),
  own: endpoint({
    who: everyone,
    on: 'customer',
    method: 'GET',
    path: '/api/interfaces/wally/sites',
    action: 'Lister les sites à faire correspondre à Wally',
    answer: z.array(site),
  }),
  create: endpoint({
    ...unSite,
    method: 'POST',
    action: 'Ajouter un point de vente Wally',
    refuses: ['conflict'],
    body: added,
    answer: marqueSite,
  }),
  update: endpoint({
    ...unSite,
    method: 'PUT',
    action: 'Modifier un point de vente Wally',
    body: z.object({ idSite: choice }),
    answer: marqueSite,
  }),
  remove: endpoint({
    ...unSite,
    method: 'DELETE',
    action: 'Supprimer un point de vente Wally',
    answer: z.strictObject({ IdWallySite: z.string(), IdWallyMarque: z.string() }),
  }),
  refresh: endpoint({
    ...deCompte,
    method: 'POST',
    path: `${sites}/refresh`,
    action: 'Actualiser les points de vente Wally',
    refuses: ['conflict', 'partner'],
    batches: true,
    answer: refreshed,
  }),
};

const product = {
  LibelleOrigine: z.string(),
  LibelleSousFamille: z.string(),
  LibelleFamille: z.string(),
  DescOrigineActionType: z.string(),
};
const origine = z.strictObject({ IDOrigineAction: z.number(), ...product });
export type WallyOrigineESeller = z.infer<typeof origine>;
const marqueOrigine = z.strictObject({
  IdCompte: z.number(),
  IdWallyOrigine: z.string(),
  NomOrigine: z.string(),
  IdWallyMarque: z.string(),
  NomMarque: z.string(),
  IDOrigineAction: z.number().nullable(),
  toSkip: z.boolean(),
  ...product,
});
export type WallyMarqueOrigine = z.infer<typeof marqueOrigine>;

const origines = `${compte}/marques-origines` as const;
const uneOrigine = {
  ...deCompte,
  params: ofCompte.extend({ originId: providerId, brandId: providerId }),
  path: `${origines}/{originId}/{brandId}`,
} as const;

/** Our origin for each of Wally's origins, by brand. */
export const wallyOrigines = {
  list: endpoint({ ...deCompte, method: 'GET', path: origines, action: 'Lire les origines Wally', answer: z.array(marqueOrigine) }),
  offered: endpoint({
    ...deCompte,
    method: 'GET',
    path: `${compte}/origines`,
    action: "Lister les origines d'un compte Wally",
    answer: z.array(z.strictObject({ IdWallyOrigine: z.string(), NomOrigine: z.string() })),
  }),
  marques: endpoint({
    ...deCompte,
    method: 'GET',
    path: `${compte}/marques`,
    action: "Lister les marques d'un compte Wally",
    answer: z.array(marque),
  }),
  own: endpoint({
    who: everyone,
    on: 'customer',
    method: 'GET',
    path: '/api/interfaces/wally/origines',
    action: 'Lister les origines à faire correspondre à Wally',
    answer: z.array(origine),
  }),
  create: endpoint({
    ...uneOrigine,
    method: 'POST',
    action: 'Ajouter une origine Wally',
    refuses: ['conflict'],
    body: added,
    answer: marqueOrigine,
  }),
  update: endpoint({
    ...uneOrigine,
    method: 'PUT',
    action: 'Modifier une origine Wally',
    body: z.object({ idOrigineAction: choice }),
    answer: marqueOrigine,
  }),
  remove: endpoint({
    ...uneOrigine,
    method: 'DELETE',
    action: 'Supprimer une origine Wally',
    answer: z.strictObject({ IdWallyOrigine: z.string(), IdWallyMarque: z.string() }),
  }),
  refresh: endpoint({
    ...deCompte,
    method: 'POST',
    path: `${origines}/refresh`,
    action: 'Actualiser les origines Wally',
    refuses: ['conflict', 'partner'],
    batches: true,
    answer: refreshed,
  }),
  /** The third step of a creation: all choices, or none. */
  saveAll: endpoint({
    ...deCompte,
    method: 'PUT',
    path: '/api/interfaces/wally/accounts/creation/{IdWallyCompte}/mapping-origins',
    action: "Enregistrer les origines d'un nouveau compte Wally",
    bodyLimit: rowsOf(5000, 250),
    body: z.array(z.object({ IdWallyOrigine: providerIdText, IdWallyMarque: providerIdText, IDOrigineAction: choice })).max(5000),
    answer: z.array(marqueOrigine),
  }),
};
