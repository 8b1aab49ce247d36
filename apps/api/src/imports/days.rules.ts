import type { Cell, CellError } from '../workbooks/read-xlsx.ts';

const dayOf = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1950 && year <= 2100 ? date.toISOString().slice(0, 10) : undefined;
};

const spelled = (text: string) => {
  const [, d, m, y] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  if (d && m && y) return dayOf(Number(y), Number(m), Number(d));
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year && month && day ? dayOf(Number(year), Number(month), Number(day)) : undefined;
};

const isoOf = (cell: Exclude<Cell, null | CellError>) => {
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? undefined : dayOf(cell.getUTCFullYear(), cell.getUTCMonth() + 1, cell.getUTCDate());
  return typeof cell === 'string' ? spelled(cell.trim()) : undefined;
};

/** A date of the spreadsheet, or a typed day, as an ISO day. A bare number is not accepted: it may be anything. */
export const readDay = (cell: Exclude<Cell, null | CellError>): { value: string } | { fault: string } => {
  const value = isoOf(cell);
  if (value !== undefined) return { value };
  if (typeof cell !== 'number') return { fault: 'Une date est attendue, jj/mm/aaaa' };
  return { fault: `Le nombre ${cell} n’a pas le format d’une date\u00a0: donnez ce format à la colonne, ou écrivez jj/mm/aaaa` };
};
