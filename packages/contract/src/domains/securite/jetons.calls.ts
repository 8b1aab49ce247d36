import { z } from 'zod';
import { endpoint, id, staff } from '../../kit.ts';
import { jetonAnswer } from '../jetons/jetons.calls.ts';

/** Who may change the rights of operators sees what programs hold of them too. */
const shared = { who: staff, on: 'registry', scope: 'operateurs:ecrire' } as const;

const jeton = jetonAnswer.extend({
  /** The login of the owner, and the customer of customer access. */
  Qui: z.string(),
  Client: z.string().nullable(),
});

export const jetonsDesAutres = {
  /** Those that are neither cut nor over; of owners whose limits reach beyond those of who asks, none. */
  jetons: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/securite/jetons',
    action: 'Lister les jetons d’API de tous',
    answer: z.array(jeton),
  }),
  couperJeton: endpoint({
    ...shared,
    method: 'DELETE',
    path: '/api/securite/jetons/{IDJeton}',
    action: 'Couper un jeton d’API',
    params: z.object({ IDJeton: id }),
    answer: z.strictObject({ success: z.literal(true) }),
  }),
};
