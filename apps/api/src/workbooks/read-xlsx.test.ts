import { describe, expect, test } from 'vitest';
import { Refusal } from '@comptoir/contract/errors';
import writeXlsxFile from 'write-excel-file/node';
import { addressOf, linesXml, sheetXml, workbookOf, workbookParts, zipOf } from '../../test/workbook.ts';
import { limits, readXlsx as readSheet } from './read-xlsx.ts';

const readXlsx = async (file: Buffer, columns: number, some = limits) => (await readSheet(file, { columns }, some)).lines;

const refusalOf = async (file: Buffer, some: Partial<typeof limits> = {}) => {
  const result: unknown = await readXlsx(file, 4, { ...limits, ...some }).catch((error: unknown) => error);
  if (!(result instanceof Refusal)) throw new Error('not refused', { cause: result });
  return `${result.code}: ${result.message}`;
};
const sheet = (lines: string, after = '') => zipOf(workbookParts(sheetXml(lines, after)));
const header = '<row r="1"><c r="A1" t="inlineStr"><is><t>Nom</t></is></c></row>';

describe('what is read', () => {
  test('values with line numbers, without the header and empty lines', async () => {
    const file = workbookOf([['Nom', 'Login'], ['Le Goff', '0123', 12, true], [], [null, '  '], [null, '=1+1 & <b>']]);
    expect(await readXlsx(file, 4)).toEqual([
      { ligne: 2, cells: ['Le Goff', '0123', 12, true] },
      { ligne: 5, cells: [null, '=1+1 & <b>', null, null] },
    ]);
  });

  test('a date is a date', async () => {
    const [line] = await readXlsx(sheet(`${header}<row r="2"><c r="A2" s="1"><v>45000</v></c><c r="B2"><v>45000</v></c></row>`), 4);
    expect(line).toEqual({ ligne: 2, cells: [new Date('2023-03-15'), 45_000] });
  });

  test('a file of another program, with shared strings', async () => {
    const file = await writeXlsxFile([['Nom'], ['Éloïse'], ['Éloïse']]).toBuffer();
    expect(await readXlsx(file, 4)).toEqual([
      { ligne: 2, cells: ['Éloïse'] },
      { ligne: 3, cells: ['Éloïse'] },
    ]);
  });

  test('a formula and a merge in the header do not matter', async () => {
    const file = sheet(
      '<row r="1"><c r="A1" t="str"><f>1+1</f><v>2</v></c></row><row r="2"><c r="A2"><v>1</v></c></row>',
      '<mergeCells><mergeCell ref="A1:C1"/></mergeCells>',
    );
    expect(await readXlsx(file, 4)).toEqual([{ ligne: 2, cells: [1] }]);
  });

  test('sizes written in eight bytes', async () => {
    const file = workbookOf([['Nom'], ['Le Goff']]);
    const large = withLargeSizes(file);
    expect(large.length).toBeGreaterThan(file.length);
    expect(await readXlsx(large, 4)).toEqual([{ ligne: 2, cells: ['Le Goff'] }]);
  });
});

/** Moves the sizes of every entry into the extra field for large files. */
const withLargeSizes = (file: Buffer) => {
  const end = file.length - 22;
  const start = file.readUInt32LE(end + 16);
  const entries: Buffer[] = [];
  for (let at = start; at < end;) {
    const length = 46 + file.readUInt16LE(at + 28);
    const entry = Buffer.from(file.subarray(at, at + length));
    const extra = Buffer.alloc(20);
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(16, 2);
    extra.writeBigUInt64LE(BigInt(entry.readUInt32LE(24)), 4);
    extra.writeBigUInt64LE(BigInt(entry.readUInt32LE(20)), 12);
    entry.writeUInt32LE(0xffffffff, 20);
    entry.writeUInt32LE(0xffffffff, 24);
    entry.writeUInt16LE(extra.length, 30);
    entries.push(entry, extra);
    at += length;
  }
  return Buffer.concat([file.subarray(0, start), ...entries, file.subarray(end)]);
};

describe('files that are no workbook', () => {
  const notOne = 'wrong_type: Ce fichier n’est pas un classeur Excel (.xlsx).';
  const parts = workbookParts(sheetXml(header));
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('Nom;Prénom\nLe Goff;Yann\n'.repeat(10))],
    ['a zip of something else', zipOf([{ name: 'word/document.xml', content: '<w/>' }])],
    [
      'a workbook with macros',
      zipOf([{ name: '[Content_Types].xml', content: 'application/vnd.ms-excel.sheet.macroEnabled.main+xml' }, ...parts.slice(1)]),
    ],
    ['a workbook without its sheet', zipOf(parts.slice(0, -1))],
  ])('%s', async (_, file) => {
    expect(await refusalOf(file)).toBe(notOne);
  });

  test('an old or a protected one', async () => {
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]);
    expect(await refusalOf(old)).toMatch(/^wrong_type: .*protégé par un mot de passe/);
    expect(await refusalOf(zipOf(parts.map((part) => ({ ...part, announced: { flags: 1 } }))))).toMatch(/protégé/);
  });

  test('a damaged one', async () => {
    const file = zipOf(parts);
    expect(await refusalOf(file.subarray(0, file.length - 30))).toMatch(/^invalid: .*endommagé/);
    expect(await refusalOf(zipOf(parts.map((part) => ({ ...part, announced: { crc: 1 } }))))).toMatch(/endommagé/);
    expect(await refusalOf(zipOf(parts.map((part) => ({ ...part, announced: { size: 100_000 } }))))).toMatch(/endommagé/);
    expect(await refusalOf(zipOf([...parts, ...parts]))).toMatch(/endommagé/);
    expect(await refusalOf(zipOf(workbookParts('<worksheet><sheetData><row r="1"><c r="A1"><v>1')))).toMatch(/endommagé/);
    expect(await refusalOf(sheet('<row r="2"><c r="1A"><v>1</v></c></row>'))).toMatch(/endommagé/);
  });
});

describe('files that would take too much', () => {
  const tooLarge = 'too_large: Ce classeur dépasse 64\u00a0Mo une fois décompressé.';
  const bomb = Buffer.alloc(80 * 1024 * 1024, ' ');
  const spaces = sheetXml(header).replace('<sheetData>', `<sheetData>${bomb.toString()}`);

  test('a zip bomb with true sizes', async () => {
    const file = zipOf(workbookParts(spaces));
    expect(file.length).toBeLessThan(200_000);
    expect(await refusalOf(file)).toBe(tooLarge);
  });

  test('a zip bomb with false sizes', async () => {
    const lying = workbookParts(spaces).map((part) => (part.content === spaces ? { ...part, announced: { size: 1000 } } : part));
    expect(await refusalOf(zipOf(lying))).toBe(tooLarge);
  });

  test('many entries that are small by themselves', async () => {
    const part = { name: 'a', content: Buffer.alloc(1024 * 1024) };
    const many = Array.from({ length: 70 }, (_, index) => ({ ...part, name: `media/${index}` }));
    expect(await refusalOf(zipOf([...workbookParts(sheetXml(header)), ...many]))).toBe(tooLarge);
  });

  test('entities that multiply', async () => {
    const entities = Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('');
    const doctype = `<?xml version="1.0"?><!DOCTYPE worksheet [<!ENTITY e0 "ha">${entities}]>`;
    const file = zipOf(
      workbookParts(doctype + sheetXml(`${header}<row r="2"><c r="A2" t="inlineStr"><is><t>&e9;</t></is></c></row>`).slice(21)),
    );
    expect(await refusalOf(file)).toMatch(/^invalid: .*DOCTYPE/);
  });

  test('a file that takes too long', async () => {
    expect(await refusalOf(workbookOf([['Nom'], ['a']]), { millis: 1 })).toMatch(/^too_large: .*lu en 60 secondes\.$/);
  });

  test('a file that needs too much memory', async () => {
    const gap = sheet(`${header}<row r="1048576"/>`);
    expect(await readXlsx(gap, 4)).toEqual([]);
    expect(await refusalOf(gap, { memoryMb: 20 })).toMatch(/^too_large: .*plus de 512\u00a0Mo de mémoire/);
  });

  test('too many lines, and lines beyond the limit', async () => {
    const lines = linesXml(Array.from({ length: 12 }, () => ['a']));
    expect(await refusalOf(sheet(lines), { rows: 10 })).toMatch(/^too_large: La feuille dépasse .* lignes \(cellule A12\)/);
    expect(await readXlsx(sheet(lines), 4, { ...limits, rows: 11 })).toHaveLength(11);
    expect(await refusalOf(sheet(`${header}<row r="1048576"><c r="A1048576"><v>1</v></c></row>`))).toMatch(/A1048576/);
    expect(await refusalOf(sheet(`${header}<row r="99999999"/>`))).toMatch(/endommagé/);
  });
});

describe('forbidden content of a cell', () => {
  const row = (cells: string) => sheet(`${header}<row r="2">${cells}</row>`);

  test('a merge, with its range', async () => {
    const merged = '<mergeCells count="2"><mergeCell ref="A1:B1"/><mergeCell ref="A2:A3"/></mergeCells>';
    expect(await refusalOf(sheet(`${header}<row r="2"><c r="A2"><v>1</v></c></row>`, merged))).toBe(
      'rule: Les cellules fusionnées ne sont pas acceptées (A2:A3).',
    );
  });

  test('a value beyond the last column; formats there do not matter', async () => {
    expect(await refusalOf(row('<c r="E2"><v>1</v></c>'))).toMatch(/^rule: .*dernière colonne du modèle \(cellule E2\)/);
    expect(await readXlsx(row('<c r="A2"><v>1</v></c><c r="XFD2" s="1"/>'), 4)).toEqual([{ ligne: 2, cells: [1] }]);
  });
});

test('the addresses that the tests use', () => {
  expect([addressOf(0, 1), addressOf(25, 2), addressOf(26, 3), addressOf(30, 4)]).toEqual(['A1', 'Z2', 'AA3', 'AE4']);
});
