import { securite, evenementFilters, type EvenementFilters } from '@comptoir/contract/domains/securite/securite.calls';
import type { z } from 'zod';
import { filterFault } from '../../kit/list/filters/filter-fault.ts';

export type FilterKey = keyof EvenementFilters;
export type EvenementQuery = z.input<typeof securite.evenements.query>;
export type EvenementValues = Readonly<Record<FilterKey | 'page', string>>;

// A plain object's own keys.
export const filterKeys = Object.keys(evenementFilters.shape) as FilterKey[];

/** Why what is typed in a filter is not applied. */
export const faultOf = (key: FilterKey, value: string) => filterFault(evenementFilters.shape[key], value);

/** The query for the server. Values that it would refuse, in an address written by hand, are ignored. */
export const queryOf = (values: EvenementValues): EvenementQuery => {
  const filled = filterKeys
    .map((key) => [key, values[key].trim()] as const)
    .filter(([key, value]) => value !== '' && faultOf(key, value) === null);
  const { query } = securite.evenements;
  return query.parse({ ...Object.fromEntries(filled), page: query.shape.page.safeParse(values.page).data });
};
