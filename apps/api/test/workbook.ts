import { crc32, deflateRawSync } from 'node:zlib';

export interface Part {
  name: string;
  content: string | Buffer;
  /** False sizes that the zip announces. */
  announced?: { size?: number; crc?: number; flags?: number };
}

/** A zip as programs write it: deflated, with a directory at its end. */
export const zipOf = (parts: readonly Part[]): Buffer => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, announced = {} } of parts) {
    const bytes = Buffer.from(content as string);
    const packed = deflateRawSync(bytes, { level: 9 });
    const label = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(announced.flags ?? 0, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(announced.crc ?? crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(announced.size ?? bytes.length, 18);
    fields.writeUInt16LE(label.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, label, packed]);
    files.push(file);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, place, label]));
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, listed, Buffer.from('PK\u0005\u0006'), end]);
};

export type CellValue = string | number | boolean | null | undefined;

export const addressOf = (column: number, line: number): string => {
  const letters = column < 26 ? '' : String.fromCharCode(64 + Math.floor(column / 26));
  return `${letters}${String.fromCharCode(65 + (column % 26))}${line}`;
};

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\u0000', '_x0000_');

const cellXml = (value: CellValue, address: string) => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return `<c r="${address}"><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${address}" t="b"><v>${value ? 1 : 0}</v></c>`;
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
};

/** The lines of a sheet, the first being line 1. */
export const linesXml = (rows: readonly (readonly CellValue[])[]): string =>
  rows
    .map((row, index) => `<row r="${index + 1}">${row.map((value, column) => cellXml(value, addressOf(column, index + 1))).join('')}</row>`)
    .join('');

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const sheetXml = (lines: string, after = ''): string =>
  `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${lines}</sheetData>${after}</worksheet>`;

/** The parts of a workbook with one sheet; cell style 1 is a date. */
export const workbookParts = (sheet: string): Part[] => [
  {
    name: '[Content_Types].xml',
    content:
      '<Types><Override ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml" PartName="/xl/workbook.xml"/></Types>',
  },
  {
    name: 'xl/workbook.xml',
    content: `<workbook xmlns="${main}" xmlns:r="${links}"><sheets><sheet name="Feuille" sheetId="1" r:id="rId7"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: `<Relationships><Relationship Id="rId8" Type="${links}/styles" Target="styles.xml"/><Relationship Id="rId7" Type="${links}/worksheet" Target="worksheets/feuille.xml"/></Relationships>`,
  },
  { name: 'xl/styles.xml', content: `<styleSheet xmlns="${main}"><cellXfs><xf/><xf numFmtId="14"/></cellXfs></styleSheet>` },
  { name: 'xl/worksheets/feuille.xml', content: sheet },
];

/** A workbook of these rows, the first being the header. */
export const workbookOf = (rows: readonly (readonly CellValue[])[]): Buffer => zipOf(workbookParts(sheetXml(linesXml(rows))));
