import { Refusal } from '@comptoir/contract/errors';
import type { ImportResult } from '@comptoir/contract/imports';
import { utilisateurFields } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import { isCellError, type Cell, type ReadSheet, type SheetLine } from '../../../workbooks/read-xlsx.ts';
import { columnLetters, folded } from '../../../workbooks/xlsx-tags.js';
import { columns, type Column } from './import-columns.rules.ts';

/** What people write above a column, beside the words of its field. */
const synonyms: Partial<Record<Column['field'], readonly string[]>> = {
  Lastname: ['nom de famille', 'last name'],
  Firstname: ['first name'],
  Initial: ['initiale'],
  EMail: ['mail', 'courriel', 'adresse e-mail', 'adresse mail'],
  PhoneNumber: ['tel', 'téléphone fixe', 'tel fixe', 'fixe'],
  MobilePhone: ['portable', 'téléphone mobile', 'téléphone portable', 'tel mobile', 'tel portable'],
  PrivatePhone: ['tel privé', 'téléphone personnel'],
  LoginWEB: ['identifiant', 'login web', 'nom d’utilisateur'],
  Password: ['mdp', 'motdepasse'],
  drprofile_id: ['profil team'],
  // oxlint-disable-next-line french/one-name -- files made before carry it
  IDProfil: ['profil relation client'],
  // oxlint-disable-next-line french/one-name -- files made before carry it
  IDDRProfileEsellerLead: ['profil lead'],
  CodeIPNRenault: ['code ipn', 'ipn'],
  CodeFRStellantis: ['code fr'],
  Sites: ['site', 'numéros de sites', 'numéro de site', 'idsite'],
};

const labelOf = ({ field, header }: Column) => (field === 'Sites' ? header : utilisateurFields[field].label);
const wordsOf = (column: Column) => [
  ...new Set([column.header, labelOf(column), column.field, ...(synonyms[column.field] ?? [])].map(folded)),
];

const byWord = new Map(columns.flatMap((column) => wordsOf(column).map((word) => [word, column] as const)));
// `email` and `e mail` are one title.
byWord.set('email', byWord.get('e mail')!);

const wordsOfField = (...fields: Column['field'][]) => [...byWord].filter(([, { field }]) => fields.includes(field)).map(([word]) => word);

/** By what the line of titles is known. A login or a password is never read by its place where its title says otherwise. */
export const titles = { known: [...byWord.keys()], telling: wordsOfField('LoginWEB', 'Password') };

/** What a new user cannot do without. */
const required = columns.filter(({ field }) => {
  if (field === 'Sites') return false;
  const { kind, ...said }: { kind: string; required?: boolean } = utilisateurFields[field];
  return kind === 'secret' || said.required === true;
});

const refuse = (message: string) => new Refusal('rule', message, { file: message });
const quoted = (text: string) => `«\u00a0${text.slice(0, 60)}\u00a0»`;

const isFilled = (cell: Cell | undefined) => cell !== null && cell !== undefined && !(typeof cell === 'string' && cell.trim() === '');
const titleOf = (cell: Cell | undefined) => (isFilled(cell) ? (isCellError(cell) ? cell.erreur : String(cell)).trim() : '');

/** The first cell with a value in a column that nothing names. */
const strayCell = (lines: readonly SheetLine[], isNamed: (index: number) => boolean) => {
  for (const { ligne, cells } of lines) {
    const index = cells.findIndex((cell, at) => isFilled(cell) && !isNamed(at));
    if (index >= 0) return `${columnLetters(index + 1)}${ligne}`;
  }
  return undefined;
};

const refuseTwice = (found: readonly (Column | undefined)[]) => {
  for (const [index, column] of found.entries()) {
    const first = found.indexOf(column);
    if (column && first < index)
      throw refuse(`Les colonnes ${columnLetters(first + 1)} et ${columnLetters(index + 1)} donnent toutes deux ${quoted(column.header)}.`);
  }
};

const refuseSwapped = (found: readonly (Column | undefined)[]) => {
  const placeOf = (all: readonly (Column | undefined)[], name: Column['field']) => all.findIndex((column) => column?.field === name);
  const [login, password] = [placeOf(columns, 'LoginWEB'), placeOf(columns, 'Password')];
  if (placeOf(found, 'LoginWEB') !== password || placeOf(found, 'Password') !== login) return;
  const [first, second] = [login, password].map((place) => columnLetters(place + 1));
  throw refuse(
    `Les titres «\u00a0Login\u00a0» et «\u00a0Mot de passe\u00a0» sont échangés (colonnes ${first} et ${second})\u00a0: remettez le login en ${first} et le mot de passe en ${second}, comme dans le modèle.`,
  );
};

const refuseMissing = (found: readonly (Column | undefined)[]) => {
  const missing = required.filter((column) => !found.includes(column)).map(({ header }) => quoted(header));
  if (missing.length === 0) return;
  throw refuse(`${missing.length === 1 ? 'Il manque la colonne' : 'Il manque les colonnes'} ${missing.join(', ')}.`);
};

export interface ReadColumns {
  /** What each column of the file holds; undefined for one that is not read. */
  places: readonly (Column | undefined)[];
  /** What to show and to have confirmed; empty where the columns stand as documented. */
  colonnes: ImportResult['colonnes'];
}

/**
 * What each column of a file holds (docs/regles/utilisateurs.md#columns-of-the-import).
 * @throws Refusal naming the column at fault.
 */
export const readColumns = ({ header, lines }: Pick<ReadSheet, 'header' | 'lines'>): ReadColumns => {
  if (!header) {
    const stray = strayCell(lines, (index) => index < columns.length);
    if (stray) throw refuse(`La feuille a une valeur au-delà de la dernière colonne du modèle (cellule ${stray}).`);
    return { places: columns, colonnes: [] };
  }
  const written = header.cells.map(titleOf);
  const found = written.map((title) => byWord.get(folded(title)));
  refuseTwice(found);
  refuseSwapped(found);
  refuseMissing(found);
  const stray = strayCell(lines, (index) => Boolean(written[index]));
  if (stray) throw refuse(`La cellule ${stray} a une valeur, mais sa colonne n’a pas de titre.`);
  if (written.every((title, index) => title === '' || found[index] === columns[index])) return { places: found, colonnes: [] };
  const colonnes = written.flatMap((titre, index) =>
    titre === '' ? [] : [{ colonne: columnLetters(index + 1), titre: titre.slice(0, 255), champ: found[index]?.header ?? null }],
  );
  return { places: found, colonnes };
};
