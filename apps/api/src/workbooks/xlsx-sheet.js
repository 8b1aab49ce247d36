import { UnreadableFile } from './xlsx-zip.js';

const workbook = 'xl/workbook.xml';
const relations = 'xl/_rels/workbook.xml.rels';

/** One attribute of a tag, with or without a prefix. */
const attribute = (/** @type {string} */ name) => {
  const pattern = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  return (/** @type {string} */ tag) => {
    const [, double, single] = pattern.exec(tag) ?? [];
    return double ?? single ?? '';
  };
};
const [id, Id, Type, Target] = [attribute('id'), attribute('Id'), attribute('Type'), attribute('Target')];
const [r, t, ref] = [attribute('r'), attribute('t'), attribute('ref')];

const tags = (/** @type {string} */ xml, /** @type {string} */ name) =>
  [...xml.matchAll(new RegExp(`<(?:[\\w.-]+:)?${name}(?=[\\s/>])[^<>]*>`, 'g'))].map(([tag]) => tag);

/** The zip entry that a link of the workbook leads to. */
const pathOf = (/** @type {string} */ link) => {
  const target = Target(link);
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
};

/**
 * The parts of a workbook that its first sheet needs, and the sheet.
 * @param {(name: string) => Buffer | undefined} read
 * @returns {{ parts: [string, Buffer][], sheet: Buffer }}
 */
export const workbookParts = (read) => {
  const types = read('[Content_Types].xml')?.toString();
  const [book, links] = [read(workbook), read(relations)];
  if (!types?.includes('spreadsheetml.sheet.main+xml') || !book || !links) throw new UnreadableFile('notWorkbook');
  const targets = tags(links.toString(), 'Relationship');
  const first = id(tags(book.toString(), 'sheet')[0] ?? '');
  const sheetPath = pathOf(targets.find((link) => Id(link) === first) ?? '');
  const sheet = read(sheetPath);
  if (!sheet) throw new UnreadableFile('notWorkbook');
  const others = ['styles', 'sharedStrings'].flatMap((kind) => {
    const path = pathOf(targets.find((link) => Type(link).endsWith(`/${kind}`)) ?? '');
    const content = read(path);
    return content ? [/** @type {[string, Buffer]} */ ([path, content])] : [];
  });
  return { parts: [[workbook, book], [relations, links], [sheetPath, sheet], ...others], sheet };
};

const columnNumber = (/** @type {string} */ letters) => {
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
};

const placeOf = (/** @type {string} */ address) => {
  const [, letters, row] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(address) ?? [];
  if (!letters || !row) throw new UnreadableFile('damaged');
  return { column: columnNumber(letters), row: Number(row) };
};
const isBelowHeader = (/** @type {string} */ address) => placeOf(address).row > 1;

/** `v` and `is` hold a cell's value, `f` its formula. */
const interesting = /<(?:[\w.-]+:)?(row|c|f|v|is|mergeCell)(?=[\s/>])[^<>]*>/g;

/**
 * Checks what the library does not report: formulas, errors and merged cells below the header, and the extent of the sheet.
 * @param {string} xml
 * @param {{ rows: number, columns: number }} limits rows without the header
 */
export const checkSheet = (xml, { rows, columns }) => {
  const found = { formula: new Set(), errorValue: new Set(), merged: new Set() };
  let cell = '';
  for (const [tag, name] of xml.matchAll(interesting)) {
    if (name === 'row') {
      // The library fills the gap up to this number.
      if (Number(r(tag)) > 1_048_576) throw new UnreadableFile('damaged');
    } else if (name === 'mergeCell') {
      if (isBelowHeader(ref(tag).replace(/^.*:/, ''))) found.merged.add(ref(tag));
    } else if (name === 'c') {
      cell = r(tag);
      if (t(tag) === 'e' && isBelowHeader(cell)) found.errorValue.add(cell);
    } else if (name === 'f') {
      if (isBelowHeader(cell)) found.formula.add(cell);
    } else if (!tag.endsWith('/>')) {
      const { row, column } = placeOf(cell);
      if (row > rows + 1) throw new UnreadableFile('tooManyRows', [cell]);
      if (row > 1 && column > columns) throw new UnreadableFile('tooWide', [cell]);
    }
  }
  for (const reason of /** @type {const} */ (['formula', 'errorValue', 'merged'])) {
    if (found[reason].size > 0) throw new UnreadableFile(reason, [...found[reason]]);
  }
};
