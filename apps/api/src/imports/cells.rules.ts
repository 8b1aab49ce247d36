import type { CellKind } from '@comptoir/contract/imports/spec';
import { isCellError, type Cell } from '../workbooks/read-xlsx.ts';
import { readDay } from './days.rules.ts';

/** What a cell says, and what to say of it. */
export type ReadCell = { value: string | boolean | number; avis?: string } | { fault: string };
type Value = Exclude<Cell, null>;

const words = new Map([
  ...['oui', 'vrai', 'true', '1'].map((word) => [word, true] as const),
  ...['non', 'faux', 'false', '0'].map((word) => [word, false] as const),
]);

const readTick = (cell: Value): ReadCell => {
  const value = typeof cell === 'object' ? undefined : words.get(String(cell).trim().toLowerCase());
  return value === undefined ? { fault: 'Oui ou Non est attendu' } : { value };
};

/** More digits than a spreadsheet keeps, or decimals: nobody knows how the number was written. */
const isPlain = (number: number) => Number.isInteger(number) && number >= 0 && number < 1e15;
/** Nine digits: a French number whose zero the spreadsheet has dropped. */
const isCutPhone = (number: number) => /^[1-9]\d{8}$/.test(String(number));

const textOfNumber = (number: number, kind: CellKind): ReadCell => {
  if (!isPlain(number))
    return { fault: 'Un texte est attendu, pas un nombre\u00a0: mettez la cellule au format Texte et saisissez-la à nouveau' };
  if (kind === 'tel' && isCutPhone(number))
    return { value: `0${number}`, avis: 'Le zéro que le tableur a enlevé devant ce numéro a été remis' };
  return { value: String(number), avis: 'Un nombre est lu comme un texte\u00a0: un zéro devant a pu se perdre' };
};

const readText = (cell: string | boolean | Date): ReadCell => {
  if (cell instanceof Date) return { fault: 'Un texte est attendu, pas une date' };
  if (typeof cell === 'boolean') return { fault: 'Un texte est attendu, pas VRAI ou FAUX' };
  // PostgreSQL stores no NUL; a spreadsheet can contain one.
  return cell.includes('\u0000') ? { fault: 'Un caractère de cette cellule ne peut pas être enregistré' } : { value: cell };
};

/** `1 234,56 €` is the number 1234.56. */
const readNumber = (cell: Value): ReadCell => {
  if (typeof cell === 'number') return { value: cell };
  const text = typeof cell === 'string' ? cell.replace(/\s/g, '').replace(/(€|g(\/km)?|kg|%)$/i, '') : '';
  return /^-?\d{1,12}([.,]\d+)?$/.test(text) ? { value: Number(text.replace(',', '.')) } : { fault: 'Un nombre est attendu' };
};

const signs =
  /^(?:(<=?|>=?|[≤≥]|inférieur à|supérieur à|moins de|plus de)\s*)?(\d{1,12})\s*(?:g\/km|kg)?\s*(et plus|et au-delà|et moins)?$/i;

/** The first or the last value of a table: `> 192` is 193, `193 et plus` is 193. */
const readBound = (cell: Value): ReadCell => {
  const text = typeof cell === 'string' ? cell.trim() : '';
  const [, sign = '', digits, after = ''] = signs.exec(text) ?? [];
  if (digits === undefined || sign + after === '') return readNumber(cell);
  const isAbove = /^(>|supérieur à|plus de)$/i.test(sign);
  const isBelow = /^(<|inférieur à|moins de)$/i.test(sign);
  const value = Number(digits) + (isAbove ? 1 : isBelow ? -1 : 0);
  return { value, avis: `«\u00a0${text}\u00a0» est lu ${value}` };
};

/** Reads one filled cell as its column says. */
export const readCell = (cell: Value, kind: CellKind): ReadCell => {
  if (isCellError(cell)) {
    return {
      fault:
        cell.erreur === ''
          ? 'La valeur de cette formule n’est pas enregistrée dans le fichier'
          : `Cette cellule contient une erreur de calcul (${cell.erreur})`,
    };
  }
  if (kind === 'tick') return readTick(cell);
  if (kind === 'number') return readNumber(cell);
  if (kind === 'bound') return readBound(cell);
  if (kind === 'day') return readDay(cell);
  if (typeof cell !== 'number') return readText(cell);
  // What stands for a row of another list is a number as well as a name.
  return kind === 'choice' || kind === 'list' ? { value: String(cell) } : textOfNumber(cell, kind);
};
