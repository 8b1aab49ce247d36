import { vuesParDefaut } from '@comptoir/contract/domains/vues/vues-par-defaut.calls';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useRead } from '../../queries.ts';
import { useScreen } from '../head/use-widths.ts';
import { parseListState, printListState, type ListShape, type ListState, type Search } from '../list-state.ts';
import type { Lens } from '../use-list-state.ts';

/** Milliseconds after which the list is shown without its view. */
const longest = 5_000;

const late = () => new Promise<never>((_, reject) => setTimeout(reject, longest));

/** The screen, as its views are kept. */
const useEcran = ({ onglet }: Search) => {
  const screen = useScreen();
  return typeof onglet === 'string' ? `${screen}?onglet=${onglet}` : screen;
};

/** The read of the view that an address asks for; its code comes with it. */
export const vueOf = (ecran: string, asked: unknown) => ({
  queryKey: ['/api/vues', ecran, asked],
  queryFn: () => Promise.race([import('./found-vue.ts').then(({ findVue }) => findVue(ecran, asked)), late()]),
  retry: false,
});

/** Whether an address asks nothing of a list. */
const isBare = (search: Search, shape: ListShape) => {
  const known = { ...printListState(parseListState(search, shape), shape), vue: 0 };
  return Object.keys(search).every((key) => !(key in known));
};

/**
 * The view that the address asks for: the list waits for it, but not for long. Or the one that opens by itself, for which a list
 * waits that knows of it from the beginning; `ready` is its number once it may be written into the address.
 */
export const useVue = (shape: ListShape) => {
  const search: Search = useSearch({ strict: false });
  const ecran = useEcran(search);
  const known = useRead(vuesParDefaut, {}, { staleTime: Infinity }).data;
  const [wasKnown] = useState(known !== undefined);
  const own = known?.find(({ Ecran }) => Ecran === ecran)?.IDVue;
  const asked = search['vue'];
  const isOwn = own !== undefined && isBare(search, shape);
  const found = useQuery({ ...vueOf(ecran, isOwn ? own : asked), enabled: isOwn || Boolean(asked) });
  const { data, isLoading, isError, isFetching, refetch } = found;
  const lens = useMemo(() => (isOwn ? null : data?.vue && data.lensOf(data.vue.Etat, shape)), [isOwn, data, shape]);
  const fault = isError ? 'La vue n’a pas pu être lue. La liste est montrée sans elle.' : data?.fault;
  const ready = isOwn && data?.vue ? own : null;
  return {
    stood: { ecran, vue: isOwn ? null : data?.vue, lens },
    // A view that opens by itself and does not come is nobody's wish.
    fault: isOwn ? null : fault,
    ready,
    /** What an address says of views that shall show none. */
    none: own === undefined ? undefined : 0,
    isComing: isOwn ? wasKnown && (isLoading || ready !== null) : isLoading,
    isFetching,
    refetch,
  };
};

/** Whether a list shows something else than the view that it stands on. */
export const isChanged = (lens: Lens, state: ListState, shape: ListShape) =>
  Object.values(lens.beyond(printListState(state, shape))).some((value) => value !== undefined);
