import { brands } from '../structure/brands.ts';
import { random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { inserted, type TableRows } from '../rows.ts';
import type { Site } from '../structure/sites.ts';

const ofWltp = new Set(['Ford', 'Opel', 'Audi']);

/** The WLTP brands of each site: its own among the three. `IDMarque` is the place in the customer's list of brands. */
const wltpRows = (recipe: Recipe, sites: readonly Site[]): TableRows => {
  const draw = random(`${recipe.BDGp}/wltp`);
  const own = Object.values(brands).filter(({ IDActivite }) => recipe.activites.includes(IDActivite));
  return inserted(
    'sitesWLTP',
    null,
    sites.flatMap(({ row: { IDSite }, brand }) =>
      brand && ofWltp.has(brand.name) && draw.chance(0.8)
        ? [{ IDSite, IDMarque: own.findIndex(({ name }) => name === brand.name) + 1 }]
        : [],
    ),
  );
};

/** The data of the partners' screens. */
export const interfaceRows = (recipe: Recipe, sites: readonly Site[]): TableRows[] => [wltpRows(recipe, sites)];
