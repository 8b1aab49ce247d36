import type { journalFilter } from '@comptoir/contract/journal';
import type { z } from 'zod';

const journalPath = '/journal';

/** The journal, showing only what these filters keep. */
export const journalWith = (filter: z.input<typeof journalFilter>) => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(filter)) if (value !== undefined) search.set(key, String(value));
  return search.size ? `${journalPath}?${search}` : journalPath;
};
