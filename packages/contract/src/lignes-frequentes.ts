import { z } from 'zod';
import { defaulted } from './defaults.ts';
import { bool, endpoint, everyone, id, requiredText } from './kit.ts';
import { messages } from './messages.ts';

/** The columns hold ten figures before the comma. */
const mostPrix = 9_999_999_999.99;

/** Euros with whole cents. */
const prix = z
  .number({ error: ({ input }) => (input === undefined || input === null ? messages.required : 'Nombre attendu') })
  .min(0, 'Un prix ne peut pas être négatif')
  .max(mostPrix, 'Dix chiffres au maximum avant la virgule')
  .refine((value) => Number(value.toFixed(2)) === value, 'Deux décimales au maximum');

const fields = {
  Descr: requiredText(255),
  /** None: every company. */
  IDPlaque: id.nullable(),
  IDTypeLigneFrequente: z.coerce.number<number>({ error: messages.required }).int().min(1, messages.required).max(2_147_483_647),
  PxVenteHT: prix,
  PxVenteTTC: prix,
  MultipleCV: bool,
  InclusMat: bool,
  AffOffre: bool,
  AffOffreVO: bool,
  EstCarburant: bool,
};

export const ligneFrequenteDefaults = {
  IDPlaque: null,
  IDTypeLigneFrequente: 3,
  MultipleCV: false,
  InclusMat: false,
  AffOffre: false,
  AffOffreVO: false,
  EstCarburant: false,
};

/** What the form holds; the activity has no field there. */
export const ligneFrequenteForm = z.object(fields);
const newLigneFrequente = z.object({ ...defaulted(fields, ligneFrequenteDefaults), IDActivite: id.default(1) });

/** Keys present change, absent keys stay; the activity stays what it was. */
const ligneFrequenteChanges = ligneFrequenteForm.partial();

const ligneFrequente = z.strictObject({
  IDLignFreq: z.number(),
  Descr: z.string(),
  IDPlaque: z.number().nullable(),
  Plaque_Libelle: z.string().nullable(),
  IDActivite: z.number(),
  IDTypeLigneFrequente: z.number(),
  Type_Libelle: z.string(),
  PxVenteHT: z.number(),
  PxVenteTTC: z.number(),
  MultipleCV: z.boolean(),
  InclusMat: z.boolean(),
  AffOffre: z.boolean(),
  AffOffreVO: z.boolean(),
  EstCarburant: z.boolean(),
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
};
