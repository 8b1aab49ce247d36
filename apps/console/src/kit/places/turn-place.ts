import { lieux } from '@comptoir/contract/domains/lieux/lieux.calls';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../client.ts';
import { nothing, readPlaces, samePlace, type Kept, type Place } from './place.ts';

const without = (favoris: readonly Place[], place: Place) => favoris.filter((one) => !samePlace(one, place));

/** Adds at the end what is not there, and takes away what is. */
const turned = (favoris: readonly Place[], place: Place) =>
  favoris.some((one) => samePlace(one, place)) ? without(favoris, place) : [...favoris, place];

/** Makes a place a favourite or no longer one: shown at once, and as it was where the server refuses. @throws CallError */
export const turnPlace = async (client: QueryClient, place: Place) => {
  const { queryKey } = readPlaces;
  const { favoris: before } = client.getQueryData<Kept>(queryKey) ?? nothing;
  const show = async (favoris: Place[]) => {
    // A read that began earlier would bring back what was.
    await client.cancelQueries({ queryKey });
    client.setQueryData<Kept>(queryKey, (kept = nothing) => ({ ...kept, favoris }));
  };
  const wanted = turned(before, place);
  await show(wanted);
  try {
    // Another browser may have kept others meanwhile.
    const { favoris } = await call(lieux.list, {});
    const isKept = wanted.length > before.length;
    const next = [...without(favoris, place), ...(isKept ? [place] : [])];
    await call(lieux.garder, { body: { favoris: next.map(({ BDGp, Ecran, Nom }) => ({ BDGp, Ecran, Nom })) } }, { isAside: true });
    await show(next);
  } catch (error) {
    await show(before);
    throw error;
  } finally {
    void client.invalidateQueries({ queryKey });
  }
};
