import { tableOf, wordOf } from '../../catalogue/all.ts';
import { dayInWords, momentInWords } from '../../texts/moments.ts';
import type { JournalEntry } from './journal.calls.ts';

/** The lines that are about all rows at once: an import, the filling of a sample, an update of the tables, a purge. */
const whole = '*';
const wholeWords: Readonly<Record<string, string>> = {
  nature: 'Nature',
  exporteLe: 'Exportée le',
  lignes: 'Lignes',
  etapes: 'Étapes du fichier',
  etape: 'Étape',
  exemple: 'Exemple',
  jusqua: 'Jusqu’à l’instant',
  mois: 'Mois gardés',
};

export const isWhole = (table: string) => table === whole;

/** Tables of the installation that have a journal; the catalogue has those of customers. */
const ofInstallation: Readonly<Record<string, string>> = {
  servers: 'Serveurs',
  customers: 'Clients',
  urls: 'Adresses des clients',
  produits: 'Produits',
  operators: 'Opérateurs',
  facturations: 'Facturation',
  facteurs: 'Moyens d’identification',
  politiques: 'Second facteur exigé',
  fournisseurs: 'Fournisseurs d’identité',
  identites: 'Identités',
  outbox: 'Courriels',
  cles: 'Clés',
  revues: 'Revues des accès',
  revueLignes: 'Lignes d’une revue',
  webhooks: 'Webhooks',
};

/** What a table is called on the screens; its own name where nobody has named it. */
export const tableLabel = (table: string) =>
  isWhole(table) ? 'Toute la base' : (tableOf(table)?.label ?? (Object.hasOwn(ofInstallation, table) ? ofInstallation[table]! : table));

export const fieldLabel = (table: string, field: string) => (isWhole(table) ? wholeWords[field] : wordOf(table, field));

export const operations = { I: 'Création', U: 'Modification', D: 'Suppression' } as const;

/** What the journal writes instead of a secret. */
const secretMark = 'modifié';

export interface Shown {
  text: string;
  /** `empty`, `secret`, `file`: our word for it, not the value itself. */
  kind: 'value' | 'empty' | 'secret' | 'file';
  /** The digest by which a file is asked for. */
  Empreinte?: string;
}

/** A file's content is told by its digest; its beginning distinguishes two of them. */
const fileMark = /^sha256:([0-9a-f]{64})$/;

const moment = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
const day = /^\d{4}-\d{2}-\d{2}$/;

const textInWords = (text: string): Shown => {
  if (text === '') return { text: 'vide', kind: 'empty' };
  if (text === secretMark) return { text: '«\u00a0modifié\u00a0»', kind: 'secret' };
  const [, Empreinte] = fileMark.exec(text) ?? [];
  if (Empreinte) return { text: `fichier ${Empreinte.slice(0, 8)}`, kind: 'file', Empreinte };
  if (moment.test(text)) return { text: momentInWords(text), kind: 'value' };
  return { text: day.test(text) ? dayInWords(text) : text, kind: 'value' };
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

type Side = JournalEntry['Avant'];
const sideOf = (side: Side, field: string) => (side && Object.hasOwn(side, field) ? valueInWords(side[field]) : null);

export type Changed = Pick<JournalEntry, 'NomTable' | 'Operation' | 'Avant' | 'Apres'>;

/** The fields of a line: the changed ones, or those of the whole row. */
export const changesOf = ({ NomTable, Operation, Avant, Apres }: Changed): Change[] => {
  const fields = [...new Set([...Object.keys(Avant ?? {}), ...Object.keys(Apres ?? {})])];
  return fields
    .map((field) => ({ field, label: fieldLabel(NomTable, field), before: sideOf(Avant, field), after: sideOf(Apres, field) }))
    .filter(({ before, after }) => Operation === 'U' || (before ?? after)?.kind !== 'empty');
};

const longest = 80;
const short = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

const changeInWords = ({ field, label, before, after }: Change) => {
  const name = label ?? field;
  if (before?.kind === 'secret' || after?.kind === 'secret') return `${name}\u00a0: autre valeur`;
  return `${name}\u00a0: ${short(before?.text ?? 'aucune valeur')} → ${short(after?.text ?? 'aucune valeur')}`;
};

/** One line of the journal in one sentence: « Corre Anne (Utilisateurs) : Actif : Oui → Non ». */
export const phraseOf = (entry: Changed & Pick<JournalEntry, 'IDLigne' | 'Nom'>): string => {
  const subject = `${entry.Nom ?? `n°\u00a0${entry.IDLigne}`} (${tableLabel(entry.NomTable)})`;
  if (entry.Operation !== 'U') return `${operations[entry.Operation]}\u00a0: ${subject}`;
  return `${subject}\u00a0: ${changesOf(entry).map(changeInWords).join('\u00a0; ')}`;
};
