import type { Origine } from '@comptoir/contract/domains/origines/origines.calls';

/** A cell that spans consecutive rows. */
export interface MergedCell {
  id: number;
  label: string;
  /** The first row, and the number of rows. */
  start: number;
  count: number;
}

export interface MergedCells {
  /** By row: its cell. */
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

/** The cells of families and sub-families over sorted rows. */
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
