import { typedNumber } from './typed-number.ts';

/** The cells that a spreadsheet puts on the clipboard: lines, with tabs between columns (for numbers, semicolons too). */
export const pastedCells = (text: string, between: string | RegExp = /[\t;]/): string[][] => {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  return lines.map((line) => line.split(between).map((cell) => cell.trim()));
};

export type Pasted = { ok: true; rows: (number | null)[][] } | { ok: false; message: string };

/** The numbers of a pasted table, without a first line of headings. */
export const pastedNumbers = (text: string): Pasted => {
  const lines = pastedCells(text).map((cells) => cells.map((cell) => ({ cell, number: typedNumber(cell) })));
  const isHeading = lines.length > 1 && lines[0]!.every(({ number }) => typeof number === 'string');
  const rows = isHeading ? lines.slice(1) : lines;
  const numbers: (number | null)[][] = [];
  for (const [at, cells] of rows.entries()) {
    const line: (number | null)[] = [];
    for (const { cell, number } of cells) {
      if (typeof number === 'string') {
        const place = at + 1 + Number(isHeading);
        return { ok: false, message: `Rien n’a été collé\u00a0: ligne ${place}, «\u00a0${cell}\u00a0» n’est pas un nombre.` };
      }
      line.push(number);
    }
    numbers.push(line);
  }
  return { ok: true, rows: numbers };
};
