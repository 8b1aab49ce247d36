import { usePagedList } from '../../kit/list/pages/use-paged-list.ts';
import { useListState } from '../../kit/list/use-list-state.ts';
import { pagedEvenements, queryOf } from './evenement-query.ts';

const options = { chosen: ['type', 'resultat', 'du', 'au'] } as const;

export const useEvenementFilter = () => {
  const paged = usePagedList(pagedEvenements, useListState(pagedEvenements.shape), options);
  return { ...paged, query: queryOf(paged.asked) };
};
export type EvenementControl = ReturnType<typeof useEvenementFilter>;
