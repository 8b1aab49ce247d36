import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchValue } from '../../use-param.ts';
import { useScreen } from '../head/use-widths.ts';
import { printListState, type ListShape, type ListState } from '../list-state.ts';
import type { Lens } from '../use-list-state.ts';

/** Milliseconds after which the list is shown without its view. */
const longest = 5_000;

const late = () => new Promise<never>((_, reject) => setTimeout(reject, longest));

/** The screen, as its views are kept. */
const useEcran = () => {
  const [screen, onglet] = [useScreen(), useSearchValue('onglet')];
  return typeof onglet === 'string' ? `${screen}?onglet=${onglet}` : screen;
};

/** The read of the view that an address asks for; its code comes with it. */
export const vueOf = (ecran: string, asked: unknown) => ({
  queryKey: ['/api/vues', ecran, asked],
  queryFn: () => Promise.race([import('./found-vue.ts').then(({ findVue }) => findVue(ecran, asked)), late()]),
  retry: false,
});

/** The view that the address asks for. The list waits for it, but not for long. */
export const useVue = (shape: ListShape) => {
  const [ecran, asked] = [useEcran(), useSearchValue('vue')];
  const { data, isLoading, isError, isFetching, refetch } = useQuery({ ...vueOf(ecran, asked), enabled: Boolean(asked) });
  const lens = useMemo(() => data?.vue && data.lensOf(data.vue.Etat, shape), [data, shape]);
  const fault = isError ? 'La vue n’a pas pu être lue. La liste est montrée sans elle.' : data?.fault;
  return { ecran, vue: data?.vue, lens, fault, isLoading, isFetching, refetch };
};

/** Whether a list shows something else than the view that it stands on. */
export const isChanged = (lens: Lens, state: ListState, shape: ListShape) =>
  Object.values(lens.beyond(printListState(state, shape))).some((value) => value !== undefined);
