import { z } from 'zod';
import type { Said } from '../../fields/field.ts';
import { numberError, own, requiredText } from '../../fields/kit.ts';
import { messages } from '../../messages.ts';

const day = z.iso
  .date({ error: ({ input }) => (input ? 'Date attendue' : messages.required) })
  .refine((value) => value >= '1900-01-01' && value <= '2999-12-31', 'Année attendue entre 1900 et 2999');

/** What both kinds of grid have beside their rows. */
export const grilleFields = {
  Libelle: requiredText('Libellé', { max: 60, list: 'shown' }),
  DateDebut: own('Date de début', { input: day, answer: z.string(), list: 'shown' }),
  DateFin: own('Date de fin', { input: day.nullable(), answer: z.string().nullable(), default: null, list: 'shown' }),
};

/** Euros and whole cents; none is 0. */
export const montantTaxe = {
  MontantTaxe: own('Montant de la taxe', {
    input: z
      .number(numberError('Nombre attendu'))
      .min(0, 'Un montant ne peut pas être négatif')
      .max(9_999_999, '9\u00a0999\u00a0999\u00a0€ au maximum')
      .refine((value) => Number(value.toFixed(2)) === value, 'Deux décimales au maximum'),
    answer: z.number(),
  }),
};

export const mostCO2 = 1000;
const co2 = <const S extends Said>(label: string, said: S) =>
  own(label, {
    ...said,
    input: z.int(numberError('Nombre entier attendu')).min(0, `De 0 à ${mostCO2} g/km`).max(mostCO2, `De 0 à ${mostCO2} g/km`),
    answer: z.number(),
  });

const inRange = { help: `De 0 à ${mostCO2} g/km` };

export const malusEcologiqueFields = { ...grilleFields, CO2Min: co2('CO2 minimum', inRange), CO2Max: co2('CO2 maximum', inRange) };

/** One row of the grid. */
export const emissionFields = { EmissionCO2: co2('Émission de CO2', {}), ...montantTaxe };
