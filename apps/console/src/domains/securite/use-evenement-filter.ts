import { useSearch } from '@tanstack/react-router';
import { parseListState, type Search } from '../../kit/list/list-state.ts';
import { useListState } from '../../kit/list/use-list-state.ts';
import { filterKeys, queryOf, type EvenementValues, type FilterKey } from './evenement-query.ts';

/** The address holds the filters and the page. */
const shape = {
  columns: [],
  filters: [...filterKeys.map((key) => ({ key, kind: 'select' as const })), { key: 'page', kind: 'select' as const, default: '1' }],
};

const none = { ...Object.fromEntries(filterKeys.map((key) => [key, ''])), page: '1' };

/** Chosen, not typed: an unknown value in the address is none. */
const chosenKeys = ['type', 'resultat', 'du', 'au'] as const;

// Every key of the shape is a select, whose value is a text.
const asValues = (filters: object) => filters as EvenementValues;

export const useEvenementFilter = () => {
  const { state, change, flush } = useListState(shape);
  const search: Search = useSearch({ strict: false });
  const query = queryOf(asValues(parseListState(search, shape).filters));
  const values: EvenementValues = { ...asValues(state.filters), ...Object.fromEntries(chosenKeys.map((key) => [key, query[key] ?? ''])) };
  return {
    values,
    /** The current query. It follows the address, which waits for a pause in typing. */
    query,
    filtered: filterKeys.some((key) => values[key] !== ''),
    /** A changed filter goes back to the first page. */
    setFilter: (key: FilterKey, value: string, typing?: 'typing') =>
      change({ filters: { ...state.filters, [key]: value, page: '1' } }, typing),
    setPage: (page: number) => change({ filters: { ...state.filters, page: String(page) } }),
    clear: () => change({ filters: none }),
    flush,
  };
};
export type EvenementControl = ReturnType<typeof useEvenementFilter>;
