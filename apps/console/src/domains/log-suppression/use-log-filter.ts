import { pageOf } from '@comptoir/contract/fields/page-number';
import { usePagedList } from '../../kit/list/pages/use-paged-list.ts';
import { useListState } from '../../kit/list/use-list-state.ts';
import { bodyOf, logFilters } from './log-query.ts';

const options = { chosen: [] };

export const useLogFilter = () => {
  const paged = usePagedList(logFilters, useListState(logFilters.shape), options);
  return { ...paged, body: bodyOf(paged.asked), page: pageOf(paged.asked.page) };
};
export type LogControl = ReturnType<typeof useLogFilter>;
