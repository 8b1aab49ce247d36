import { z } from 'zod';
import { endpoint, everyone, id } from '../../kit.ts';

const done = z.strictObject({ success: z.literal(true) });
const call = { who: everyone, on: 'registry' } as const;

/** The sessions that the person has open, in whichever browser (docs/regles/acces.md#sessions). */
export const sessions = {
  list: endpoint({
    ...call,
    method: 'GET',
    path: '/api/sessions',
    action: 'Lister ses sessions',
    answer: z.array(
      z.strictObject({
        IDSession: z.number(),
        /** Browser and system, as far as they name themselves. */
        Appareil: z.string(),
        Adresse: z.string(),
        Debut: z.string(),
        /** The last act of a person, half a minute late at most. */
        VueLe: z.string(),
        /** When it ends at the latest. */
        Echeance: z.string(),
        /** The one that asks. */
        estCourante: z.boolean(),
      }),
    ),
  }),
  endOthers: endpoint({
    ...call,
    method: 'DELETE',
    path: '/api/sessions',
    action: 'Terminer ses autres sessions',
    answer: z.strictObject({ success: z.literal(true), sessions: z.number() }),
  }),
  end: endpoint({
    ...call,
    method: 'DELETE',
    path: '/api/sessions/{IDSession}',
    action: 'Terminer une de ses sessions',
    params: z.object({ IDSession: id }),
    answer: done,
  }),
};
export type OpenSession = z.infer<(typeof sessions)['list']['answer']>[number];
