import type { JournalEntry } from '@comptoir/contract/domains/journal/journal.calls';

/** What one request wrote. */
export interface JournalGroup extends Pick<
  JournalEntry,
  'Groupe' | 'DateH' | 'Auteur' | 'Reel' | 'Kind' | 'Appel' | 'Action' | 'Motif' | 'Cause'
> {
  entries: readonly JournalEntry[];
}

/** The lines of a page by request, latest first. Lines of simultaneous requests are interleaved. */
export const groupsOf = (entries: readonly JournalEntry[]): JournalGroup[] => {
  const groups = new Map<string, JournalGroup & { entries: JournalEntry[] }>();
  for (const entry of entries) {
    const { Groupe, DateH, Auteur, Reel, Kind, Appel, Action, Motif, Cause } = entry;
    const known = groups.get(Groupe);
    if (known) known.entries.push(entry);
    else groups.set(Groupe, { Groupe, DateH, Auteur, Reel, Kind, Appel, Action, Motif, Cause, entries: [entry] });
  }
  return [...groups.values()];
};

/** The group that a cause says is undone; undefined for any other cause. */
export const undoneBy = (cause: string | null) => /^annulation (.+)$/.exec(cause ?? '')?.[1];

const kinds = new Map([
  ['operator', 'opérateur'],
  ['customer', 'accès client'],
  ['public', 'sans session'],
  ['system', 'système'],
]);

export const kindInWords = (kind: string) => kinds.get(kind) ?? kind;

export const linesInWords = (count: number) => `${count.toLocaleString('fr-FR')} ${count > 1 ? 'lignes' : 'ligne'}`;
