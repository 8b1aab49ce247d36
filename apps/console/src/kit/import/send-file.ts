import { statusOf, type RefusalCode } from '@comptoir/contract/errors';
import type { Answer, Endpoint } from '@comptoir/contract/kit';
import { addressOf, CallError, noteOperation, readyToken, refusalOf, tokenEnded, tryable, type Sending, type Tried } from '../client.ts';
import { lineReader } from '../line-reader.ts';
import { currentSession } from '../session.ts';

/** The file is uploaded, read by the server, then worked through line by line. */
export type Progress = { step: 'envoi'; share: number } | { step: 'lecture' } | { step: 'lignes'; done: number; total: number };

interface Options<E extends Endpoint> {
  query?: Sending<E>['query'];
  /** What goes with the file. */
  json?: object;
  onProgress: (progress: Progress) => void;
  /** The message for a connection that breaks before the result is known. */
  interrupted: string;
}

type Line = { done: number; total: number } | { result: unknown } | { refusal: unknown };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const refused = (body: unknown, status: number) => {
  const refusal = refusalOf(status, body, null);
  // Of long work the status has been sent before; the code says the refusal's own.
  return status ? refusal : refusalOf(statusOf[refusal.code as RefusalCode] ?? 500, body, null);
};

const sendOnce = async <E extends Endpoint>(
  endpoint: E,
  file: File,
  { query, json, onProgress, interrupted }: Options<E>,
  tried: Tried | undefined,
) => {
  const token = await readyToken();
  const { apiBase } = currentSession();
  return new Promise<Answer<E>>((resolve, reject) => {
    const { method, path } = endpoint;
    const request = new XMLHttpRequest();
    let last: Line | undefined;
    const readLines = lineReader((text) => {
      // The server writes only these lines.
      last = JSON.parse(text) as Line;
      if ('done' in last) onProgress({ step: 'lignes', ...last });
    });
    const settle = () => {
      if (request.status === 401 && token) tokenEnded(token);
      if (request.status !== 200) return reject(refused(parsed(request.responseText), request.status));
      // The server checks its answers against the contract in tests.
      if (!endpoint.batches) return resolve(parsed(request.responseText) as Answer<E>);
      readLines(request.responseText);
      // The server checks its result against the contract in tests.
      if (last && 'result' in last) {
        noteOperation(last.result, request.getResponseHeader('x-request-id'));
        return resolve(last.result as Answer<E>);
      }
      return reject(last && 'refusal' in last ? refused(last.refusal, 0) : new CallError(0, interrupted));
    };
    request.open(method, apiBase + addressOf(path, {}, query));
    request.setRequestHeader('Accept', endpoint.batches ? 'application/x-ndjson' : 'application/json');
    for (const [name, value] of Object.entries(tried?.headers ?? {})) request.setRequestHeader(name, value);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ step: 'envoi', share: total ? loaded / total : 0 }));
    request.upload.addEventListener('load', () => onProgress({ step: 'lecture' }));
    request.addEventListener('progress', () => request.status === 200 && readLines(request.responseText));
    request.addEventListener('error', () => reject(new CallError(0, interrupted)));
    request.addEventListener('load', settle);
    request.addEventListener('abort', () => reject(new CallError(0, interrupted)));
    tried?.signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    // Before the file: the server reads it first.
    if (json) form.append('json', JSON.stringify(json));
    form.append('file', file);
    request.send(form);
  });
};

/** Sends a file to an import and reports progress. Rejects with `CallError`. */
export const sendFile = <E extends Endpoint>(endpoint: E, file: File, options: Options<E>) =>
  tryable(endpoint, (tried) => {
    const { tell } = tried ?? {};
    const told = tell ? (progress: Progress) => progress.step === 'lignes' && tell(progress) : options.onProgress;
    return sendOnce(endpoint, file, { ...options, onProgress: told }, tried);
  });
