import { z } from 'zod';
import { defaulted } from '../../defaults.ts';
import { answerShape, defaultsOf, inputShape } from '../../fields/shapes.ts';
import { aFile, endpoint, id, staff } from '../../kit.ts';
import { filesInJson } from '../../limits.ts';
import { templateBdcFields, templateBdcParts } from './templates-bdc.fields.ts';

/** Material types; `null` is both. */
export const matTypes = { 1: 'Neuf', 2: 'Occasion' } as const;
export const bothMatTypes = 'Neuf & Occasion';

export const duplicateDocumentBdc = 'Un document avec ce nom existe déjà. Veuillez choisir un autre fichier';

const fields = { ...templateBdcFields, ...templateBdcParts };

/** Defaults of a new template; activity and name have none. */
export const templateBdcDefaults = defaultsOf(fields);

export const newTemplateBdc = z.object(defaulted(inputShape(fields), templateBdcDefaults));
export type NewTemplateBdc = z.output<typeof newTemplateBdc>;

/** Keys present change, absent keys stay. */
const templateBdcChanges = z.object(inputShape(fields)).partial();
export type TemplateBdcChanges = z.output<typeof templateBdcChanges>;

const row = z.strictObject({
  IDTemplateBDC: z.number(),
  ...answerShape(templateBdcFields),
  Activite_Descr: z.string(),
  Marques: templateBdcParts.Marques.answer,
  /** Bytes of the PDF under `DocumentCGV`; `null` if there is none. */
  Taille: z.number().nullable(),
});
export type TemplateBdcRow = z.infer<typeof row>;

const record = row.extend({ FileBinary: templateBdcParts.FileBinary.answer });
export type TemplateBdc = z.infer<typeof record>;

const params = z.object({ IDTemplateBDC: id });
const call = { who: staff, on: 'customer' } as const;

export const templatesBdc = {
  list: endpoint({
    ...call,
    method: 'GET',
    path: '/api/templatesBDC',
    action: 'Lister les modèles de bon de commande',
    answer: z.array(row),
  }),
  read: endpoint({
    ...call,
    method: 'GET',
    path: '/api/templatesBDC/{IDTemplateBDC}',
    action: 'Lire un modèle de bon de commande',
    params,
    answer: record,
  }),
  pdf: endpoint({
    ...call,
    method: 'GET',
    path: '/api/templatesBDC/{IDTemplateBDC}/pdf',
    action: 'Lire le PDF d’un modèle de bon de commande',
    params,
    file: 'application/pdf',
    answer: aFile,
  }),
  create: endpoint({
    ...call,
    method: 'POST',
    path: '/api/templatesBDC',
    action: 'Ajouter un modèle de bon de commande',
    refuses: ['conflict'],
    bodyLimit: filesInJson,
    body: newTemplateBdc,
    answer: z.strictObject({ IDTemplateBDC: z.number() }),
  }),
  update: endpoint({
    ...call,
    method: 'PUT',
    path: '/api/templatesBDC/{IDTemplateBDC}',
    action: 'Modifier un modèle de bon de commande',
    params,
    bodyLimit: filesInJson,
    body: templateBdcChanges,
    answer: record,
  }),
  remove: endpoint({
    ...call,
    method: 'DELETE',
    path: '/api/templatesBDC/{IDTemplateBDC}',
    action: 'Supprimer un modèle de bon de commande',
    params,
    answer: z.strictObject({ success: z.literal(true) }),
  }),
};
