import type { UtilisateurFlag } from '@comptoir/contract/fields/utilisateurs';
import { columns, type ChoiceField, type Column, type TextField } from './import-columns.rules.ts';
import type { Cell, SheetLine } from '../../../workbooks/read-xlsx.ts';

/** What is wrong with one field of a line, in French. */
export interface Fault {
  field: Column['field'];
  message: string;
}

/** The values of a line; empty cells give none. A profile is still an id or a label. */
export interface ImportLine {
  ligne: number;
  given: Partial<Record<TextField | ChoiceField, string> & Record<UtilisateurFlag, boolean>>;
  /** Ids as written: invalid ones are reported once the sites are known. */
  sites: readonly string[];
  faults: readonly Fault[];
}

type Read = { value: string | boolean } | { fault: string };

const words = new Map([
  ...['oui', 'vrai', 'true', '1'].map((word) => [word, true] as const),
  ...['non', 'faux', 'false', '0'].map((word) => [word, false] as const),
]);

const readTick = (cell: Cell): Read => {
  const value = cell instanceof Date ? undefined : words.get(String(cell).trim().toLowerCase());
  return value === undefined ? { fault: 'Oui ou Non est attendu' } : { value };
};

const readText = (cell: Cell): Read => {
  if (cell instanceof Date) return { fault: 'Un texte est attendu, pas une date' };
  if (typeof cell === 'boolean') return { fault: 'Un texte est attendu, pas VRAI ou FAUX' };
  const value = String(cell);
  // PostgreSQL stores no NUL; a spreadsheet can contain one.
  return value.includes('\u0000') ? { fault: 'Un caractère de cette cellule ne peut pas être enregistré' } : { value };
};

const isEmpty = (cell: Cell | undefined): cell is null | undefined =>
  cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');

const siteList = (text: string) => [
  ...new Set(
    text
      .split('|')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

/** One line of the sheet; an unreadable cell is a fault and gives no value. */
export const readLine = ({ ligne, cells }: SheetLine): ImportLine => {
  const values: Record<string, string | boolean> = {};
  const faults: Fault[] = [];
  let sites: readonly string[] = [];
  for (const [index, { kind, field }] of columns.entries()) {
    const cell = cells[index];
    if (isEmpty(cell)) continue;
    const read = kind === 'tick' ? readTick(cell) : readText(cell);
    if ('fault' in read) faults.push({ field, message: read.fault });
    else if (kind === 'sites') sites = siteList(String(read.value));
    else values[field] = read.value;
  }
  // Each value was read as the kind of its own column says.
  const given: ImportLine['given'] = values;
  return { ligne, given, sites, faults };
};

/** Logins that differ only in case are one login. */
export const loginKey = (LoginWEB: string) => LoginWEB.trim().toLowerCase();

const keyOf = ({ given: { LoginWEB } }: ImportLine) => (LoginWEB === undefined ? undefined : loginKey(LoginWEB));

const told = 5;

/** Refuses every line whose login occurs on another line, and names that line. */
export const refuseDuplicates = (lines: readonly ImportLine[]): ImportLine[] => {
  const places = new Map<string, number[]>();
  for (const line of lines) {
    const key = keyOf(line);
    if (key === undefined) continue;
    const known = places.get(key);
    if (!known) places.set(key, [line.ligne]);
    else if (known.length <= told) known.push(line.ligne);
  }
  return lines.map((line) => {
    const others = (places.get(keyOf(line) ?? '') ?? []).filter((ligne) => ligne !== line.ligne).slice(0, told);
    if (others.length === 0) return line;
    const message = `Ce login est aussi ${others.length === 1 ? 'à la ligne' : 'aux lignes'} ${others.join(', ')}`;
    return { ...line, faults: [...line.faults, { field: 'LoginWEB' as const, message }] };
  });
};
