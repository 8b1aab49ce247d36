import type { Endpoint } from '@comptoir/contract/kit';
import { addressOf, baseOf, CallError, headersOf, refusalOf, readyToken, tokenEnded, unreachable, type Sending } from '../client.ts';
import { proving } from '../proof/proof.ts';

const callOnce = async <E extends Endpoint & { file: string }>(endpoint: E, sent: Sending<E>): Promise<Blob> => {
  const token = await readyToken();
  const { params, query } = sent;
  let response: Response, content: ArrayBuffer;
  try {
    response = await fetch(baseOf(endpoint) + addressOf(endpoint.path, params, query), { headers: headersOf(sent, token) });
    content = await response.arrayBuffer();
  } catch {
    throw new CallError(0, unreachable);
  }
  if (response.ok) return new Blob([content], { type: endpoint.file });
  if (response.status === 401 && token) tokenEnded(token);
  let refusal: unknown;
  try {
    refusal = JSON.parse(new TextDecoder().decode(content));
  } catch {
    // A proxy's page is not one of our refusals: only its status is known.
  }
  throw refusalOf(response.status, refusal, response.headers.get('x-request-id'));
};

/** A call that answers a file. The type is the contract's, whatever the answer says. */
export const callFile = <E extends Endpoint & { file: string }>(endpoint: E, sent: Sending<E>): Promise<Blob> =>
  proving(endpoint, () => callOnce(endpoint, sent));
