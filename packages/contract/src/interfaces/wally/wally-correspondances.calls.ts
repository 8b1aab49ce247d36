import { z } from 'zod';
import { flag, own, requiredText } from '../../fields/kit.ts';
import { answerShape, inputShape } from '../../fields/shapes.ts';
import { endpoint, everyone, id } from '../../kit.ts';
import { rowsOf } from '../../limits.ts';
import { singleLine } from '../../texts/single-line.ts';
import { wallyMessages, wallySkip } from './wally.calls.ts';

const ofCompte = z.object({ IdWallyCompte: id });
const deCompte = { who: everyone, on: 'customer', params: ofCompte } as const;
const compte = '/api/interfaces/wally/accounts/{IdWallyCompte}';

/** What Wally knows of an account. */
export const wallySiteFields = {
  IdWallySite: requiredText('Point de vente'),
  NomWallySite: requiredText('Nom du point de vente', { heading: 'Point de vente Wally' }),
};
export const wallyMarqueFields = {
  IdWallyMarque: requiredText('Marque Wally'),
  NomWallyMarque: requiredText('Nom de la marque', { heading: 'Marque' }),
};
export const wallyOrigineFields = {
  IdWallyOrigine: requiredText('Origine Wally'),
  NomOrigine: requiredText('Nom de l’origine', { heading: 'Origine Wally' }),
};
const pairOf = { IdWallyMarque: wallyMarqueFields.IdWallyMarque, toSkip: flag('Ne pas intégrer') };
/** What of ours stands for a point of sale, and for an origin. */
export const wallyMarqueSiteFields = { IdWallySite: wallySiteFields.IdWallySite, ...pairOf };
export const wallyMarqueOrigineFields = { IdWallyOrigine: wallyOrigineFields.IdWallyOrigine, ...pairOf };

const providerId = singleLine().min(1).max(64);
const providerIdText = () => ({ input: z.union([providerId, z.number()]).transform(String), answer: z.string() });
/** One of our ids, or -1 for 'Ne pas intégrer'; null is no choice. */
const choice = () => ({
  input: z
    .union([z.number(), z.string(), z.null()], { error: wallyMessages.cleared })
    .transform(Number)
    .pipe(
      z
        .int(wallyMessages.cleared)
        .max(2_147_483_647)
        .refine((value) => value === wallySkip || value >= 1, wallyMessages.cleared),
    ),
  answer: z.number(),
});
/** `formIdWally` is the site or the origin, `formIdESeller` ours; the first two repeat the address. */
const added = (wally: string, ours: string) => ({
  formIdMarque: own(wallyMarqueFields.NomWallyMarque.heading, providerIdText()),
  formIdWally: own(wally, providerIdText()),
  formIdESeller: own(ours, choice()),
});
export type WallyPairFields = ReturnType<typeof added>;
export const addedSite = added(wallySiteFields.NomWallySite.heading, 'Site');
export const addedOrigine = added(wallyOrigineFields.NomOrigine.heading, 'Origine');

const marque = z.strictObject(answerShape(wallyMarqueFields));
const refreshed = z.strictObject({ ajoutees: z.number(), retirees: z.number() });

const marqueSite = z.strictObject({
  IdCompte: z.number(),
  ...answerShape(wallySiteFields),
  ...answerShape(wallyMarqueFields),
  IDSite: z.number().nullable(),
  SiteDescr: z.string(),
  toSkip: pairOf.toSkip.answer,
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
    action: 'Lister les points de vente d’un compte Wally',
    answer: z.array(z.strictObject(answerShape(wallySiteFields))),
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
    body: z.object(inputShape(addedSite)),
    answer: marqueSite,
  }),
  update: endpoint({
    ...unSite,
    method: 'PUT',
    action: 'Modifier un point de vente Wally',
    body: z.object({ idSite: addedSite.formIdESeller.input }),
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
    untriable: 'partenaire',
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
  ...answerShape(wallyOrigineFields),
  IdWallyMarque: wallyMarqueFields.IdWallyMarque.answer,
  NomMarque: wallyMarqueFields.NomWallyMarque.answer,
  IDOrigineAction: z.number().nullable(),
  toSkip: pairOf.toSkip.answer,
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
    action: 'Lister les origines d’un compte Wally',
    answer: z.array(z.strictObject(answerShape(wallyOrigineFields))),
  }),
  marques: endpoint({
    ...deCompte,
    method: 'GET',
    path: `${compte}/marques`,
    action: 'Lister les marques d’un compte Wally',
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
    body: z.object(inputShape(addedOrigine)),
    answer: marqueOrigine,
  }),
  update: endpoint({
    ...uneOrigine,
    method: 'PUT',
    action: 'Modifier une origine Wally',
    body: z.object({ idOrigineAction: addedOrigine.formIdESeller.input }),
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
    untriable: 'partenaire',
    answer: refreshed,
  }),
  /** The third step of a creation: all choices, or none. */
  saveAll: endpoint({
    ...deCompte,
    method: 'PUT',
    path: '/api/interfaces/wally/accounts/creation/{IdWallyCompte}/mapping-origins',
    action: 'Enregistrer les origines d’un nouveau compte Wally',
    bodyLimit: rowsOf(5000, 250),
    body: z
      .array(
        z.object({
          IdWallyOrigine: addedOrigine.formIdWally.input,
          IdWallyMarque: addedOrigine.formIdMarque.input,
          IDOrigineAction: addedOrigine.formIdESeller.input,
        }),
      )
      .max(5000),
    answer: z.array(marqueOrigine),
  }),
};
