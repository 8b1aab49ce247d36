import { journalFilter } from '@comptoir/contract/domains/journal/journal.calls';
import type { z } from 'zod';
import { filterFault } from '../../kit/list/filters/filter-fault.ts';

const { page, ...filters } = journalFilter.shape;

export type JournalFilterKey = keyof typeof filters;
export type JournalQuery = z.input<typeof journalFilter>;
export type JournalValues = Readonly<Record<JournalFilterKey | 'page', string>>;

// A plain object's own keys.
export const filterKeys = Object.keys(filters) as JournalFilterKey[];

/** Why what is typed in a filter is not applied. */
export const faultOf = (key: JournalFilterKey, value: string) => filterFault(filters[key], value);

/** The query for the server. Values that it would refuse, in an address written by hand, are ignored. */
export const queryOf = (values: JournalValues): JournalQuery => {
  const filled = filterKeys
    .map((key) => [key, values[key].trim()] as const)
    .filter(([key, value]) => value !== '' && faultOf(key, value) === null);
  return journalFilter.parse({ ...Object.fromEntries(filled), page: page.safeParse(values.page).data });
};
