import type { CategorieProduction } from '@comptoir/contract/domains/categories-agri/categories-agri.calls';
import { fold } from '../../kit/list/filters/fold.ts';

/** A category that matches keeps all its sub-categories; any other keeps those that match, alone or with its name. */
export const filterCategories = (rows: readonly CategorieProduction[], matches: (folded: string) => boolean): CategorieProduction[] =>
  rows.flatMap((row) => {
    if (matches(fold(row.Libelle))) return [row];
    const sousCategoriesProduction = row.sousCategoriesProduction.filter(({ Libelle }) => matches(fold(`${row.Libelle} ${Libelle}`)));
    return sousCategoriesProduction.length > 0 ? [{ ...row, sousCategoriesProduction }] : [];
  });
