import { expect, test } from 'vitest';
import { matcherOf } from '../../kit/list/filters/fold.ts';
import { filterCategories } from './filter-categories.ts';

const rows = [
  {
    IDCategorieProduction: 1,
    Libelle: 'Élevage',
    sousCategoriesProduction: [
      { IDSousCategorieProduction: 1, Libelle: 'Bovins' },
      { IDSousCategorieProduction: 2, Libelle: 'Porcs' },
    ],
  },
  { IDCategorieProduction: 2, Libelle: 'Vigne', sousCategoriesProduction: [] },
];
const shown = (typed: string) =>
  filterCategories(rows, matcherOf(typed)).map(({ Libelle, sousCategoriesProduction }) => [
    Libelle,
    ...sousCategoriesProduction.map((sous) => sous.Libelle),
  ]);

test.each([
  ['', [['Élevage', 'Bovins', 'Porcs'], ['Vigne']]],
  ['elevage', [['Élevage', 'Bovins', 'Porcs']]],
  ['porc', [['Élevage', 'Porcs']]],
  ['porc élev', [['Élevage', 'Porcs']]],
  ['blé', []],
])('%j shows %j', (typed, expected) => {
  expect(shown(typed)).toEqual(expected);
});
