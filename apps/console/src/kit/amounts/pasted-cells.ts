/** The cells that a spreadsheet puts on the clipboard: lines, with tabs between columns (for numbers, semicolons too). */
export const pastedCells = (text: string, between: string | RegExp = /[\t;]/): string[][] => {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  return lines.map((line) => line.split(between).map((cell) => cell.trim()));
};

const units = /[\s\u00a0\u202f€]|g\/km|kg/gi;

/** Where both signs occur, the last one begins the decimals: 1.234,50 and 1,234.50. */
export const withDot = (text: string) => {
  const [comma, dot] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  if (comma >= 0 && dot >= 0) return comma > dot ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
  return text.replace(',', '.');
};

/** The number of a cell as people and spreadsheets write it: `1 234,50 €`; null for an empty cell, NaN for anything else. */
export const numberOfCell = (cell: string) => {
  const text = withDot(cell.replace(units, ''));
  if (text === '') return null;
  return /^\d*\.?\d+$|^\d+\.$/.test(text) ? Math.round(Number(text) * 100) / 100 : NaN;
};

export type Pasted = { ok: true; rows: (number | null)[][] } | { ok: false; message: string };

/** The numbers of a pasted table, without a first line of headings. */
export const pastedNumbers = (text: string): Pasted => {
  const lines = pastedCells(text).map((cells) => cells.map((cell) => ({ cell, number: numberOfCell(cell) })));
  const isHeading = lines.length > 1 && lines[0]!.every(({ number }) => Number.isNaN(number));
  const rows = isHeading ? lines.slice(1) : lines;
  for (const [at, cells] of rows.entries()) {
    const wrong = cells.find(({ number }) => Number.isNaN(number));
    if (wrong) {
      const line = at + 1 + Number(isHeading);
      return { ok: false, message: `Rien n'a été collé : ligne ${line}, «\u00a0${wrong.cell}\u00a0» n'est pas un nombre.` };
    }
  }
  return { ok: true, rows: rows.map((cells) => cells.map(({ number }) => number)) };
};
