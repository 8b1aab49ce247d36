import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';
import { shownText } from '../../../kit/list/rows/cell-value.ts';
import { fieldLabel } from './journal-tables.ts';

/** What the journal writes instead of a secret. */
const secretMark = 'modifié';

export interface Shown {
  text: string;
  /** `empty`, `secret`, `file`: our word for it, not the value itself. */
  kind: 'value' | 'empty' | 'secret' | 'file';
  /** The digest by which a file is asked for. */
  Empreinte?: string;
}

/** A file's content is told by its digest; its beginning tells two of them apart. */
const fileMark = /^sha256:([0-9a-f]{64})$/;

const moment = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
const day = /^\d{4}-\d{2}-\d{2}$/;

const textInWords = (text: string): Shown => {
  if (text === '') return { text: 'vide', kind: 'empty' };
  if (text === secretMark) return { text: '«\u00a0modifié\u00a0»', kind: 'secret' };
  const [, Empreinte] = fileMark.exec(text) ?? [];
  if (Empreinte) return { text: `fichier ${Empreinte.slice(0, 8)}`, kind: 'file', Empreinte };
  if (moment.test(text)) return { text: shownText('dateTime', text), kind: 'value' };
  return { text: day.test(text) ? shownText('date', text) : text, kind: 'value' };
};

/** A stored value as people read it. */
export const valueInWords = (value: unknown): Shown => {
  if (value === null || value === undefined) return { text: 'aucune valeur', kind: 'empty' };
  if (typeof value === 'string') return textInWords(value);
  if (typeof value === 'boolean') return { text: value ? 'Oui' : 'Non', kind: 'value' };
  return { text: typeof value === 'number' ? String(value) : JSON.stringify(value), kind: 'value' };
};

export interface Change {
  field: string;
  label: string | undefined;
  before: Shown | null;
  after: Shown | null;
}

const sideOf = (side: JournalEntry['Avant'], field: string) => (side && Object.hasOwn(side, field) ? valueInWords(side[field]) : null);

/** The fields of a line: the changed ones, or those of the whole row. */
export const changesOf = ({
  NomTable,
  Operation,
  Avant,
  Apres,
}: Pick<JournalEntry, 'NomTable' | 'Operation' | 'Avant' | 'Apres'>): Change[] => {
  const fields = [...new Set([...Object.keys(Avant ?? {}), ...Object.keys(Apres ?? {})])];
  return fields
    .map((field) => ({ field, label: fieldLabel(NomTable, field), before: sideOf(Avant, field), after: sideOf(Apres, field) }))
    .filter(({ before, after }) => Operation === 'U' || (before ?? after)?.kind !== 'empty');
};
