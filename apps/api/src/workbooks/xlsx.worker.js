import { parentPort, workerData } from 'node:worker_threads';
import { zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { checkSheet, workbookParts } from './xlsx-sheet.js';
import { openZip, UnreadableFile } from './xlsx-zip.js';

if (!parentPort) throw new Error('this file runs as a worker');
const port = parentPort;

/** @typedef {{ file: Uint8Array, maxBytes: number, rows: number, columns: number }} Order */

const lot = 500;

/**
 * @param {Order} order
 * @returns {Promise<import('./read-xlsx.ts').Cell[][]>}
 */
const read = async ({ file, maxBytes, rows, columns }) => {
  const { buffer, byteOffset, byteLength } = file;
  const { parts, sheet } = workbookParts(openZip(Buffer.from(buffer, byteOffset, byteLength), maxBytes).read);
  checkSheet(sheet.toString(), { rows, columns });
  // What has been checked goes on to the library, and nothing else of the file.
  const { buffer: checked } = zipSync(Object.fromEntries(parts), { level: 0 });
  const cells = await readSheet(checked, 1, { trim: false });
  // The library's types say `typeof Date` where it gives dates.
  return /** @type {import('./read-xlsx.ts').Cell[][]} */ (/** @type {unknown} */ (cells));
};

/** Any error of the library or a buffer is the file's fault: it comes from outside. */
const refusalOf = (/** @type {unknown} */ error) => {
  const { reason, cells } = error instanceof UnreadableFile ? error : new UnreadableFile('damaged');
  return { reason, cells };
};

/** Lines are handed over in lots, each on request: all at once would block the receiver. */
const handOver = (/** @type {import('./read-xlsx.ts').SheetLine[]} */ lines) => {
  let at = 0;
  const next = () => {
    port.postMessage(at < lines.length ? { rows: lines.slice(at, at + lot) } : 'done');
    at += lot;
  };
  port.on('message', next);
  next();
};

try {
  const rows = await read(/** @type {Order} */ (workerData));
  const lines = rows.map((cells, index) => ({ ligne: index + 1, cells })).slice(1);
  handOver(lines.filter(({ cells }) => cells.some((cell) => cell !== null)));
} catch (error) {
  port.postMessage({ refused: refusalOf(error) });
}
