import { z } from 'zod';
import { defaulted } from './defaults.ts';
import { bool, endpoint, everyone, id, requiredText, staff, text } from './kit.ts';
import { filesInJson, rowsOf } from './limits.ts';
import { lotIds, lotParams, lotQuery, lotResult } from './lots.ts';
import { marquesAnswer, marquesBody } from './marques.ts';
import { messages } from './messages.ts';

/** Product type of Nissan's sites (docs/regles/sites.md#nissan). */
export const nissanProduct = 8;

/** Two ticks need eSeller Lead on the site (docs/regles/sites.md#eseller-lead). */
export const needsLead = 'Le site doit avoir eSeller Lead active pour pouvoir cocher cette option';
export const leadFlags = ['RDVsAtelierSurMobile', 'PotCommunAppelsSortantsAPV'] as const;

/** The Opel VN toolbox knows a site by its manufacturer code. */
export const needsCode = "L'activation d'Opel VN toolbox demande un code constructeur";

/** The five columns of an offer's footer: each is a text or an image. */
export const colonnes = [1, 2, 3, 4, 5] as const;
export type Colonne = `BasPageCol${(typeof colonnes)[number]}`;
export const colonneNames = colonnes.map((n): Colonne => `BasPageCol${n}`);

/** What may hold an image. */
export const champsImage = ['EnTeteImg', ...colonneNames] as const;
export type ChampImage = 'EnTeteImg' | Colonne;

/** One value per name: every name has its own. */
const each = <K extends string, V>(names: readonly K[], valueOf: (name: K) => V) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<K, V>;
const flagOf = (name: Colonne) => `${name}EstImg` as const;

const dataUrl = 'data:';
const pngUrl = 'data:image/png;base64,';
/** A PNG's first eight bytes in base64; eleven characters also fix two bits of the ninth byte, which are always 0. */
const pngSignature = 'iVBORw0KGgo';
export const maxImageBytes = 1024 * 1024;

/** A new image is a data URL; anything else is the name of a stored one, or a text. */
export const isNewImage = (value: string) => value.startsWith(dataUrl);

const imageFault = (url: string) => {
  const content = url.slice(pngUrl.length);
  if (!url.startsWith(`${pngUrl}${pngSignature}`) || !/^[A-Za-z0-9+/]+={0,2}$/.test(content)) return "L'image doit être un fichier PNG";
  return content.length * 0.75 > maxImageBytes + 2 ? "L'image pèse plus de 1\u00a0Mo" : null;
};

/** A PNG image as a data URL. */
export const pngImage = z.string({ error: messages.required }).superRefine((value, context) => {
  const fault = imageFault(value);
  if (fault) context.addIssue({ code: 'custom', message: fault });
});

/** A text of at most `max` characters, or a PNG image as a data URL. */
const imageOr = (max: number) =>
  z.string().superRefine((value, context) => {
    const fault = isNewImage(value) ? imageFault(value) : value.length > max ? messages.tooLong(max) : null;
    if (fault) context.addIssue({ code: 'custom', message: fault });
  });

const choice = id.nullable();
const required = z.coerce.number<number>({ error: messages.required }).int().min(1, messages.required);
/** A technical limit. */
export const maxLongText = 4000;

/** Optional texts with their limits: first those of the list, then those printed on offers. */
const limits = {
  Libelle: 100,
  CodeConstructeur: 10,
  Address1: 40,
  Address2: 40,
  CodePostal: 10,
  Ville: 50,
  Tel: 20,
  Fax: 20,
  EMail: 255,
  IDWelcomePro: 30,
  CodeRegionConstructeur: 10,
  CodeSiteBaseVN: 20,
} as const;
const printedLimits = { EnTete1: 100, EnTete2: maxLongText, BasPageTexteOffre: maxLongText } as const;
// The keys of an object literal are all of its type's.
const texts = Object.keys(limits) as (keyof typeof limits)[];
const printedTexts = Object.keys(printedLimits) as (keyof typeof printedLimits)[];

const flags = ['Est_eSellerLeadActif', 'EstVO', 'EstVN', 'EstFictif', ...leadFlags] as const;
const printedFlags = ['ImprHautPage', 'ImprBasPage', ...colonneNames.map(flagOf)] as const;

/** `IDPlaque` is set once, on creation. */
const given = {
  Descr: requiredText(60),
  Code: requiredText(25),
  ...each(texts, (name) => text(limits[name])),
  /** `null`: the company's activity. */
  IDActivite: choice,
  IDTypeSite: required,
  IDPasserelleDMS: choice,
  TPR_IDTypeProduit: choice,
  ...each([...flags, ...printedFlags], () => bool),
  OpelVNToolbox: bool,
  ...each(printedTexts, (name) => text(printedLimits[name])),
  EnTeteImg: imageOr(255),
  ...each(colonneNames, () => imageOr(maxLongText)),
};

/** Defaults of a new site (docs/regles/sites.md#defaults). */
export const siteDefaults = {
  ...each([...texts, ...printedTexts, ...champsImage], () => ''),
  ...each([...flags, ...printedFlags], () => false),
  OpelVNToolbox: false,
  IDActivite: null,
  IDPasserelleDMS: null,
  TPR_IDTypeProduit: null,
} satisfies Partial<SiteChanges>;

/** Keys present change, absent keys stay. */
export const siteChanges = z.object(given).partial();
export type SiteChanges = z.output<typeof siteChanges>;

export const newSite = z.object({ IDPlaque: required, ...defaulted(given, siteDefaults) });
export type NewSite = z.output<typeof newSite>;

const numberOrNull = z.number().nullable();

export const siteRow = z.strictObject({
  IDSite: z.number(),
  Descr: z.string(),
  Code: z.string(),
  ...each(texts, () => z.string()),
  IDPlaque: z.number(),
  /** The company's label, under three names (docs/regles/sites.md#company-labels). */
  Plaque_Libelle: z.string(),
  Libelle_Plaque: z.string(),
  Libelle_Societe: z.string(),
  IDActivite: numberOrNull,
  IDTypeSite: numberOrNull,
  TYPESITE_Descr: z.string().nullable(),
  IDPasserelleDMS: numberOrNull,
  TPR_IDTypeProduit: numberOrNull,
  ...each(flags, () => z.boolean()),
  OpelVNToolbox: z.boolean(),
  Marques: marquesAnswer,
});
export type SiteRow = z.infer<typeof siteRow>;

/** One site, with what is printed on its offers. Images are file names here; `urlImage` says where to read them. */
export const site = siteRow.extend({
  ...each([...printedTexts, ...champsImage], () => z.string()),
  ...each(printedFlags, () => z.boolean()),
  urlImage: z.string(),
  folderImage: z.string(),
});
export type Site = z.infer<typeof site>;

/** What may be changed of many sites at once. */
export const siteLotFlags = flags;
const lotBody = z.object({
  ids: lotIds,
  changes: z
    .object({ IDTypeSite: given.IDTypeSite, IDPasserelleDMS: given.IDPasserelleDMS, ...each(flags, () => bool) })
    .partial()
    .refine((changes) => Object.keys(changes).length > 0, 'Choisissez au moins un changement'),
});
export type SitesLot = z.output<typeof lotBody>;

const params = z.object({ idSite: id });

export const sites = {
  list: endpoint({
    method: 'GET',
    path: '/api/sites',
    who: everyone,
    on: 'customer',
    action: 'Lister les sites',
    answer: z.array(siteRow),
  }),
  types: endpoint({
    method: 'GET',
    path: '/api/sites/types',
    who: everyone,
    on: 'customer',
    action: 'Lister les types de site',
    answer: z.array(z.strictObject({ IDTypeSite: z.number(), Descr: z.string() })),
  }),
  products: endpoint({
    method: 'GET',
    path: '/api/bdref3/products',
    who: everyone,
    on: 'registry',
    action: 'Lister les types de produit',
    answer: z.array(z.strictObject({ TPR_IDTypeProduit: z.number(), TPR_Descr: z.string() })),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/sites/{idSite}',
    who: everyone,
    on: 'customer',
    action: 'Lire un site',
    params,
    answer: site,
  }),
  images: endpoint({
    method: 'GET',
    path: '/api/sites/{idSite}/images',
    who: everyone,
    on: 'customer',
    action: "Lire les images d'un site",
    params,
    /** `Contenu` is a data URL. */
    answer: z.array(z.strictObject({ Champ: z.enum(champsImage), Contenu: z.string() })),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/sites',
    who: staff,
    on: 'customer',
    action: 'Ajouter un site',
    bodyLimit: filesInJson,
    body: newSite,
    answer: site,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/sites/{idSite}',
    who: everyone,
    on: 'customer',
    action: 'Modifier un site',
    params,
    bodyLimit: filesInJson,
    body: siteChanges,
    answer: site,
  }),
  marques: endpoint({
    method: 'GET',
    path: '/api/sites/{idSite}/marques',
    who: everyone,
    on: 'customer',
    action: "Lire les marques d'un site",
    params,
    answer: marquesAnswer,
  }),
  updateMarques: endpoint({
    method: 'PUT',
    path: '/api/sites/{idSite}/marques',
    who: staff,
    on: 'customer',
    action: "Modifier les marques d'un site",
    record: '/api/sites/{idSite}',
    params,
    body: marquesBody,
    answer: marquesAnswer,
  }),
  lot: endpoint({
    method: 'POST',
    path: '/api/sites/lot',
    who: everyone,
    on: 'customer',
    action: 'Modifier des sites par lot',
    query: lotQuery,
    bodyLimit: rowsOf(20_000, 20),
    body: lotBody,
    batches: true,
    answer: lotResult,
  }),
  annulerLot: endpoint({
    method: 'POST',
    path: '/api/sites/lot/{groupe}/annulation',
    who: everyone,
    on: 'customer',
    action: 'Annuler une modification de sites par lot',
    params: lotParams,
    query: lotQuery,
    batches: true,
    answer: lotResult,
  }),
};
