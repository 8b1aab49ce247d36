import type { Endpoint } from '@comptoir/contract/kit';
import { addressOf, baseOf, CallError, headersOf, refusalOf, unreachable, type Sending } from '../client.ts';
import { currentSession, endSession } from '../session.ts';

/** A call that answers a file. The file is of the contract's type, whatever the answer says of itself. */
export const callFile = async <E extends Endpoint & { file: string }>(endpoint: E, sent: Sending<E>): Promise<Blob> => {
  const { token } = currentSession();
  const { params, query } = sent;
  let response: Response, content: ArrayBuffer;
  try {
    response = await fetch(baseOf(endpoint) + addressOf(endpoint.path, params, query), { headers: headersOf(sent, token) });
    content = await response.arrayBuffer();
  } catch {
    throw new CallError(0, unreachable);
  }
  if (response.ok) return new Blob([content], { type: endpoint.file });
  if (response.status === 401 && token) endSession(token);
  let refusal: unknown;
  try {
    refusal = JSON.parse(new TextDecoder().decode(content));
  } catch {
    // A proxy's page is no refusal of ours: its status says what there is to say.
  }
  throw refusalOf(response.status, refusal, response.headers.get('x-request-id'));
};
