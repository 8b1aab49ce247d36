import { z } from 'zod';
import { choice, flag, numberError, own, requiredText } from '../../fields/kit.ts';
import { messages } from '../../messages.ts';

/** The columns hold ten figures before the comma. */
const mostPrix = 9_999_999_999.99;

/** Euros with whole cents. */
const prixDeVente = (label: string) =>
  own(label, {
    input: z
      .number(numberError('Nombre attendu'))
      .min(0, 'Un prix ne peut pas être négatif')
      .max(mostPrix, 'Dix chiffres au maximum avant la virgule')
      .refine((value) => Number(value.toFixed(2)) === value, 'Deux décimales au maximum'),
    answer: z.number(),
    list: 'shown',
  });

const general = {
  Descr: requiredText('Description', { max: 255, list: 'shown' }),
  /** None: every company. */
  IDPlaque: choice('Société', { shown: 'Plaque_Libelle', list: 'shown' }),
  IDTypeLigneFrequente: own('Type ligne fréquente', {
    input: z.coerce.number<number>({ error: messages.required }).int().min(1, messages.required).max(2_147_483_647),
    answer: z.number(),
    default: 3,
    heading: 'Type Ligne Fréquente',
    list: 'shown',
  }),
};

const prix = { PxVenteHT: prixDeVente('Prix Vente HT'), PxVenteTTC: prixDeVente('Prix Vente TTC') };

const options = {
  MultipleCV: flag('Multiple CV', { list: 'shown', lot: true }),
  InclusMat: flag('Inclus Matériel', { list: 'shown', lot: true }),
  AffOffre: flag('Affiche Offre VN', { list: 'shown', lot: true }),
  AffOffreVO: flag('Affiche Offre VO', { list: 'shown', lot: true }),
  EstCarburant: flag('Est carburant', { list: 'shown', lot: true }),
};

/** What the form of a frequent line holds, by the section that it stands in. */
export const ligneFrequenteSections = { general, prix, options };

export const ligneFrequenteFields = { ...general, ...prix, ...options };
