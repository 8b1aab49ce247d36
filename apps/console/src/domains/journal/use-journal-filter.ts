import { usePagedList } from '../../kit/list/pages/use-paged-list.ts';
import { useListVue } from '../../kit/list/vues/use-list-vue.ts';
import { journalFilters, queryOf, type JournalFilterKey } from './journal-query.ts';

const { shape } = journalFilters;

/** These identify a record: another table or line has other parts. */
const named: ReadonlySet<JournalFilterKey> = new Set(['table', 'ligne']);

const options = {
  chosen: ['auteur', 'table', 'operation', 'du', 'au'],
  emptiedBy: (key: JournalFilterKey) => (named.has(key) ? ({ parties: '' } as const) : {}),
} as const;

export const useJournalFilter = () => {
  const { stood, fault, isComing, isFetching, refetch, control } = useListVue(shape);
  const { state, open } = control;
  const paged = usePagedList(journalFilters, control, { ...options, lens: stood.lens });
  return {
    ...paged,
    query: queryOf(paged.asked),
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
