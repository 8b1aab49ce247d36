import type { Company } from '../structure/companies.ts';
import { random, type Random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { inserted, numbered, type Row, type TableRows } from '../rows.ts';

const vendeurs = 2;
const chefs = 3;

/** Managers may mostly give more than salespeople; in one company out of ten it is the other way round. */
const ownPlafonds = (draw: Random, { row: { IDPlaque } }: Company): Row[] => {
  const low = 3 + draw.below(10) / 2;
  const high = low + 2 + draw.below(8) / 2;
  const [ofVendeurs, ofChefs] = draw.chance(0.1) ? [high, low] : [low, high];
  return [
    { IDPlaque, IDDRProfileEsellerLead: vendeurs, Plafond: ofVendeurs },
    ...(draw.chance(0.7) ? [{ IDPlaque, IDDRProfileEsellerLead: chefs, Plafond: ofChefs }] : []),
  ];
};

const objectifs: Readonly<Record<string, number>> = {
  'Accessoires et services': 0.5,
  "Contrat d'entretien": 1,
  'Extension de garantie': 1,
  Financement: 1.5,
  'Reprise rentrée': 0.5,
  "Véhicule d'occasion livré": 1,
  'Véhicule de démonstration livré': 0.8,
  'Véhicule neuf commandé': 1,
  'Véhicule neuf livré': 1.25,
};

/** Ceilings of the group and of some companies, and the sellers' objectives. */
export const plafondObjectifRows = (recipe: Recipe, companies: readonly Company[]): TableRows[] => {
  const draw = random(`${recipe.BDGp}/plafonds`);
  const rows: Row[] = [
    { IDPlaque: null, IDDRProfileEsellerLead: vendeurs, Plafond: 6 },
    { IDPlaque: null, IDDRProfileEsellerLead: chefs, Plafond: 10.5 },
    ...companies.filter(() => draw.chance(0.4)).flatMap((company) => ownPlafonds(draw, company)),
  ];
  const coefficients = Object.entries(objectifs).map(([Nom, Coefficient]) => ({ Nom, Coefficient }));
  return [numbered('plafondsRemise', 'IDPlafondRemise', rows), inserted('objectifsVendeur', null, coefficients)];
};
