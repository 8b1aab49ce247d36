import { shownText, type CellKind, type CellValue } from './rows/cell-value.ts';

/** Spreadsheets run a text that starts like this as a formula; an apostrophe prevents it. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;
export const isFormula = (text: string) => formula.test(text);

const field = (text: string) => {
  const safe = isFormula(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Numbers stay numbers for a French spreadsheet: a decimal comma, no thousands separator, no unit. */
const csvText = (kind: CellKind, value: CellValue) =>
  typeof value === 'number' ? String(value).replace('.', ',') : field(shownText(kind, value));

export interface CsvColumn<Row> {
  heading: string;
  kind: CellKind;
  value: (row: Row) => CellValue;
}

/** The rows as a French spreadsheet expects them: semicolons, byte order mark, CRLF. */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]) => {
  const lines = [
    columns.map(({ heading }) => field(heading)),
    ...rows.map((row) => columns.map(({ kind, value }) => csvText(kind, value(row)))),
  ];
  return `\uFEFF${lines.map((line) => line.join(';')).join('\r\n')}\r\n`;
};

export const download = (fileName: string, content: BlobPart, type = 'text/csv;charset=utf-8') => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = fileName;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
