import type { CategorieProduction, VolumeProduction } from '@comptoir/contract/domains/categories-agri/categories-agri.calls';
import { uniqueKey, type TypeProduction } from '@comptoir/contract/domains/types-production/types-production.calls';
import { CallError } from '../../kit/client.ts';

export interface TypeRow extends TypeProduction {
  Categorie: string;
  SousCategorie: string | null;
  Volume: string | null;
}

const french = new Intl.Collator('fr');
/** No choice comes first. */
const compare = (a: string | null, b: string | null) => french.compare(a ?? '', b ?? '');

/** With labels, sorted by category, sub-category and volume. */
export const rowsOf = (
  types: readonly TypeProduction[],
  categories: readonly CategorieProduction[],
  volumes: readonly VolumeProduction[],
): TypeRow[] => {
  const categorieOf = new Map(categories.map((row) => [row.IDCategorieProduction, row.Libelle]));
  const sousCategorieOf = new Map(
    categories.flatMap(({ sousCategoriesProduction }) =>
      sousCategoriesProduction.map((row) => [row.IDSousCategorieProduction, row.Libelle]),
    ),
  );
  const volumeOf = new Map(volumes.map((row) => [row.IDVolumeProduction, row.Libelle]));
  const labelled = types.map((type) => ({
    ...type,
    Categorie: categorieOf.get(type.IDCategorieProduction) ?? `N° ${type.IDCategorieProduction}`,
    SousCategorie: sousCategorieOf.get(type.IDSousCategorieProduction ?? 0) ?? null,
    Volume: volumeOf.get(type.IDVolumeProduction ?? 0) ?? null,
  }));
  return labelled.toSorted(
    (a, b) => compare(a.Categorie, b.Categorie) || compare(a.SousCategorie, b.SousCategorie) || compare(a.Volume, b.Volume),
  );
};

export const associationText = ({ Categorie, SousCategorie, Volume }: TypeRow) =>
  [Categorie, SousCategorie, Volume].filter((part) => part !== null).join(' / ');

/** The refusal as this screen words it (docs/regles/agriculture.md#types-de-production). */
export const asErreur = (error: unknown): unknown => {
  if (!(error instanceof CallError)) return error;
  const { status, message, code, requestId, fields } = error;
  const text = message.includes(uniqueKey) ? 'cette association de catégories existe déjà' : message;
  return new CallError(status, `Erreur : ${text}`, code, requestId, fields);
};
