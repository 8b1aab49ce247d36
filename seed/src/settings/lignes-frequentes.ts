import type { Company } from '../structure/companies.ts';
import { random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { labelled, numbered, type TableRows } from '../rows.ts';

const types = ['Accessoire', 'Prestation', 'Frais', 'Garantie', 'Carburant'];

/** Label, place of the type, price without tax in cents, tax rate. */
const models: readonly (readonly [Descr: string, type: number, cents: number, taux: number])[] = [
  ['Frais de mise à la route', 3, 24_917, 20],
  ["Frais d'immatriculation", 3, 4_167, 20],
  ['Carte grise', 3, 21_000, 0],
  ["Plaques d'immatriculation", 1, 2_917, 20],
  ['Tapis de sol', 1, 5_750, 20],
  ['Attelage et faisceau', 1, 62_417, 20],
  ['Film de vitres', 1, 29_083, 20],
  ['Gravage des vitres', 2, 8_250, 20],
  ['Livraison à domicile', 2, 15_833, 20],
  ['Préparation esthétique', 2, 12_500, 20],
  ['Extension de garantie 12 mois', 4, 39_900, 0],
  ['Extension de garantie 24 mois', 4, 64_900, 0],
  ['Plein de carburant', 5, 6_667, 20],
  ['Forfait 20 litres', 5, 3_083, 20],
];

/** Lines for every company, and one of them at another price for one company. */
export const ligneFrequenteRows = (recipe: Recipe, companies: readonly Company[]): TableRows[] => {
  const draw = random(`${recipe.BDGp}/lignesFrequentes`);
  const rowOf = (at: number, IDPlaque: number | null, more: number) => {
    const [Descr, IDTypeLigneFrequente, cents, taux] = models[at]!;
    const ht = cents + more;
    return {
      Descr,
      IDPlaque,
      IDTypeLigneFrequente,
      PxVenteHT: (ht / 100).toFixed(2),
      PxVenteTTC: (Math.round((ht * (100 + taux)) / 100) / 100).toFixed(2),
      MultipleCV: Descr === 'Carte grise',
      InclusMat: IDTypeLigneFrequente === 1,
      AffOffre: true,
      AffOffreVO: IDTypeLigneFrequente !== 4,
      EstCarburant: IDTypeLigneFrequente === 5,
    };
  };
  const ofAll = models.map((_, at) => rowOf(at, null, 0));
  const ofOne = companies.slice(0, 6).map(({ row }) => rowOf(draw.below(models.length), row.IDPlaque, 500 * (1 + draw.below(4))));
  return [
    labelled('typesLignesFrequentes', 'IDTypeLigneFrequente', 'Description', types),
    numbered('lignesFrequentes', 'IDLignFreq', [...ofAll, ...ofOne]),
  ];
};
