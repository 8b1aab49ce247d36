import { parentPort, workerData } from 'node:worker_threads';
import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { openWorkbook } from './xlsx-book.js';
import { readTags } from './xlsx-sheet.js';
import { folded } from './xlsx-tags.js';
import { openZip, UnreadableFile } from './xlsx-zip.js';

if (!parentPort) throw new Error('this file runs as a worker');
const port = parentPort;

/** @typedef {import('./read-xlsx.ts').SheetLine} SheetLine */
/** @typedef {{ file: Uint8Array, maxBytes: number, rows: number, columns: number, titles?: import('./read-xlsx.ts').Titles, sheet?: string, titlesAt?: number }} Order */
/** @typedef {import('./read-xlsx.ts').Read & { lines: SheetLine[] }} ReadSheet */

const lot = 500;
/** Titles are looked for down to this line. */
const searched = 20;

const isFilled = (/** @type {import('./read-xlsx.ts').Cell | undefined} */ cell) =>
  cell !== null && cell !== undefined && !(typeof cell === 'string' && cell.trim() === '');

/**
 * The line of the titles: half of its cells are known titles, or one of them is a telling one.
 * @param {readonly SheetLine[]} lines
 * @param {import('./read-xlsx.ts').Titles} titles
 */
const findTitles = (lines, { known, telling }) => {
  const [all, sure] = [new Set(known), new Set(telling)];
  return lines.find(({ ligne, cells }) => {
    if (ligne > searched) return false;
    const words = cells.filter(isFilled).map(folded);
    const found = words.filter((word) => all.has(word)).length;
    return (found > 1 && found * 2 >= words.length) || words.some((word) => sure.has(word));
  });
};

/**
 * @param {readonly SheetLine[]} lines
 * @param {Pick<Order, 'titles' | 'titlesAt'>} order
 */
const headerOf = (lines, { titles, titlesAt }) => {
  if (titlesAt === 0) return undefined;
  if (titlesAt !== undefined) return lines.find(({ ligne }) => ligne === titlesAt) ?? { ligne: titlesAt, cells: [] };
  return titles ? findTitles(lines, titles) : (lines.find(({ ligne }) => ligne === 1) ?? { ligne: 1, cells: [] });
};

/**
 * @param {ReturnType<typeof openWorkbook>} book
 * @param {ReturnType<typeof openWorkbook>['sheets'][number]} sheet
 * @param {Order} order
 * @returns {Promise<ReadSheet>}
 */
const readOne = async (book, sheet, { rows, columns, ...order }) => {
  const { found, xml } = readTags(book.sheetXml(sheet), { rows, columns });
  // What has been checked goes on to the library, and nothing else of the file.
  const kept = [book.bookOf(sheet), ...book.parts, /** @type {const} */ ([sheet.path, xml])];
  /** @type {Record<string, Uint8Array>} */
  const parts = {};
  for (const [path, text] of kept) parts[path] = Buffer.from(text);
  const { buffer: checked } = zipSync(parts, { level: 0 });
  // The library's types say `typeof Date` where it gives dates.
  const read = /** @type {import('./read-xlsx.ts').Cell[][]} */ (/** @type {unknown} */ (await readSheet(checked, 1, { trim: false })));
  for (const { row, column, erreur } of found.errors) {
    while (read.length < row) read.push([]);
    const cells = read[row - 1] ?? [];
    while (cells.length < column) cells.push(null);
    cells[column - 1] = { erreur };
  }
  const lines = read.map((cells, index) => ({ ligne: index + 1, cells })).filter(({ cells }) => cells.some(isFilled));
  const header = headerOf(lines, order);
  const last = header?.ligne ?? 0;
  const merged = found.merged.filter(({ row }) => row > last).map(({ range }) => range);
  if (merged.length > 0) throw new UnreadableFile('merged', merged);
  const below = lines.filter(({ ligne }) => ligne > last);
  return {
    sheet: sheet.name,
    sheets: book.sheets.map(({ name, isHidden }) => ({ name, isHidden })),
    isFirst: sheet.place === 1,
    header,
    above: lines.filter(({ ligne }) => ligne < last).map(({ ligne }) => ligne),
    formulas: found.formulas,
    hiddenRows: below.map(({ ligne }) => ligne).filter((ligne) => found.hiddenRows.has(ligne)),
    hiddenColumns: found.hiddenColumns,
    lines: below,
  };
};

/** The sheet that is asked for, else the first visible one with the titles; without any, the first visible one with a line. */
const read = async (/** @type {Order} */ order) => {
  const { buffer, byteOffset, byteLength } = order.file;
  const book = openWorkbook(openZip(Buffer.from(buffer, byteOffset, byteLength), order.maxBytes).read);
  const visible = book.sheets.filter(({ isHidden }) => !isHidden);
  if (book.sheets.length > 0 && visible.length === 0) throw new UnreadableFile('hidden');
  const wanted = order.sheet === undefined ? visible : visible.filter(({ name }) => name === order.sheet);
  if (visible.length > 0 && wanted.length === 0) throw new UnreadableFile('noSheet', [order.sheet ?? '']);
  /** @type {ReadSheet | undefined} */
  let best;
  for (const sheet of wanted) {
    const one = await readOne(book, sheet, order);
    if (!order.titles || one.header || order.titlesAt !== undefined) return one;
    if (!best || (best.lines.length === 0 && one.lines.length > 0)) best = one;
  }
  if (!best) throw new UnreadableFile('notWorkbook');
  return best;
};

/** Any error of the library or a buffer is the file's fault: it comes from outside. */
const refusalOf = (/** @type {unknown} */ error) => {
  const { reason, cells } = error instanceof UnreadableFile ? error : new UnreadableFile('damaged');
  return { reason, cells };
};

/** Lines are handed over in lots, each on request: all at once would block the receiver. */
const handOver = (/** @type {SheetLine[]} */ lines) => {
  let at = 0;
  const next = () => {
    port.postMessage(at < lines.length ? { rows: lines.slice(at, at + lot) } : 'done');
    at += lot;
  };
  port.on('message', next);
  next();
};

try {
  const { lines, ...about } = await read(/** @type {Order} */ (workerData));
  port.postMessage({ about });
  handOver(lines);
} catch (error) {
  port.postMessage({ refused: refusalOf(error) });
}
