import { useSearch } from '@tanstack/react-router';
import type { ChangeEvent } from 'react';
import { parseListState, type Search } from '../list-state.ts';
import type { Lens, ListControl } from '../use-list-state.ts';
import type { PagedFilters, PagedValues } from './paged-filters.ts';

interface Options<Key extends string> {
  /** Of the view that the address stands on. */
  lens?: Lens | null | undefined;
  /** Chosen, not typed: an unknown value in the address is none. */
  chosen: readonly Key[];
  /** Filters that are emptied as this one changes. */
  emptiedBy?: (key: Key) => Partial<Record<Key, ''>>;
}

const nothing = () => ({});

/** The fields and pages of what is read page by page; the address holds its filters and the page. */
export const usePagedList = <Key extends string>(
  { keys, shape, none, faultOf, appliedOf }: PagedFilters<Key>,
  { state, change, flush }: ListControl,
  { lens, chosen, emptiedBy = nothing }: Options<Key>,
) => {
  const search: Search = useSearch({ strict: false });
  // Every key of the shape is a select, whose value is a text.
  const valuesOf = ({ filters }: Pick<ListControl['state'], 'filters'>) => filters as PagedValues<Key>;
  const asked = valuesOf(parseListState(lens?.over(search) ?? search, shape));
  const applied = appliedOf(asked);
  const values: PagedValues<Key> = { ...valuesOf(state), ...Object.fromEntries(chosen.map((key) => [key, applied[key] ?? ''])) };
  /** A changed filter goes back to the first page. */
  const setFilter = (key: Key, value: string, typing?: 'typing') =>
    change({ filters: { ...state.filters, ...emptiedBy(key), [key]: value, page: '1' } }, typing);
  return {
    values,
    /** What is asked now. It follows the address, which waits for a pause in typing. */
    asked,
    filtered: keys.some((key) => values[key] !== ''),
    setFilter,
    setPage: (page: number) => change({ filters: { ...state.filters, page: String(page) } }),
    clear: () => change({ filters: none }),
    /** A filter that is typed. */
    typed: (key: Key) => ({
      value: values[key],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setFilter(key, currentTarget.value, 'typing'),
      onBlur: flush,
      autoComplete: 'off',
      spellCheck: false,
      error: faultOf(key, values[key]),
    }),
  };
};
