import type { Answer as CallAnswer } from '@comptoir/contract/kit';
import type { retour } from '@comptoir/contract/domains/retour/retour.calls';
import type { planRetour } from '@comptoir/contract/domains/retour/retour-plan';
import type { z } from 'zod';
import type { Answer, Client } from '../http.ts';
import type { Refused } from '../rows/utilisateurs.ts';

type Plan = z.output<typeof planRetour>;
type Done = CallAnswer<typeof retour.annuler> & Refused;

/** The operation that a write was; throws what it was refused with. */
export const operationOf = ({ status, headers, text }: Answer) => {
  if (status !== 200) throw new Error(text);
  return String(headers['x-request-id']);
};

/** Putting back, and its plan, as somebody asks for them. */
export const retourOf = (by: () => Client) => ({
  put: (body: object) => by().call<Done>('POST', '/api/retour', body),
  plan: (body: object) => by().call<Plan>('POST', '/api/retour/plan', body),
});
