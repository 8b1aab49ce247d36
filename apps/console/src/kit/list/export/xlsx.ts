import { strToU8, zipSync } from 'fflate';
import { shownText, type CellKind, type CellValue } from '../rows/cell-value.ts';
import { isFormula, type CsvColumn } from '../csv.ts';

/** Places in `cellXfs` of the styles below. */
const style = { bold: 1, text: 2, day: 3, moment: 4, money: 5, percent: 6, guarded: 7 } as const;

const xf = (numFmtId: number, more = '') =>
  `<xf numFmtId="${numFmtId}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${more}/>`;
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const typePrefix = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const xlsxType = `${typePrefix}.sheet`;

const fixedParts = {
  '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${typePrefix}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${typePrefix}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${typePrefix}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.00\\ &quot;€&quot;"/><numFmt numFmtId="165" formatCode="0.##\\ &quot;%&quot;"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="8">${xf(0)}<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${xf(49)}${xf(14)}${xf(22)}${xf(164)}${xf(165)}${xf(49, ' quotePrefix="1"')}</cellXfs></styleSheet>`,
};

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML 1.0 has no place for. */
// oxlint-disable-next-line no-control-regex -- these are the characters to leave out
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
/** A cell holds no more; a longer one makes the whole file unreadable. */
const longestText = 32_767;

const xml = (text: string) =>
  text
    .slice(0, longestText)
    .replace(unwritable, '')
    // Spreadsheets read `_x0041_` as a character by its number.
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter)
    .replaceAll('\r', '&#13;');

const dayLength = 86_400_000;
/** Spreadsheets count days from here. */
const dayZero = Date.UTC(1899, 11, 30);
const serial = (year: number, month: number, day: number, time = 0) => (Date.UTC(year, month - 1, day) + time - dayZero) / dayLength;

const paris = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

/** A day or a moment as people in Paris read it; `null`: not one. */
const dateSerial = (kind: CellKind, value: string) => {
  if (kind === 'date') {
    const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(value) ?? [];
    return day === undefined ? null : serial(Number(year), Number(month), Number(day));
  }
  const moment = new Date(value);
  if (kind !== 'dateTime' || Number.isNaN(moment.getTime())) return null;
  const part = Object.fromEntries(paris.formatToParts(moment).map(({ type, value: text }) => [type, Number(text)]));
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = part;
  return serial(year, month, day, (hour * 60 + minute) * 60_000);
};

const numberStyle = (kind: CellKind) => {
  if (kind === 'money') return style.money;
  return kind === 'percent' ? style.percent : 0;
};

const number = (at: string, value: number, place: number) => `<c r="${at}" s="${place}"><v>${value}</v></c>`;
const text = (at: string, value: string, place: number) =>
  `<c r="${at}" t="inlineStr" s="${place}"><is><t xml:space="preserve">${xml(value)}</t></is></c>`;

/** A text is never a formula here; the mark keeps it a text for whoever edits the cell, as the apostrophe does in a CSV. */
const cell = (at: string, kind: CellKind, value: CellValue) => {
  if (typeof value === 'number' && Number.isFinite(value)) return number(at, value, numberStyle(kind));
  const date = typeof value === 'string' ? dateSerial(kind, value) : null;
  if (date !== null && date > 0) return number(at, date, kind === 'date' ? style.day : style.moment);
  const shown = shownText(kind, value);
  if (shown === '') return '';
  return text(at, shown, isFormula(shown) ? style.guarded : style.text);
};

/** In letters; the widest is still readable beside others. */
const widthOf = <Row>({ heading, kind, value }: CsvColumn<Row>, rows: readonly Row[]) => {
  const longest = rows.slice(0, 200).reduce((most, row) => Math.max(most, shownText(kind, value(row)).length), heading.length);
  return Math.min(longest + 3, 60);
};

const letters = (place: number): string =>
  place < 26 ? String.fromCharCode(65 + place) : letters(Math.floor(place / 26) - 1) + String.fromCharCode(65 + (place % 26));

const sheetOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]) => {
  const cols = columns.map(
    (column, place) => `<col min="${place + 1}" max="${place + 1}" width="${widthOf(column, rows)}" customWidth="1"/>`,
  );
  const named = columns.map((column, place) => ({ ...column, letter: letters(place) }));
  const titles = `<row r="1">${named.map(({ heading, letter }) => text(`${letter}1`, heading, style.bold)).join('')}</row>`;
  const lines = rows.map((row, place) => {
    const line = place + 2;
    return `<row r="${line}">${named.map(({ kind, value, letter }) => cell(`${letter}${line}`, kind, value(row))).join('')}</row>`;
  });
  const area = `A1:${letters(columns.length - 1)}${rows.length + 1}`;
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData>${titles}${lines.join('')}</sheetData><autoFilter ref="${area}"/></worksheet>`;
};

const sheetName = (title: string) =>
  xml(
    title
      .replace(/[[\]:*?/\\]/g, ' ')
      .slice(0, 31)
      .replace(/^'|'$/g, ' ')
      .trim() || 'Liste',
  );

/** The rows as a workbook of one sheet: numbers, days and amounts stay what they are. */
export const xlsxOf = <Row>(title: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]) => {
  const book = `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${sheetName(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  const parts = { ...fixedParts, 'xl/workbook.xml': book, 'xl/worksheets/sheet1.xml': sheetOf(columns, rows) };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)])));
};
