import type { Origine } from '@comptoir/contract/origines';

/** A cell that stands for several rows that follow one another. */
export interface MergedCell {
  id: number;
  label: string;
  /** The first row, and how many. */
  start: number;
  count: number;
}

export interface MergedCells {
  /** By row: the cell that it is under. */
  familles: readonly MergedCell[];
  sousFamilles: readonly MergedCell[];
}

const merged = (rows: readonly Origine[], idOf: (row: Origine) => number, labelOf: (row: Origine) => string): MergedCell[] => {
  const cells: MergedCell[] = [];
  for (const [at, row] of rows.entries()) {
    const last = cells.at(-1);
    if (last?.id === idOf(row)) {
      last.count += 1;
      cells.push(last);
    } else cells.push({ id: idOf(row), label: labelOf(row), start: at, count: 1 });
  }
  return cells;
};

/** The cells of families and sub-families over rows that come in their order. */
export const mergedCells = (rows: readonly Origine[]): MergedCells => ({
  familles: merged(
    rows,
    (row) => row.IDFamilleOrigineContact,
    (row) => row.Famille_Libelle,
  ),
  sousFamilles: merged(
    rows,
    (row) => row.IDSousFamilleOrigineAction,
    (row) => row.SousFamille_Libelle,
  ),
});
