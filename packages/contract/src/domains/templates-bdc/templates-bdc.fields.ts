import { z } from 'zod';
import { own, requiredChoice, requiredText, text } from '../../fields/kit.ts';
import { requiredText as requiredLine } from '../../kit.ts';
import { documentName, pdfText } from '../../texts/pdf.ts';

const matType = z.union([z.literal(1), z.literal(2)]).nullable();
export type IDMatType = z.infer<typeof matType>;

export const templateBdcFields = {
  IDActivite: requiredChoice('Activité', { shown: 'Activite_Descr', list: 'shown' }),
  Nom: requiredText('Nom', { list: 'shown' }),
  /** `null`: both. */
  IDMatType: own('Véhicules', { input: matType, answer: matType.clone(), default: null, list: 'shown' }),
  DocumentBDC: text('Document du bon de commande', { heading: 'Bon de commande', list: 'shown' }),
  /** The PDF of this name is printed. */
  DocumentCGV: own('Document des conditions générales de vente', {
    input: documentName.clone(),
    answer: z.string(),
    default: '',
    heading: 'Conditions de vente',
    list: 'shown',
  }),
};

/** What a template has in other tables. */
export const templateBdcParts = {
  /** Empty: every brand of the activity. */
  Marques: own('Marques', {
    input: z.array(z.object({ Marque: requiredLine() })).max(500),
    answer: z.array(z.strictObject({ Marque: z.string() })),
    default: [],
    help: 'Aucune\u00a0: toutes les marques',
    list: 'shown',
  }),
  /** A new PDF, stored under `DocumentCGV`; absent or null keeps the stored one. */
  FileBinary: own('PDF des conditions générales de vente', { input: pdfText.nullable(), answer: z.string().nullable(), default: null }),
};
