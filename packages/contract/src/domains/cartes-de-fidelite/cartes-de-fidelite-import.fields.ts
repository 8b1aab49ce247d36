import type { ImportSpec } from '../../imports/spec.ts';

/** Clients by their vehicles. Files of before have other columns between the two. */
export const cartesDeFideliteImport: ImportSpec = {
  name: 'cartesDeFidelite',
  columns: [
    {
      field: 'VIN',
      header: 'VIN',
      kind: 'text',
      titles: ['numéro de série', 'châssis', 'numéro de châssis'],
      required: true,
      secret: false,
    },
    {
      field: 'DateDebut',
      header: 'Début du contrat',
      kind: 'day',
      titles: ['début', 'date de début', 'date de début de contrat', 'début du contrat de fidélité'],
      required: true,
      secret: false,
    },
  ],
  places: { VIN: 0, DateDebut: 6 },
  apart: null,
  key: { field: 'VIN', twice: 'Ce VIN est aussi' },
  words: { un: 'client', des: 'clients', feminin: false },
};
