import { wordOf } from '@comptoir/contract/catalogue/all';
import type { Choix, DemandeRetour, EtatRetour } from '@comptoir/contract/domains/retour/retour-plan';
import { isDeepStrictEqual } from 'node:util';
import type { Image } from '../../journal/state.store.ts';
import type { Folded } from './fold.rules.ts';
import type { Line } from './lignes.store.ts';
import { howOf, labelOf } from './retour.rules.ts';

/** One field of a row that is put back. */
export interface PlannedField {
  champ: string;
  present: unknown;
  remis: unknown;
  /** What the operation had left there, where somebody has changed it since. */
  laisse?: unknown;
  etat: EtatRetour;
}

/** A row that is put back: what it is now, what it becomes. */
export interface PlannedRow {
  table: string;
  id: string;
  operation: 'I' | 'U' | 'D';
  etat: EtatRetour;
  raison: string | null;
  present: Image | null;
  remis: Image | null;
  champs: PlannedField[];
  /** Which line told what a column held. */
  sources: ReadonlyMap<string, number>;
  /** The lines that are taken back, oldest first. */
  lines: readonly Line[];
}

/** Columns of which the journal holds no value. */
const maskedIn = (table: string) => {
  const { secrets = [], contents = [] } = howOf(table);
  return new Set([...secrets, ...contents]);
};

const rowOf = (folded: Folded, present: Image | null): PlannedRow | undefined => {
  const { table, id, was, before, sources, lines } = folded;
  const shared = { table, id, etat: 'pret', raison: null, champs: [], sources, lines } as const;
  if (!was) return present ? { ...shared, operation: 'D', present, remis: null, champs: [] } : undefined;
  if (!present) return { ...shared, operation: 'I', present, remis: before, champs: [] };
  const masked = howOf(table).secrets ?? [];
  const champs = Object.entries(before)
    // Whether a secret is the one from before, nobody can see.
    .filter(([column, value]) =>
      masked.includes(column) ? value !== null || present[column] !== null : !isDeepStrictEqual(value, present[column]),
    )
    .map(([champ, remis]): PlannedField => ({ champ, present: present[champ] ?? null, remis, etat: 'pret' }));
  return champs.length === 0 ? undefined : { ...shared, operation: 'U', present, remis: { ...present, ...before }, champs };
};

/** What putting these rows back does, whatever has been written since. */
export const planRows = (rows: readonly Folded[], present: ReadonlyMap<string, Image>): PlannedRow[] =>
  rows.map((folded) => rowOf(folded, present.get(folded.id) ?? null)).filter((row) => row !== undefined);

const since = (table: string, what: string) => `${what} depuis (${labelOf(table)})`;
const conflict = (row: PlannedRow, raison: string): PlannedRow => ({ ...row, etat: 'conflit', raison });

/** What somebody wants of what was changed since: choices one by one, and what becomes of the others. */
type Chosen = Pick<DemandeRetour, 'choix' | 'reste'>;

/** The choices by row and field; '' for the row. */
const chosen = (choices: readonly Choix[], { table, id }: Pick<PlannedRow, 'table' | 'id'>, champ = '') =>
  choices.find((one) => one.table === table && one.id === id && (one.champ ?? '') === champ)?.choix;

/** The fields of a row that are still as an operation left them, or for which somebody has chosen. */
const judgeFields = (row: PlannedRow, { left }: Folded, touched: ReadonlySet<string>, { choix, reste }: Chosen): PlannedRow | undefined => {
  const masked = maskedIn(row.table);
  const champs = row.champs.flatMap((field): PlannedField[] => {
    const { champ, present } = field;
    const isKept = masked.has(champ) ? !touched.has(champ) : isDeepStrictEqual(present, left[champ] ?? null);
    if (isKept) return [field];
    const choice = chosen(choix, row, champ) ?? chosen(choix, row);
    if (choice === 'garder') return [];
    return [{ ...field, laisse: left[champ] ?? null, etat: choice === 'remettre' ? 'pret' : 'conflit' }];
  });
  if (champs.length === 0) return undefined;
  const first = champs.find(({ etat }) => etat === 'conflit');
  const ready = champs.filter(({ etat }) => etat === 'pret');
  if (!first || (reste === 'garder' && ready.length > 0)) return { ...row, champs: ready };
  const judged = { ...row, champs };
  return conflict(judged, `«\u00a0${wordOf(row.table, first.champ) ?? first.champ}\u00a0» a été modifié depuis (${labelOf(row.table)})`);
};

/**
 * What becomes of a row of an operation where others may have written it since; undefined where nothing is left to do.
 * `later`: what they did, oldest first.
 */
export const judgeSince = (row: PlannedRow, folded: Folded, later: readonly Line[], asked: Chosen): PlannedRow | undefined => {
  const { table, operation, present } = row;
  const touched = new Set(later.flatMap(({ Avant, Apres }) => Object.keys({ ...Avant, ...Apres })));
  if (operation === 'U' && !folded.is) return conflict(row, since(table, 'Recréé'));
  if (operation === 'U') return judgeFields(row, folded, touched, asked);
  const choice = chosen(asked.choix, row);
  if (choice === 'garder') return undefined;
  if (operation === 'I') return folded.is ? conflict(row, since(table, 'Supprimé')) : row;
  const masked = maskedIn(table);
  const changed = Object.entries(folded.left).find(([column, value]) =>
    masked.has(column) ? touched.has(column) : !isDeepStrictEqual(present?.[column] ?? null, value),
  );
  if (!changed || choice === 'remettre') return row;
  return conflict(row, `«\u00a0${wordOf(table, changed[0]) ?? changed[0]}\u00a0» a été modifié depuis (${labelOf(table)})`);
};

/** The fields that are written, of a row that is there before and after. */
export const writtenFields = ({ champs }: PlannedRow) => champs.filter(({ etat }) => etat === 'pret');
