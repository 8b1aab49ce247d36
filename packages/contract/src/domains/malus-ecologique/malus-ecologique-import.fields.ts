import { columnOf, type ImportSpec } from '../../imports/spec.ts';
import { emissionFields } from './malus-ecologique.fields.ts';

/** A year's official table: one line for each gram. */
export const malusEcologiqueImport: ImportSpec = {
  name: 'malusEcologique',
  columns: [
    columnOf(emissionFields, 'EmissionCO2', {
      kind: 'bound',
      required: true,
      titles: ['co2', 'émission', 'émissions', 'émissions de co2', 'taux de co2', 'taux d’émission de co2', 'g/km', 'co2 (g/km)'],
    }),
    columnOf(emissionFields, 'MontantTaxe', {
      kind: 'number',
      required: true,
      titles: ['montant', 'malus', 'taxe', 'tarif', 'tarif (en euros)', 'montant du malus', 'montant du malus (€)'],
    }),
  ],
  apart: null,
  key: { field: 'EmissionCO2', twice: 'Cette émission est aussi' },
  words: { un: 'émission', des: 'émissions', feminin: true },
  entier: true,
};
