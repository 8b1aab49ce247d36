import { listOf, type Read } from '../workbooks/read-xlsx.ts';

const many = (count: number, one: string, several: string) => (count === 1 ? one : several);

/** What a person should know of the reading of the file, in French. */
export const remarksOf = (
  { sheet, sheets, isFirst, header, above, formulas, hiddenRows, hiddenColumns }: Read,
  withoutHidden = false,
): string[] => {
  const others = sheets.filter(({ isHidden }) => isHidden);
  return [
    ...(isFirst ? [] : [`La feuille «\u00a0${sheet}\u00a0» est lue.`]),
    ...(others.length > 0
      ? [
          `${many(others.length, 'La feuille masquée', 'Les feuilles masquées')} ${others.map(({ name }) => `«\u00a0${name}\u00a0»`).join(', ')} ${many(others.length, 'n’est pas lue', 'ne sont pas lues')}.`,
        ]
      : []),
    ...(header ? [] : ['Aucune ligne de titres n’a été trouvée\u00a0: les colonnes sont lues dans l’ordre du modèle.']),
    ...(above.length > 0
      ? [`Ce qui est au-dessus des titres n’est pas lu (${many(above.length, 'ligne', 'lignes')} ${listOf(above)}).`]
      : []),
    ...(hiddenRows.length > 0
      ? [
          `Les lignes masquées ${withoutHidden ? 'ne sont pas lues' : 'sont lues aussi'} (${many(hiddenRows.length, 'ligne', 'lignes')} ${listOf(hiddenRows)}).`,
        ]
      : []),
    ...(hiddenColumns.length > 0
      ? [`Les colonnes masquées sont lues aussi (${many(hiddenColumns.length, 'colonne', 'colonnes')} ${listOf(hiddenColumns)}).`]
      : []),
    ...(formulas.length > 0
      ? [`Des formules donnent leur dernière valeur enregistrée (${many(formulas.length, 'cellule', 'cellules')} ${listOf(formulas)}).`]
      : []),
  ];
};
