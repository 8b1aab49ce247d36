import { utilisateurFields, type UtilisateurFlag } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import { columns, type ChoiceField, type Column, type TextField } from './import-columns.rules.ts';
import { isCellError, type Cell, type SheetLine } from '../../../workbooks/read-xlsx.ts';

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
  /** What was read otherwise than it is shown in the file. */
  avis: readonly Fault[];
}

type Read = { value: string | boolean; avis?: string } | { fault: string };
type Value = Exclude<Cell, null>;

const words = new Map([
  ...['oui', 'vrai', 'true', '1'].map((word) => [word, true] as const),
  ...['non', 'faux', 'false', '0'].map((word) => [word, false] as const),
]);

const readTick = (cell: Value): Read => {
  const value = typeof cell === 'object' ? undefined : words.get(String(cell).trim().toLowerCase());
  return value === undefined ? { fault: 'Oui ou Non est attendu' } : { value };
};

/** More digits than a spreadsheet keeps, or decimals: nobody knows how the number was written. */
const isPlain = (number: number) => Number.isInteger(number) && number >= 0 && number < 1e15;
/** Nine digits: a French number whose zero the spreadsheet has dropped. */
const isCutPhone = (number: number) => /^[1-9]\d{8}$/.test(String(number));

const readNumber = (number: number, field: Column['field']): Read => {
  if (!isPlain(number))
    return { fault: 'Un texte est attendu, pas un nombre\u00a0: mettez la cellule au format Texte et saisissez-la à nouveau' };
  const isPhone = field !== 'Sites' && 'type' in utilisateurFields[field] && utilisateurFields[field].type === 'tel';
  if (isPhone && isCutPhone(number)) return { value: `0${number}`, avis: 'Le zéro que le tableur a enlevé devant ce numéro a été remis' };
  return { value: String(number), avis: 'Un nombre est lu comme un texte\u00a0: un zéro devant a pu se perdre' };
};

const readText = (cell: string | boolean | Date): Read => {
  if (cell instanceof Date) return { fault: 'Un texte est attendu, pas une date' };
  if (typeof cell === 'boolean') return { fault: 'Un texte est attendu, pas VRAI ou FAUX' };
  const value = cell;
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

const readCell = (cell: Value, { kind, field }: Column): Read => {
  if (isCellError(cell)) {
    return {
      fault:
        cell.erreur === ''
          ? 'La valeur de cette formule n’est pas enregistrée dans le fichier'
          : `Cette cellule contient une erreur de calcul (${cell.erreur})`,
    };
  }
  if (kind === 'tick') return readTick(cell);
  if (typeof cell !== 'number') return readText(cell);
  // A profile or a site is a number.
  return kind === 'text' ? readNumber(cell, field) : { value: String(cell) };
};

/**
 * One line of the sheet; an unreadable cell is a fault and gives no value.
 * @param places what each column of the sheet holds
 */
export const readLine = ({ ligne, cells }: SheetLine, places: readonly (Column | undefined)[] = columns): ImportLine => {
  const values: Record<string, string | boolean> = {};
  const faults: Fault[] = [];
  const avis: Fault[] = [];
  let sites: readonly string[] = [];
  for (const [index, column] of places.entries()) {
    const cell = cells[index];
    if (!column || isEmpty(cell)) continue;
    const { kind, field } = column;
    const read = readCell(cell, column);
    if ('avis' in read && read.avis) avis.push({ field, message: read.avis });
    if ('fault' in read) faults.push({ field, message: read.fault });
    else if (kind === 'sites') sites = siteList(String(read.value));
    else values[field] = read.value;
  }
  // Each value was read as the kind of its own column says.
  const given: ImportLine['given'] = values;
  return { ligne, given, sites, faults, avis };
};

/** Logins that differ only in case, or in how an accent is composed, are one login. */
export const loginKey = (LoginWEB: string) => LoginWEB.trim().normalize('NFC').toLowerCase();

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
