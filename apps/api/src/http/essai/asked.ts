import { Refusal } from '@comptoir/contract/errors';
import { essaiHeader, sansEssaiOf, sansEssais } from '@comptoir/contract/essai';
import type { Endpoint } from '@comptoir/contract/kit';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a call is only to be tried. What is asked for in another way is refused: it must not be done.
 * @throws Refusal 400, 422 `essai` for a call that cannot be tried
 */
export const isEssai = (endpoint: Endpoint, headers: IncomingHttpHeaders): boolean => {
  const asked = headers[essaiHeader];
  // A read keeps nothing in any case.
  if (asked === undefined || endpoint.method === 'GET') return false;
  if (asked !== '1') {
    const sentence = 'La valeur attendue est 1';
    throw new Refusal('invalid', `L’en-tête X-Essai n’est pas valable\u00a0: ${sentence}.`, { [essaiHeader]: sentence });
  }
  const why = sansEssaiOf(endpoint);
  if (why) throw new Refusal('essai', sansEssais[why]);
  return true;
};
