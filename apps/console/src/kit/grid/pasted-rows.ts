import { pastedCells } from '../amounts/pasted-cells.ts';
import type { GridColumn, TextEditor } from './grid-columns.ts';

/** Whether the clipboard holds more than the text of one cell. */
export const isTable = (text: string) => /[\t\n]/.test(text.replace(/[\r\n]+$/, ''));

export type PastedRows<Row> = { ok: true; parts: { row: Row; part: Partial<Row> }[] } | { ok: false; message: string };

interface Pasting<Row> {
  text: string;
  /** The cell's row and those below, with typed values. */
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
}

const asText = <Row>({ edit }: GridColumn<Row>): TextEditor<Row> | undefined => (edit?.kind === 'text' ? edit : undefined);

/** Spreads lines of a spreadsheet over the texts of rows: all or none. */
export const pasteRows = <Row extends object>({ text, rows, columns }: Pasting<Row>): PastedRows<Row> => {
  const editors = columns.flatMap((column) => asText(column) ?? []);
  // Semicolons belong to the text: they separate addresses.
  const lines = pastedCells(text, '\t');
  if (lines.length > rows.length) {
    return { ok: false, message: `Rien n’a été collé\u00a0: ${lines.length} lignes pour ${rows.length} qui restent à l’écran.` };
  }
  const parts: { row: Row; part: Partial<Row> }[] = [];
  for (const [at, cells] of lines.entries()) {
    const stored = rows[at]!;
    const part: Partial<Row> = {};
    const row = { ...stored };
    for (const [place, cell] of cells.entries()) {
      const editor = editors[place];
      if (!editor) return { ok: false, message: `Rien n’a été collé\u00a0: ligne ${at + 1}, il y a plus de valeurs que de colonnes.` };
      const why = editor.blocked?.(row) ?? (cell.length > (editor.max ?? Infinity) ? `${editor.max} caractères au maximum` : null);
      if (why !== null) return { ok: false, message: `Rien n’a été collé\u00a0: ligne ${at + 1}, «\u00a0${cell}\u00a0». ${why}.` };
      Object.assign(part, editor.set(cell, row));
      Object.assign(row, part);
    }
    parts.push({ row: stored, part });
  }
  return { ok: true, parts };
};
