import { templateOf, type ImportColumn, type ImportSpec } from '@comptoir/contract/imports/spec';
import { Refusal } from '@comptoir/contract/errors';
import { contradictionsOf, quoted } from '@comptoir/contract/imports/contradictions';
import type { ImportChoice } from '@comptoir/contract/imports/reading';
import type { ImportResult } from '@comptoir/contract/imports/result';
import { isCellError, type Cell, type ReadSheet, type SheetLine } from '../workbooks/read-xlsx.ts';
import { columnLetters, columnNumber, folded } from '../workbooks/xlsx-tags.js';
import { byTitle, knownOf } from './columns.rules.ts';

/** What each column of a file holds; undefined for one that is not read. */
export type Places<C extends ImportColumn = ImportColumn> = readonly (C | undefined)[];

export interface ReadColumns<C extends ImportColumn> {
  places: Places<C>;
  /** What to show, and to have confirmed where nobody has chosen it; empty where the columns stand as documented. */
  colonnes: ImportResult['colonnes'];
}

type Sheet = Pick<ReadSheet, 'header' | 'lines'>;

const refuse = (message: string) => new Refusal('rule', message, { file: message });

export const isFilled = (cell: Cell | undefined): cell is Exclude<Cell, null> =>
  cell !== null && cell !== undefined && !(typeof cell === 'string' && cell.trim() === '');
const titleOf = (cell: Cell | undefined) => (isFilled(cell) ? (isCellError(cell) ? cell.erreur : String(cell)).trim() : '');

/** The titles of a sheet, column by column. */
export const writtenTitles = ({ header }: Pick<Sheet, 'header'>) => (header?.cells ?? []).map((cell) => titleOf(cell).slice(0, 255));

/** The first cell with a value in a column that nothing names. */
const strayCell = (lines: readonly SheetLine[], isNamed: (index: number) => boolean) => {
  for (const { ligne, cells } of lines) {
    const index = cells.findIndex((cell, at) => isFilled(cell) && !isNamed(at));
    if (index >= 0) return `${columnLetters(index + 1)}${ligne}`;
  }
  return undefined;
};

const takenOf = (places: Places) => places.map((column, index) => ({ colonne: columnLetters(index + 1), champ: column?.header ?? null }));

const refuseContradictions = (spec: ImportSpec, places: Places) => {
  const [first] = contradictionsOf(knownOf(spec), takenOf(places));
  if (first) throw refuse(first.message);
};

/** Whether titled columns stand where the template has them. */
export const isDocumented = (spec: ImportSpec, written: readonly string[], places: Places) => {
  const template = templateOf(spec);
  // Between columns at fixed places, others stand that are not read.
  const isThere = (index: number) => places[index] === template[index] && (places[index] !== undefined || spec.places !== undefined);
  return written.every((title, index) => title === '' || isThere(index));
};

const shownOf = (written: readonly string[], places: Places): ImportResult['colonnes'] =>
  takenOf(places).flatMap(({ colonne, champ }, index) => {
    const titre = written[index] ?? '';
    return titre === '' && champ === null ? [] : [{ colonne, titre, champ }];
  });

/**
 * What each column of a file holds by its title, or by its place where there are no titles
 * (docs/regles/utilisateurs.md#columns-of-the-import).
 * @throws Refusal naming the column at fault.
 */
export const readColumns = <C extends ImportColumn>(spec: ImportSpec<C>, sheet: Sheet): ReadColumns<C> => {
  const { header, lines } = sheet;
  if (spec.places) return { places: templateOf(spec), colonnes: [] };
  if (!header) {
    const stray = strayCell(lines, (index) => index < spec.columns.length);
    if (stray) throw refuse(`La feuille a une valeur au-delà de la dernière colonne du modèle (cellule ${stray}).`);
    return { places: spec.columns, colonnes: [] };
  }
  const known = byTitle(spec);
  const written = writtenTitles(sheet);
  const places = written.map((title) => known.get(folded(title)));
  refuseContradictions(spec, places);
  const stray = strayCell(lines, (index) => Boolean(written[index]));
  if (stray) throw refuse(`La cellule ${stray} a une valeur, mais sa colonne n’a pas de titre.`);
  return { places, colonnes: isDocumented(spec, written, places) ? [] : shownOf(written, places) };
};

/**
 * What each column of a file holds as a person has chosen it.
 * @throws Refusal naming the column at fault.
 */
export const chosenColumns = <C extends ImportColumn>(spec: ImportSpec<C>, sheet: Sheet, { colonnes }: ImportChoice): ReadColumns<C> => {
  const byHeader = new Map(spec.columns.map((column) => [column.header, column]));
  const places: (C | undefined)[] = [];
  const named = new Set<string>();
  for (const { colonne, champ } of colonnes) {
    if (named.has(colonne)) throw refuse(`La colonne ${colonne} est choisie deux fois.`);
    named.add(colonne);
    const column = champ === null ? undefined : byHeader.get(champ);
    if (champ !== null && !column) throw refuse(`${quoted(champ)} n’est pas une colonne de l’import.`);
    const place = columnNumber(colonne) - 1;
    while (places.length <= place) places.push(undefined);
    places[place] = column;
  }
  refuseContradictions(spec, places);
  const written = writtenTitles(sheet);
  return { places, colonnes: isDocumented(spec, written, places) ? [] : shownOf(written, places) };
};
