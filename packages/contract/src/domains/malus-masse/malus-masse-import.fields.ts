import { columnOf, type ImportSpec } from '../../imports/spec.ts';
import { trancheFields } from './malus-masse.fields.ts';

/** A year's official table: one line for each bracket. */
export const malusMasseImport: ImportSpec = {
  name: 'malusMasse',
  columns: [
    columnOf(trancheFields, 'MasseMin', { kind: 'number', required: true, titles: ['masse min', 'minimum', 'de', 'à partir de'] }),
    columnOf(trancheFields, 'MasseMax', { kind: 'number', titles: ['masse max', 'maximum', 'à', 'jusqu’à'] }),
    columnOf(trancheFields, 'MontantTaxe', {
      kind: 'number',
      required: true,
      titles: ['montant', 'malus', 'taxe', 'tarif', 'tarif par kg', 'montant par kg'],
    }),
  ],
  apart: null,
  key: { field: 'MasseMin', twice: 'Cette masse minimale est aussi' },
  words: { un: 'tranche', des: 'tranches', feminin: true },
  entier: true,
};
