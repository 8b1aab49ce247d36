import { useSearch } from '@tanstack/react-router';
import { parseListState, type Search } from '../../kit/list/list-state.ts';
import { useListVue } from '../../kit/list/vues/use-list-vue.ts';
import { filterKeys, queryOf, type JournalFilterKey, type JournalValues } from './journal-query.ts';

/** The address holds the filters and the page. */
const shape = {
  columns: [],
  filters: [...filterKeys.map((key) => ({ key, kind: 'select' as const })), { key: 'page', kind: 'select' as const, default: '1' }],
};

/** Chosen, not typed: an unknown value in the address matches nothing. */
const chosenKeys = ['auteur', 'table', 'operation', 'du', 'au'] as const;

/** These identify a record: another table or line has other parts. */
const named: ReadonlySet<JournalFilterKey> = new Set(['table', 'ligne']);

const none = { ...Object.fromEntries(filterKeys.map((key) => [key, ''])), page: '1' };

// Every key of the shape is a select, whose value is a text.
const asValues = (filters: object) => filters as JournalValues;

export const useJournalFilter = () => {
  const { stood, fault, isComing, isFetching, refetch, control } = useListVue(shape);
  const { state, change, flush, open } = control;
  const values = asValues(state.filters);
  const search: Search = useSearch({ strict: false });
  const query = queryOf(asValues(parseListState(stood.lens?.over(search) ?? search, shape).filters));
  const shown: JournalValues = { ...values, ...Object.fromEntries(chosenKeys.map((key) => [key, query[key] ?? ''])) };
  return {
    values: shown,
    /** The current query. It follows the address, which waits for a pause in typing. */
    query,
    filtered: filterKeys.some((key) => shown[key] !== ''),
    /** A changed filter goes back to the first page. */
    setFilter: (key: JournalFilterKey, value: string, typing?: 'typing') =>
      change({ filters: { ...state.filters, ...(named.has(key) ? { parties: '' } : {}), [key]: value, page: '1' } }, typing),
    setPage: (page: number) => change({ filters: { ...state.filters, page: String(page) } }),
    clear: () => change({ filters: none }),
    flush,
    /** The page is never a view's. */
    vue: { ...stood, shape, control: { state: { ...state, filters: { ...state.filters, page: '1' } }, open } },
    /** Why the view that is asked is not shown. */
    fault,
    isVueComing: isComing,
    isVueRead: isFetching,
    readVue: refetch,
  };
};

export type JournalControl = ReturnType<typeof useJournalFilter>;
