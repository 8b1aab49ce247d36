import { lieux } from '@comptoir/contract/domains/lieux/lieux.calls';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { call } from '../client.ts';
import { notify } from '../notify.ts';
import { useRead } from '../queries.ts';
import { nothing, readPlaces, type Place } from './place.ts';

/** Remembers that a screen was opened. Where that fails there is only less to find again. */
export const keepPlace = async (client: QueryClient, { BDGp, Ecran, Nom }: Omit<Place, 'client'>) => {
  await call(lieux.ouvrir, { body: { BDGp, Ecran, Nom } }, { isAside: true }).catch(() => undefined);
  await client.invalidateQueries({ queryKey: readPlaces.queryKey });
};

/** The places, and how to make one a favourite or no longer one: shown at once, and as it was where the server refuses. */
export const usePlaces = () => {
  const client = useQueryClient();
  const query = useRead(lieux.list, {});
  const { data = nothing } = query;
  const turn = async (place: Place) => {
    try {
      const { turnPlace } = await import('./turn-place.ts');
      await turnPlace(client, place);
    } catch (error) {
      notify.failed(error, 'Le favori n’a pas été enregistré');
    }
  };
  return { ...data, isRead: query.data !== undefined, turn };
};
