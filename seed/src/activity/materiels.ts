import { random, type Random } from '../random.ts';
import type { Recipe } from '../recipes.ts';
import { numbered, type TableRows } from '../rows.ts';

const makers = ['VF1', 'VF3', 'VF7', 'WVW', 'WAU', 'ZFA', 'KNA', 'TMB', 'SB1', 'VNK'];
/** Without I, O and Q, which look like figures. */
const signs = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';

/** A VIN of 17 characters. */
export const vinOf = (draw: Random) =>
  draw.pick(makers) + Array.from({ length: 8 }, () => signs[draw.below(signs.length)]).join('') + draw.digits(6);

/** Vehicles for two clients out of three. */
export const materielRows = (recipe: Recipe): TableRows => {
  const draw = random(`${recipe.BDGp}/materiels`);
  const owners = Array.from({ length: recipe.clients }, (_, at) => at + 1).filter(() => draw.chance(0.66));
  return numbered(
    'materiels',
    'IDMat',
    owners.map((IDClientMat) => ({ NumeroSerieMat: vinOf(draw), IDClientMat })),
  );
};
