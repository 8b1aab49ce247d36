import { Refusal } from '@comptoir/contract/errors';
import type { ImportCorrection, ImportResult } from '@comptoir/contract/imports/result';
import type { ImportColumn, ImportSpec } from '@comptoir/contract/imports/spec';
import { isCellError, type Cell, type SheetLine } from '../workbooks/read-xlsx.ts';
import type { Places } from './places.rules.ts';
import type { AnyPlan } from './plans.rules.ts';

const refuse = (message: string) => new Refusal('invalid', `${message}.`, { corrections: message });

/**
 * The lines and the columns of a file as a person has corrected them: a value takes the place of the cell's, as if it had been
 * typed there as a text; a column that the file lacks is added.
 * @throws Refusal 400 for a line or a column that is not there
 */
export const correct = (
  { columns }: Pick<ImportSpec, 'columns'>,
  lines: readonly SheetLine[],
  places: Places,
  corrections: readonly ImportCorrection[],
) => {
  if (corrections.length === 0) return { lines, places };
  const corrected = new Map(lines.map((line) => [line.ligne, line]));
  const byHeader = new Map(columns.map((column) => [column.header, column]));
  const held: (ImportColumn | undefined)[] = [...places];
  for (const { ligne, colonne, valeur } of corrections) {
    const line = corrected.get(ligne);
    if (!line) throw refuse(`La ligne ${ligne} n’est pas une ligne de ce fichier`);
    const column = byHeader.get(colonne);
    if (!column) throw refuse(`«\u00a0${colonne}\u00a0» n’est pas une colonne de l’import`);
    if (!held.includes(column)) held.push(column);
    const place = held.indexOf(column);
    const cells: Cell[] = [...line.cells];
    while (cells.length < place) cells.push(null);
    cells[place] = valeur;
    corrected.set(ligne, { ligne, cells });
  }
  return { lines: lines.map((line) => corrected.get(line.ligne) ?? line), places: held };
};

/** Limit of the lines that are given back to be corrected. */
const mostToCorrect = 500;

const shown = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined || isCellError(cell)) return '';
  if (typeof cell === 'boolean') return cell ? 'Oui' : 'Non';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
};

/** The lines with something to correct, each with the cells at fault as they were read. A secret is never told. */
export const toCorrect = (
  { columns }: Pick<ImportSpec, 'columns'>,
  plans: readonly AnyPlan[],
  lines: readonly SheetLine[],
  places: Places,
): ImportResult['aCorriger'] => {
  const byLine = new Map(lines.map((line) => [line.ligne, line]));
  return plans
    .filter(({ faults, reserves = [] }) => faults.length + reserves.length > 0)
    .slice(0, mostToCorrect)
    .map(({ ligne, cle, nom, faults, reserves = [] }) => ({
      ligne,
      cle,
      nom,
      cellules: columns
        .map((column) => ({ column, messages: [...faults, ...reserves].filter(({ field }) => field === column.field) }))
        .filter(({ messages }) => messages.length > 0)
        .map(({ column, messages }) => ({
          colonne: column.header,
          valeur: column.secret ? null : shown(byLine.get(ligne)?.cells[places.indexOf(column)]),
          messages: messages.map(({ message }) => message),
        })),
    }));
};
