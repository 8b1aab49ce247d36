import type { journalFilter } from '@comptoir/contract/domains/journal/journal.calls';
import type { z } from 'zod';

const journalPath = '/journal';

/** The journal with these filters. */
export const journalWith = (filter: z.input<typeof journalFilter>) => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(filter)) if (value !== undefined) search.set(key, String(value));
  return search.size ? `${journalPath}?${search}` : journalPath;
};

/** The anchor of a record's history on its page: the address with it opens the history. */
export const historyAnchor = 'historique';

/** What is put back, and as of when, as the address of the plan says it. */
export interface Retour {
  /** An instant, or just before an operation. */
  instant?: number;
  groupe?: string;
  ecran?: string;
  site?: number;
  societe?: number;
  table?: string;
  id?: string;
  champ?: string;
}

export const retourPath = '/temps/retour';

/** The plan of going back. */
export const retourWith = (asked: Retour) => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(asked)) if (value !== undefined) search.set(key, String(value));
  return `${retourPath}?${search}`;
};
