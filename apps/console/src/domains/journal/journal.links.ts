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
