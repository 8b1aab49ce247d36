import type { ImportColumn, ImportSpec } from '@comptoir/contract/imports/spec';
import type { SheetLine } from '../workbooks/read-xlsx.ts';
import { readCell } from './cells.rules.ts';
import { isFilled, type Places } from './places.rules.ts';

/** What is wrong with one field of a line, in French. */
export interface Fault {
  field: string;
  message: string;
}

/** The values of a line by field; empty cells give none. A row of another list is still an id or a label. */
export interface ImportLine<G extends object = Record<string, unknown>> {
  ligne: number;
  given: G;
  faults: readonly Fault[];
  /** What was read otherwise than it is shown in the file. */
  avis: readonly Fault[];
}

const partsOf = (text: string) => [
  ...new Set(
    text
      .split('|')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

/**
 * One line of the sheet; an unreadable cell is a fault and gives no value.
 * @param places what each column of the sheet holds
 */
export const readLine = ({ ligne, cells }: SheetLine, places: Places): ImportLine => {
  const given: Record<string, unknown> = {};
  const faults: Fault[] = [];
  const avis: Fault[] = [];
  for (const [index, column] of places.entries()) {
    const cell = cells[index];
    if (!column || !isFilled(cell)) continue;
    const { kind, field }: ImportColumn = column;
    const read = readCell(cell, kind);
    if ('avis' in read && read.avis) avis.push({ field, message: read.avis });
    if ('fault' in read) faults.push({ field, message: read.fault });
    else if (kind !== 'list') given[field] = read.value;
    else if (partsOf(String(read.value)).length > 0) given[field] = partsOf(String(read.value));
  }
  return { ligne, given, faults, avis };
};

/** A text that names a row, for comparison: neither case nor how an accent is composed makes another row. */
export const textKey = (text: string) => text.trim().normalize('NFC').toLowerCase();

/** Stored rows by what names them, which several may share. */
export const byKey = <R>(rows: readonly R[], nameOf: (row: R) => string): ReadonlyMap<string, readonly R[]> => {
  const found = new Map<string, R[]>();
  for (const row of rows) {
    const key = textKey(nameOf(row));
    const others = found.get(key);
    if (others) others.push(row);
    else found.set(key, [row]);
  }
  return found;
};

const told = 5;

/** By what a line is known; undefined where nothing names it. */
export type KeyOf<L extends ImportLine<object>> = (line: L) => string | number | undefined;

/** Refuses every line whose key occurs on another line, and names that line. */
export const refuseDuplicates = <L extends ImportLine<object>>(
  { key }: Pick<ImportSpec, 'key'>,
  lines: readonly L[],
  keyOf: KeyOf<L>,
): L[] => {
  const places = new Map<string | number, number[]>();
  for (const line of lines) {
    const own = keyOf(line);
    if (own === undefined) continue;
    const known = places.get(own);
    if (!known) places.set(own, [line.ligne]);
    else if (known.length <= told) known.push(line.ligne);
  }
  return lines.map((line) => {
    const others = (places.get(keyOf(line) ?? '') ?? []).filter((ligne) => ligne !== line.ligne).slice(0, told);
    if (others.length === 0) return line;
    const message = `${key.twice} ${others.length === 1 ? 'à la ligne' : 'aux lignes'} ${others.join(', ')}`;
    return { ...line, faults: [...line.faults, { field: key.field, message }] };
  });
};
