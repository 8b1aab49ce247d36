import { z } from 'zod';
import { endpoint, id, staff } from '../../kit.ts';

const champ = z.strictObject({ IDChampsFicheClient: z.number(), Description: z.string(), IDTFicheCli: z.number() });
export type ChampFicheClient = z.infer<typeof champ>;

const which = z.object({ IDChampsFicheClient: id });
const done = z.strictObject({ success: z.literal(true) });
const call = { who: staff, on: 'customer' } as const;

export const champsFicheClient = {
  list: endpoint({
    ...call,
    method: 'GET',
    path: '/api/champsFicheClient',
    action: 'Lister les champs de la fiche client',
    answer: z.array(champ),
  }),
  configurations: endpoint({
    ...call,
    method: 'GET',
    path: '/api/champsFicheClient/configurations',
    action: 'Lister les champs affichés sur la fiche client',
    answer: z.array(z.strictObject({ IDChampsFicheClient: z.number() })),
  }),
  /** Repeating it changes nothing. */
  show: endpoint({
    ...call,
    method: 'POST',
    path: '/api/champsFicheClient',
    action: 'Afficher un champ sur la fiche client',
    refuses: ['unknown'],
    body: which,
    answer: done,
  }),
  /** The body names the field; so may the query, for proxies that drop the body of a DELETE. Repeating it changes nothing. */
  hide: endpoint({
    ...call,
    method: 'DELETE',
    path: '/api/champsFicheClient',
    action: 'Masquer un champ de la fiche client',
    refuses: ['unknown'],
    query: which.partial(),
    body: which.partial(),
    answer: done,
  }),
};
