import { expect, test } from 'vitest';
import { CallError } from '../../kit/client.ts';
import { asErreur, associationText, rowsOf } from './type-rows.ts';

const categories = [
  { IDCategorieProduction: 1, Libelle: 'Vigne', sousCategoriesProduction: [] },
  {
    IDCategorieProduction: 2,
    Libelle: 'Élevage',
    sousCategoriesProduction: [
      { IDSousCategorieProduction: 1, Libelle: 'Porcs' },
      { IDSousCategorieProduction: 2, Libelle: 'Bovins' },
    ],
  },
];
const volumes = [
  { IDVolumeProduction: 1, Libelle: 'Têtes', EstNombreEntier: true },
  { IDVolumeProduction: 2, Libelle: 'Hectares', EstNombreEntier: false },
];
const type = (IDCategorieProduction: number, IDSousCategorieProduction: number | null, IDVolumeProduction: number | null) => ({
  IDTypeProduction: 1,
  IDCategorieProduction,
  IDSousCategorieProduction,
  IDVolumeProduction,
});

test('types are sorted by category, sub-category and volume, none first', () => {
  const rows = rowsOf(
    [type(1, null, 2), type(2, 1, 1), type(2, 2, 1), type(2, 2, 2), type(2, null, 1), type(2, null, null)],
    categories,
    volumes,
  );
  expect(rows.map(associationText)).toEqual([
    'Élevage',
    'Élevage / Têtes',
    'Élevage / Bovins / Hectares',
    'Élevage / Bovins / Têtes',
    'Élevage / Porcs / Têtes',
    'Vigne / Hectares',
  ]);
});

test.each([
  ['Cette association existe déjà (UNIQUE KEY).', 'Erreur : cette association de catégories existe déjà'],
  ['Le serveur ne répond pas.', 'Erreur : Le serveur ne répond pas.'],
])('%j is told as %j', (message, told) => {
  expect(asErreur(new CallError(409, message))).toMatchObject({ status: 409, message: told });
});
