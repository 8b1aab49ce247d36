import { z } from 'zod';
import { choice, own, requiredText } from '../../fields/kit.ts';
import { answerShape, inputShape } from '../../fields/shapes.ts';
import { aFile, endpoint, id, staff } from '../../kit.ts';
import { filesInJson, rowsOf } from '../../limits.ts';
import { categorie, categories, type Categorie } from './categories.ts';
import { pdfText, requiredDocumentName } from '../../texts/pdf.ts';

export const impressionFields = {
  Categorie: own('Impression', { input: categorie, answer: categorie.clone() }),
  /** `null` removes the choice: no template for the group, the group's for a site. */
  IDTemplateImpression: choice('Modèle d’impression'),
};

export const cgvFields = { Nom: requiredText('Nom', { help: 'Sans autre nom, celui du fichier sans .pdf' }) };
/** The PDF of conditions of sale has a table of its own. */
export const cgvDocument = { Document: own('Document', { input: requiredDocumentName.clone(), answer: z.string() }) };

/** The flag of a template for each category. */
export const flagOf = {
  offre: 'TypeTemplateImpression_ActifOffre',
  bdc: 'TypeTemplateImpression_ActifBdc',
  bonEssai: 'TypeTemplateImpression_ActifBonEssai',
} as const satisfies Record<Categorie, string>;

export const duplicateDocument = 'Un document avec ce nom existe déjà';

const template = z.strictObject({
  IDTemplateImpression: z.number(),
  Description: z.string(),
  TypeTemplateImpression_ActifOffre: z.boolean(),
  TypeTemplateImpression_ActifBdc: z.boolean(),
  TypeTemplateImpression_ActifBonEssai: z.boolean(),
});
export type TemplateImpression = z.infer<typeof template>;

/** The template of a category: the group's if `IDSite` is null. */
const configuration = z.strictObject({
  Categorie: impressionFields.Categorie.answer,
  IDSite: z.number().nullable(),
  IDTemplateImpression: z.number(),
});
export type Configuration = z.infer<typeof configuration>;

const cgv = z.strictObject({
  IDCGV: z.number(),
  ...answerShape(cgvFields),
  ...answerShape(cgvDocument),
  /** Bytes of its PDF. */
  Taille: z.number(),
});
export type Cgv = z.infer<typeof cgv>;

const mostCgv = 200;

const groupeBody = z
  .object({
    /** Categories that are left out keep their template. */
    config: z.array(z.object(inputShape(impressionFields))).max(categories.length),
    /** The complete list: those without a file stay, those with one are added, the others are removed. */
    cgv: z.array(z.object({ ...inputShape(cgvFields), ...inputShape(cgvDocument), file: pdfText.nullish() })).max(mostCgv),
  })
  .partial();
export type GroupeChanges = z.output<typeof groupeBody>;

const groupe = z.strictObject({ config: z.array(configuration.omit({ IDSite: true })), cgv: z.array(cgv) });
export type GroupeImpression = z.infer<typeof groupe>;

/** Sites and categories that are left out keep their template. */
const sitesBody = z.array(z.object({ ...inputShape(impressionFields), IDSite: id })).max(10_000);
export type SitesChanges = z.output<typeof sitesBody>;
const ofSites = z.array(configuration.extend({ IDSite: z.number() }));

const call = { who: staff, on: 'customer' } as const;

export const templatesImpression = {
  list: endpoint({
    ...call,
    method: 'GET',
    path: '/api/templatesImpression',
    action: 'Lister les modèles d’impression',
    answer: z.array(template),
  }),
  cgv: endpoint({
    ...call,
    method: 'GET',
    path: '/api/templatesImpression/cgv',
    action: 'Lister les conditions générales de vente',
    answer: z.array(cgv),
  }),
  pdf: endpoint({
    ...call,
    method: 'GET',
    path: '/api/templatesImpression/cgv/{IDCGV}/pdf',
    action: 'Lire le PDF de conditions générales de vente',
    params: z.object({ IDCGV: id }),
    file: 'application/pdf',
    answer: aFile,
  }),
  configurations: endpoint({
    ...call,
    method: 'GET',
    path: '/api/templatesImpression/configurations',
    action: 'Lister les configurations d’impression',
    answer: z.array(configuration),
  }),
  groupe: endpoint({
    ...call,
    method: 'GET',
    path: '/api/templatesImpression/configurations/groupe',
    action: 'Lire la configuration d’impression du groupe',
    answer: groupe,
  }),
  updateGroupe: endpoint({
    ...call,
    method: 'PUT',
    path: '/api/templatesImpression/configurations/groupe',
    action: 'Modifier la configuration d’impression du groupe',
    bodyLimit: filesInJson,
    body: groupeBody,
    answer: groupe,
  }),
  sites: endpoint({
    ...call,
    method: 'GET',
    path: '/api/templatesImpression/configurations/sites',
    action: 'Lire la configuration d’impression des sites',
    answer: ofSites,
  }),
  updateSites: endpoint({
    ...call,
    method: 'PUT',
    path: '/api/templatesImpression/configurations/sites',
    action: 'Modifier la configuration d’impression des sites',
    bodyLimit: rowsOf(10_000, 100),
    body: sitesBody,
    answer: ofSites,
  }),
};
