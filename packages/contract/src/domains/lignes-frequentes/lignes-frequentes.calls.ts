import { z } from 'zod';
import { defaulted } from '../../defaults.ts';
import { answerShape, defaultsOf, inputShape } from '../../fields/shapes.ts';
import { endpoint, everyone, id } from '../../kit.ts';
import { fieldLotCalls } from '../../lots.ts';
import { ligneFrequenteFields } from './lignes-frequentes.fields.ts';

export const prixMessage = 'Le prix TTC ne peut pas être inférieur au prix HT';
/** Why both prices together are refused; null if they are not. */
export const prixFault = ({ PxVenteHT, PxVenteTTC }: { PxVenteHT: number; PxVenteTTC: number }) =>
  PxVenteTTC < PxVenteHT ? prixMessage : null;

export const ligneFrequenteDefaults = defaultsOf(ligneFrequenteFields);

/** What the form holds; the activity has no field there. */
export const ligneFrequenteForm = z.object(inputShape(ligneFrequenteFields));
const newLigneFrequente = z.object({
  ...defaulted(inputShape(ligneFrequenteFields), ligneFrequenteDefaults),
  IDActivite: id.default(1),
});

/** Keys present change, absent keys stay; the activity stays what it was. */
const ligneFrequenteChanges = ligneFrequenteForm.partial();

const ligneFrequente = z.strictObject({
  IDLignFreq: z.number(),
  ...answerShape(ligneFrequenteFields),
  Plaque_Libelle: z.string().nullable(),
  IDActivite: z.number(),
  Type_Libelle: z.string(),
});
export type LigneFrequente = z.infer<typeof ligneFrequente>;

const params = z.object({ IDLignFreq: id });
const call = { who: everyone, on: 'customer' } as const;

export const lignesFrequentes = {
  list: endpoint({
    ...call,
    method: 'GET',
    path: '/api/lignesFrequentes',
    action: 'Lister les lignes fréquentes',
    answer: z.array(ligneFrequente),
  }),
  types: endpoint({
    ...call,
    method: 'GET',
    path: '/api/typesLignesFrequentes',
    action: 'Lister les types de ligne fréquente',
    answer: z.array(z.strictObject({ IDTypeLigneFrequente: z.number(), Description: z.string() })),
  }),
  read: endpoint({
    ...call,
    method: 'GET',
    path: '/api/lignesFrequentes/{IDLignFreq}',
    action: 'Lire une ligne fréquente',
    params,
    answer: ligneFrequente,
  }),
  create: endpoint({
    ...call,
    method: 'POST',
    path: '/api/lignesFrequentes',
    action: 'Ajouter une ligne fréquente',
    body: newLigneFrequente,
    answer: z.strictObject({ IDLignFreq: z.number() }),
  }),
  update: endpoint({
    ...call,
    method: 'PUT',
    path: '/api/lignesFrequentes/{IDLignFreq}',
    action: 'Modifier une ligne fréquente',
    params,
    body: ligneFrequenteChanges,
    answer: ligneFrequente,
  }),
  remove: endpoint({
    ...call,
    method: 'DELETE',
    path: '/api/lignesFrequentes/{IDLignFreq}',
    action: 'Supprimer une ligne fréquente',
    params,
    answer: z.strictObject({ success: z.literal(true) }),
  }),
  ...fieldLotCalls({ path: '/api/lignesFrequentes', who: everyone, rows: 'lignes fréquentes', fields: ligneFrequenteFields }),
};
export type LignesFrequentesLot = z.output<(typeof lignesFrequentes.lot)['body']>;
