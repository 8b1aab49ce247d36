import type { Download } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from 'fflate';

const sheetName = 'xl/worksheets/sheet1.xml';

const textOf = (parts: Unzipped, name: string) => strFromU8(parts[name] ?? new Uint8Array());

/** The columns of the first sheet, by heading. */
const columnsOf = (parts: Unzipped) => {
  const texts = [...textOf(parts, 'xl/sharedStrings.xml').matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>/g)].map(([, text = '']) => text);
  const cells = textOf(parts, sheetName).matchAll(/<c r="([A-Z]+)1"[^>]* t="s"[^>]*><v>(\d+)<\/v>/g);
  return new Map([...cells].map(([, column = '', place]) => [texts[Number(place)] ?? '', column]));
};

/** The first sheet with these lines under its headings, as if somebody had filled it in. */
export const fillIn = (workbook: Buffer, lines: readonly Readonly<Record<string, string>>[]) => {
  const parts = unzipSync(workbook);
  const columns = columnsOf(parts);
  const cell = ([heading, text]: [string, string], line: number) => {
    const column = columns.get(heading);
    if (!column) throw new Error(`the sheet has no column ${heading}, but ${[...columns.keys()].join(', ')}`);
    return `<c r="${column}${line}" t="inlineStr"><is><t>${text}</t></is></c>`;
  };
  const inOrder = (line: Readonly<Record<string, string>>) =>
    [...columns.keys()].flatMap((heading) => (line[heading] === undefined ? [] : [[heading, line[heading]] as [string, string]]));
  const rows = lines.map(
    (line, place) =>
      `<row r="${place + 2}">${inOrder(line)
        .map((entry) => cell(entry, place + 2))
        .join('')}</row>`,
  );
  const sheet = textOf(parts, sheetName).replace(/<row r="2">[^]*<\/row>/, rows.join(''));
  return Buffer.from(zipSync({ ...parts, [sheetName]: strToU8(sheet) }));
};

/** The first sheet of a downloaded workbook, as it is written. */
export const readSheetText = async (download: Download) => textOf(unzipSync(await readFile(await download.path())), sheetName);

/** The same workbook with other headings. */
export const retitled = (workbook: Buffer, titles: Readonly<Record<string, string>>) => {
  const parts = unzipSync(workbook);
  const name = 'xl/sharedStrings.xml';
  const texts = textOf(parts, name).replace(
    /<t((?: [^>]*)?)>([^<]*)<\/t>/g,
    (_, said: string, text: string) => `<t${said}>${titles[text] ?? text}</t>`,
  );
  return Buffer.from(zipSync({ ...parts, [name]: strToU8(texts) }));
};

const part = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A workbook of one sheet with these lines of texts, as another program would write it. */
export const sheetOf = (lines: readonly (readonly string[])[]) => {
  const cell = (text: string, at: string) => (text === '' ? '' : `<c r="${at}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`);
  const rows = lines.map(
    (line, row) =>
      `<row r="${row + 1}">${line.map((text, column) => cell(text, `${String.fromCharCode(65 + column)}${row + 1}`)).join('')}</row>`,
  );
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': part(
        `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/${sheetName}" ContentType="${type}.worksheet+xml"/></Types>`,
      ),
      '_rels/.rels': part(
        `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
      'xl/workbook.xml': part(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Feuil1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': part(
        `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      [sheetName]: part(`<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`),
    }),
  );
};
