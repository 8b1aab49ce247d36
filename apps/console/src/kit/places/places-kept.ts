import { lieux, type Lieu } from '@comptoir/contract/domains/lieux/lieux.calls';
import type { Answer } from '@comptoir/contract/kit';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from './client.ts';
import { notify } from './notify.ts';
import { readOf, useRead } from './queries.ts';

/** A screen at a customer, as an operator finds it again in whichever browser. */
export type Place = Lieu;
type Kept = Answer<typeof lieux.list>;

const nothing: Kept = { favoris: [], recents: [] };
const read = readOf(lieux.list, {});

export const samePlace = (a: Place, b: Place) => a.BDGp === b.BDGp && a.Ecran === b.Ecran;

const without = (favoris: readonly Place[], place: Place) => favoris.filter((one) => !samePlace(one, place));

/** Adds at the end what is not there, and takes away what is. */
const turned = (favoris: readonly Place[], place: Place) =>
  favoris.some((one) => samePlace(one, place)) ? without(favoris, place) : [...favoris, place];

/** Remembers that a screen was opened. Where that fails there is only less to find again. */
export const keepPlace = async (client: QueryClient, { BDGp, Ecran, Nom }: Omit<Place, 'client'>) => {
  await call(lieux.ouvrir, { body: { BDGp, Ecran, Nom } }, { isAside: true }).catch(() => undefined);
  await client.invalidateQueries({ queryKey: read.queryKey });
};

/** The places, and how to make one a favourite or no longer one: shown at once, and as it was where the server refuses. */
export const usePlaces = () => {
  const client = useQueryClient();
  const query = useRead(lieux.list, {});
  const { data = nothing } = query;
  const show = (favoris: Place[]) => client.setQueryData<Kept>(read.queryKey, (kept = nothing) => ({ ...kept, favoris }));
  const turn = async (place: Place) => {
    const wanted = turned(data.favoris, place);
    show(wanted);
    try {
      // Another browser may have kept others meanwhile.
      const { favoris } = await call(lieux.list, {});
      const isKept = wanted.length > data.favoris.length;
      const next = [...without(favoris, place), ...(isKept ? [place] : [])];
      await call(lieux.garder, { body: { favoris: next.map(({ BDGp, Ecran, Nom }) => ({ BDGp, Ecran, Nom })) } }, { isAside: true });
      show(next);
    } catch (error) {
      show(data.favoris);
      notify.failed(error, 'Le favori n’a pas été enregistré');
    }
  };
  return { ...data, isRead: query.data !== undefined, turn };
};
