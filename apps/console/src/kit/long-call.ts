import { statusOf, type RefusalCode } from '@comptoir/contract/errors';
import type { Answer, Endpoint } from '@comptoir/contract/kit';
import {
  addressOf,
  baseOf,
  CallError,
  headersOf,
  noteOperation,
  refusalOf,
  readyToken,
  tokenEnded,
  tryable,
  unreachable,
  type Sending,
  type Tried,
} from './client.ts';
import { lineReader } from './line-reader.ts';
import { proving } from './proof/proof.ts';

export interface Progress {
  done: number;
  total: number;
}
type Line = Progress | { result: unknown } | { refusal: { code?: string } };

const interrupted =
  'La connexion a été interrompue pendant le traitement. Le serveur a pu le continuer\u00a0: vérifiez la liste avant de recommencer.';

const interruptedLot =
  'La connexion a été interrompue. La modification a pu continuer sur le serveur\u00a0: si elle s’est arrêtée, la liste le dira, avec de quoi la reprendre ou l’annuler.';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readLines = async (response: Response, onProgress: (progress: Progress) => void) => {
  let last: Line | undefined;
  let text = '';
  const readText = lineReader((line) => {
    // The server writes only these lines.
    last = JSON.parse(line) as Line;
    if ('done' in last) onProgress(last);
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += part.value;
    readText(text);
  }
  return last;
};

const callOnce = async <E extends Endpoint>(
  endpoint: E,
  { params, query, headers: own, body }: Sending<E>,
  onProgress: (progress: Progress) => void,
  tried: Tried | undefined,
): Promise<Answer<E>> => {
  const token = await readyToken();
  const headers = {
    ...headersOf({ headers: { ...own, ...tried?.headers } }, token),
    Accept: 'application/x-ndjson',
    'Content-Type': 'application/json',
  };
  const init: RequestInit = { method: endpoint.method, headers, body: JSON.stringify(body ?? {}), signal: tried?.signal ?? null };
  const response = await fetch(baseOf(endpoint) + addressOf(endpoint.path, params, query), init).catch(() => undefined);
  if (!response) throw new CallError(0, unreachable);
  if (response.status === 401 && token) tokenEnded(token);
  if (!response.ok) throw refusalOf(response.status, parsed(await response.text()), response.headers.get('x-request-id'));
  const last = await readLines(response, onProgress).catch(() => undefined);
  if (last && 'result' in last) {
    noteOperation(last.result, response.headers.get('x-request-id'));
    // The server checks its result against the contract in tests.
    return last.result as Answer<E>;
  }
  if (last && 'refusal' in last) throw refusalOf(statusOf[last.refusal.code as RefusalCode] ?? 500, last.refusal, null);
  throw new CallError(0, endpoint.rows === undefined ? interrupted : interruptedLot);
};

/** Makes a long call and reports progress. Rejects with `CallError`. */
export const longCall = <E extends Endpoint>(endpoint: E, sent: Sending<E>, onProgress: (progress: Progress) => void): Promise<Answer<E>> =>
  tryable(endpoint, (tried) => proving(endpoint, () => callOnce(endpoint, sent, tried?.tell ?? onProgress, tried)));
