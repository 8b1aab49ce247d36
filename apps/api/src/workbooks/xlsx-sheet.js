import { attribute, columnLetters, columnNumber } from './xlsx-tags.js';
import { UnreadableFile } from './xlsx-zip.js';

const [r, t, ref] = [attribute('r'), attribute('t'), attribute('ref')];
const [hidden, min, max] = [attribute('hidden'), attribute('min'), attribute('max')];

const lastRow = 1_048_576;
const lastColumn = 16_384;

/** @typedef {{ row: number, column: number }} Place */

/** @returns {Place} */
const placeOf = (/** @type {string} */ address) => {
  const [, letters, row] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(address) ?? [];
  if (!letters || !row) throw new UnreadableFile('damaged');
  return { column: columnNumber(letters), row: Number(row) };
};

/** `v` and `is` hold a cell's value, `f` its formula. */
const interesting = /<(\/?)(?:[\w.-]+:)?(row|col|c|f|v|is|mergeCell)(?=[\s/>])[^<>]*>/g;

const isTrue = (/** @type {string} */ value) => value === '1' || value === 'true';

/**
 * @typedef {object} Findings what the library does not report
 * @property {string[]} formulas addresses of formulas with their last value
 * @property {(Place & { erreur: string })[]} errors cells of an error, or of a formula without its last value
 * @property {{ range: string, row: number }[]} merged ranges, each with its last row
 * @property {Set<number>} hiddenRows
 * @property {string[]} hiddenColumns
 */

/**
 * Reads the tags of a sheet once: its findings, and the sheet as the library reads it, with the addresses that may be left out and
 * without the cells of errors.
 * @param {string} xml
 * @param {{ rows: number, columns: number }} limits rows without the header
 */
export const readTags = (xml, { rows, columns }) => {
  /** @type {Findings} */
  const found = { formulas: [], errors: [], merged: [], hiddenRows: new Set(), hiddenColumns: [] };
  /** @type {string[]} */
  const pieces = [];
  let kept = 0;
  const replace = (/** @type {number} */ from, /** @type {number} */ to, text = '') => {
    pieces.push(xml.slice(kept, from), text);
    kept = to;
  };
  const addressed = (/** @type {string} */ tag, /** @type {number} */ index, /** @type {string} */ address) => {
    const at = index + (/^<[\w.:-]+/.exec(tag)?.[0].length ?? 0);
    replace(at, at, ` r="${address}"`);
  };
  let [row, column] = [0, 0];
  /** @type {(Place & { tag: string, start: number, hasFormula: boolean, value: number | undefined }) | undefined} */
  let cell;
  const address = () => columnLetters(column) + (cell?.row ?? row);

  const openRow = (/** @type {string} */ tag, /** @type {number} */ index) => {
    const given = r(tag);
    row = given === '' ? row + 1 : Number(given);
    column = 0;
    // The library fills the gap up to this number.
    if (!(row <= lastRow)) throw new UnreadableFile('damaged');
    if (given === '') addressed(tag, index, String(row));
    if (isTrue(hidden(tag))) found.hiddenRows.add(row);
  };
  const openCell = (/** @type {string} */ tag, /** @type {number} */ index) => {
    const given = r(tag);
    const place = given === '' ? { row, column: column + 1 } : placeOf(given);
    if (place.column > lastColumn) throw new UnreadableFile('damaged');
    ({ column } = place);
    const isEmpty = tag.endsWith('/>');
    if (isEmpty && given === '') addressed(tag, index, columnLetters(column) + row);
    cell = isEmpty ? undefined : { ...place, tag, start: index, hasFormula: false, value: undefined };
  };
  const readValue = (/** @type {number} */ from) => {
    if (!cell) return;
    cell.value = from;
    if (cell.row > rows + 1) throw new UnreadableFile('tooManyRows', [address()]);
    if (cell.row > 1 && column > columns) throw new UnreadableFile('tooWide', [address()]);
  };
  const closeCell = (/** @type {number} */ end) => {
    if (!cell) return;
    const { tag, start, hasFormula, value } = cell;
    const isError = t(tag) === 'e';
    if (isError || (hasFormula && value === undefined)) {
      const erreur = isError && value !== undefined ? (/^[^<]{1,20}/.exec(xml.slice(value, value + 20))?.[0] ?? '') : '';
      found.errors.push({ row: cell.row, column, erreur });
      replace(start, end);
    } else {
      if (r(tag) === '') addressed(tag, start, address());
      if (hasFormula) found.formulas.push(address());
    }
    cell = undefined;
  };
  for (const { 0: tag, 1: slash, 2: name, index } of xml.matchAll(interesting)) {
    const isValue = name === 'v' || name === 'is';
    if (slash) {
      if (name === 'c') closeCell(index + tag.length);
    } else if (name === 'row') openRow(tag, index);
    else if (name === 'c') openCell(tag, index);
    else if (name === 'f' && cell) cell.hasFormula = true;
    else if (isValue && !tag.endsWith('/>')) readValue(index + tag.length);
    else if (name === 'mergeCell') found.merged.push({ range: ref(tag), row: placeOf(ref(tag).replace(/^.*:/, '')).row });
    else if (name === 'col' && isTrue(hidden(tag))) {
      for (let at = Number(min(tag)); at <= Math.min(Number(max(tag)), columns); at += 1) found.hiddenColumns.push(columnLetters(at));
    }
  }
  pieces.push(xml.slice(kept));
  return { found, xml: pieces.join('') };
};
