import { dayInWords, momentInWords } from '@comptoir/contract/texts/moments';
import { sortText } from '../filters/fold.ts';

/** `id`: a number that is a name, shown without separators. */
export type CellKind = 'id' | 'text' | 'number' | 'money' | 'percent' | 'date' | 'dateTime' | 'bool';
export type CellValue = string | number | boolean | null | undefined;

const plain = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 6 });
const money = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const percent = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });
const ofNumber = (kind: CellKind, value: number) => {
  if (kind === 'id') return String(value);
  if (kind === 'money') return money.format(value);
  return kind === 'percent' ? `${percent.format(value)}\u00a0%` : plain.format(value);
};

/** The text of a cell. An absent value shows nothing. */
export const shownText = (kind: CellKind, value: CellValue): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Oui' : 'Non';
  if (typeof value === 'number') return ofNumber(kind, value);
  if (kind === 'date') return dayInWords(value);
  return kind === 'dateTime' ? momentInWords(value) : value;
};

/** What a column sorts by. `undefined` comes last in both directions; yes comes before no. */
export const sortKey = (value: CellValue): string | number | undefined => {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 0 : 1;
  return typeof value === 'number' ? value : sortText(value);
};

export const compareKeys = (a: string | number, b: string | number) => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};
