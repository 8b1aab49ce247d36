import { z } from 'zod';
import { defaulted } from '../../defaults.ts';
import { answerShape, defaultsOf, inputShape } from '../../fields/shapes.ts';
import { champsImage, listedSiteFields, printedSiteFields, siteFields, siteGiven } from './sites.fields.ts';
import { anomaliesLiees, modification, personnesLiees, plafondsLies } from '../../fiches.ts';
import { endpoint, everyone, id, staff } from '../../kit.ts';
import { filesInJson } from '../../limits.ts';
import { fieldLotCalls } from '../../lots.ts';
import { marquesAnswer, marquesBody } from '../marques/marques.calls.ts';
import { interfaceLiee } from '../sante/etats.ts';
import { categorie } from '../templates-impression/categories.ts';
import { regleSuivie, typesWorkflow } from '../workflows-leads/suivi.ts';

/** Product type of Nissan's sites (docs/regles/sites.md#nissan). */
export const nissanProduct = 8;

/** Two ticks need eSeller Lead on the site (docs/regles/sites.md#eseller-lead). */
export const needsLead = 'Le site doit avoir eSeller Lead active pour pouvoir cocher cette option';
export const leadFlags = ['RDVsAtelierSurMobile', 'PotCommunAppelsSortantsAPV'] as const;

/** The Opel VN toolbox knows a site by its manufacturer code. */
export const needsCode = 'L’activation d’Opel VN toolbox demande un code constructeur';

/** Keys present change, absent keys stay. */
export const siteChanges = z.object(inputShape(siteFields)).partial();
export type SiteChanges = z.output<typeof siteChanges>;

/** What a new site begins with: all flags false, activity linked to the company. */
export const siteDefaults = defaultsOf(siteFields);

export const newSite = z.object({ ...inputShape(siteGiven), ...defaulted(inputShape(siteFields), siteDefaults) });
/** A new site with its brands and the people who have access to it, all or nothing. */
export const wholeNewSite = newSite.extend({ Marques: marquesBody.default([]), Personnes: z.array(id).max(5000).default([]) });
export type WholeNewSite = z.output<typeof wholeNewSite>;

export const siteRow = z.strictObject({
  IDSite: z.number(),
  ...answerShape(siteGiven),
  ...answerShape(listedSiteFields),
  /** Other products wrote sites without one. */
  IDTypeSite: z.number().nullable(),
  TYPESITE_Descr: z.string().nullable(),
  /** The company's label, under the three names that the screens know. */
  Plaque_Libelle: z.string(),
  Libelle_Plaque: z.string(),
  Libelle_Societe: z.string(),
  Marques: marquesAnswer,
});
export type SiteRow = z.infer<typeof siteRow>;

/** One site, with what is printed on its offers; `urlImage` says where to read its images. */
export const site = siteRow.extend({ ...answerShape(printedSiteFields), urlImage: z.string(), folderImage: z.string() });
export type Site = z.infer<typeof site>;

/** Origins of one type that share a rule on this site, and whom it reaches. */
const arrivee = z.strictObject({
  type: z.enum(typesWorkflow),
  /** One of these origins, to simulate, and their number. */
  IDOrigineAction: z.number(),
  nbOrigines: z.number(),
  regle: regleSuivie,
  /** Every step has somebody. */
  atteint: z.boolean(),
  /** The recipients of the last step: their number and the first names. */
  nbDestinataires: z.number(),
  destinataires: z.array(z.string()),
});
export type ArriveeLeads = z.infer<typeof arrivee>;

/** What stands around a site: it is read beside the site's own fields, and nothing of it is changed here. */
const fiche = z.strictObject({
  personnes: personnesLiees,
  /** Null where workflows do not apply: the group's option is off, or the site has no eSeller Lead. */
  leads: z.array(arrivee).nullable(),
  anomalies: anomaliesLiees,
  /** Null for those who may not read the state of interfaces. */
  interfaces: z.array(interfaceLiee).nullable(),
  /** The template that each category is printed with; null for those who may not read the choices. */
  modeles: z.array(z.strictObject({ Categorie: categorie, Description: z.string(), niveau: z.enum(['site', 'groupe']) })).nullable(),
  plafonds: plafondsLies,
  modification,
});
export type FicheSite = z.infer<typeof fiche>;

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
    scope: 'sites:lire',
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
  fiche: endpoint({
    method: 'GET',
    path: '/api/sites/{idSite}/fiche',
    who: everyone,
    on: 'customer',
    action: 'Lire ce qui entoure un site',
    params,
    answer: fiche,
  }),
  images: endpoint({
    method: 'GET',
    path: '/api/sites/{idSite}/images',
    who: everyone,
    on: 'customer',
    action: 'Lire les images d’un site',
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
    body: wholeNewSite,
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
    action: 'Lire les marques d’un site',
    params,
    answer: marquesAnswer,
  }),
  updateMarques: endpoint({
    method: 'PUT',
    path: '/api/sites/{idSite}/marques',
    who: staff,
    on: 'customer',
    action: 'Modifier les marques d’un site',
    record: '/api/sites/{idSite}',
    params,
    body: marquesBody,
    answer: marquesAnswer,
  }),
  ...fieldLotCalls({ path: '/api/sites', who: everyone, rows: 'sites', fields: siteFields }),
};
