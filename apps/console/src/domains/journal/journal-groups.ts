import type { JournalEntry } from '@comptoir/contract/journal';

/** What one request wrote. */
export interface JournalGroup extends Pick<JournalEntry, 'Groupe' | 'DateH' | 'Auteur' | 'Kind' | 'Appel' | 'Action'> {
  entries: readonly JournalEntry[];
}

/** The lines of a page by request, latest first. Lines of simultaneous requests are interleaved. */
export const groupsOf = (entries: readonly JournalEntry[]): JournalGroup[] => {
  const groups = new Map<string, JournalGroup & { entries: JournalEntry[] }>();
  for (const entry of entries) {
    const { Groupe, DateH, Auteur, Kind, Appel, Action } = entry;
    const known = groups.get(Groupe);
    if (known) known.entries.push(entry);
    else groups.set(Groupe, { Groupe, DateH, Auteur, Kind, Appel, Action, entries: [entry] });
  }
  return [...groups.values()];
};

const kinds = new Map([
  ['operator', 'opérateur'],
  ['customer', 'accès client'],
  ['public', 'sans session'],
  ['system', 'système'],
]);

export const kindInWords = (kind: string) => kinds.get(kind) ?? kind;

export const operations = { I: 'Création', U: 'Modification', D: 'Suppression' } as const;

export const linesInWords = (count: number) => `${count.toLocaleString('fr-FR')} ${count > 1 ? 'lignes' : 'ligne'}`;
