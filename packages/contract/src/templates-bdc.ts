import { z } from 'zod';
import { defaulted } from './defaults.ts';
import { aFile, endpoint, id, requiredText, staff, text } from './kit.ts';
import { filesInJson } from './limits.ts';
import { messages } from './messages.ts';
import { documentName, pdfText } from './texts/pdf.ts';

/** Material types; `null` is both. */
export const matTypes = { 1: 'Neuf', 2: 'Occasion' } as const;
export const bothMatTypes = 'Neuf & Occasion';
const IDMatType = z.union([z.literal(1), z.literal(2)]).nullable();
export type IDMatType = z.infer<typeof IDMatType>;

export const duplicateDocumentBdc = 'Un document avec ce nom existe déjà. Veuillez choisir un autre fichier';

const fields = {
  IDActivite: z.coerce.number<number>({ error: messages.required }).int().min(1, messages.required),
  Nom: requiredText(),
  IDMatType,
  /** Empty: every brand of the activity. */
  Marques: z.array(z.object({ Marque: z.string().trim().min(1).max(255) })).max(500),
  DocumentBDC: text(),
  /** The PDF of this name is printed. */
  DocumentCGV: documentName,
  /** A new PDF, stored under `DocumentCGV`; absent or null keeps the stored one. */
  FileBinary: pdfText.nullable(),
};

/** Defaults of a new template; activity and name have none. */
export const templateBdcDefaults = {
  IDMatType: null,
  Marques: [],
  DocumentBDC: '',
  DocumentCGV: '',
  FileBinary: null,
} satisfies Partial<TemplateBdcChanges>;

export const newTemplateBdc = z.object(defaulted(fields, templateBdcDefaults));
export type NewTemplateBdc = z.output<typeof newTemplateBdc>;

/** Keys present change, absent keys stay. */
const templateBdcChanges = z.object(fields).partial();
export type TemplateBdcChanges = z.output<typeof templateBdcChanges>;

const row = z.strictObject({
  IDTemplateBDC: z.number(),
  IDActivite: z.number(),
  Activite_Descr: z.string(),
  IDMatType,
  Nom: z.string(),
  Marques: z.array(z.strictObject({ Marque: z.string() })),
  DocumentBDC: z.string(),
  DocumentCGV: z.string(),
  /** Bytes of the PDF under `DocumentCGV`; `null` if there is none. */
  Taille: z.number().nullable(),
});
export type TemplateBdcRow = z.infer<typeof row>;

const record = row.extend({ FileBinary: z.string().nullable() });
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
    action: "Lire le PDF d'un modèle de bon de commande",
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
