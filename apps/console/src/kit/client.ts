import type { Answer, Endpoint, Sent } from '@comptoir/contract/kit';
import { forgetEarly, takeEarly } from './early.ts';
import { currentSession, endSession } from './session.ts';

export const unreachable = 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.';
const unexpected = 'Une erreur inattendue est survenue.';

/** A call that did not succeed. `status` is 0 when no answer came; `message` may be shown as it stands. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;
  /** Sentence per key of the body that the server refuses. */
  readonly fields: Record<string, string>;
  /** The state in which the refused call leaves its record, where the server says so. */
  readonly state: string | null;
  constructor(
    status: number,
    message: string,
    code = '',
    requestId: string | null = null,
    fields: Record<string, string> = {},
    state: string | null = null,
  ) {
    super(message);
    this.name = 'CallError';
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.fields = fields;
    this.state = state;
  }
}

type Scalar = string | number | boolean;
type Values = Readonly<Record<string, Scalar | readonly Scalar[] | null | undefined>>;
/** What any call may carry, for calls that are known only while running (the small lists). */
export interface LooseSent {
  params?: Values | undefined;
  query?: Values | undefined;
  headers?: Values | undefined;
  body?: unknown;
}
/** `Sent` of a known endpoint; `LooseSent` where the type is only `Endpoint`. */
export type Sending<E extends Endpoint> = Endpoint extends E ? LooseSent : Sent<E> & LooseSent;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** A token that is not the session's yet. */
  token?: string | undefined;
}

/** The address of a call: `{param}` filled in, absent query values left out, arrays repeated. */
export const addressOf = (path: string, params: Values = {}, query: Values = {}) => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const one of [value].flat()) search.append(name, String(one));
  }
  return search.size ? `${filled}?${search}` : filled;
};

/** Some servers have an API of their own; the registry is asked where the console comes from. */
export const baseOf = ({ on }: Endpoint) => (on === 'customer' ? currentSession().apiBase : '');

/** For calls that read their answer in their own way. */
export const headersOf = (sent: LooseSent, token: string | null) => {
  const headers: Record<string, string> = { Accept: 'application/json' };
  for (const [name, value] of Object.entries(sent.headers ?? {})) if (value !== undefined) headers[name] = String(value);
  if (token) headers.Authorization = `Bearer ${token}`;
  return headers;
};

const parsed = (text: string): unknown => {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};

/** What a refused call throws, from the status and the parsed body. */
export const refusalOf = (status: number, body: unknown, requestId: string | null) => {
  // Every refusal answers the contract's `RefusalBody`; a proxy's page does not, hence the checks.
  const refusal = body && typeof body === 'object' ? (body as Readonly<Record<string, unknown>>) : {};
  const { message, code, errors, state } = refusal;
  return new CallError(
    status,
    typeof message === 'string' && message ? message : unexpected,
    typeof code === 'string' ? code : '',
    typeof refusal.requestId === 'string' ? refusal.requestId : requestId,
    errors && typeof errors === 'object' ? (errors as Record<string, string>) : {},
    typeof state === 'string' ? state : null,
  );
};

const versions = new WeakMap<object, string>();

/** The version of a record that the server answered; undefined for anything else. */
export const versionOf = (answer: unknown) => (answer !== null && typeof answer === 'object' ? versions.get(answer) : undefined);

/** `copy` holds what `answer` holds: it is the same version. */
export const carryVersion = <T>(answer: unknown, copy: T): T => {
  const version = versionOf(answer);
  if (version !== undefined && copy !== null && typeof copy === 'object') versions.set(copy, version);
  return copy;
};

/** For a write that stands on a version of its record: the server refuses it when the record has another by then. */
export const onVersion = (version: string | undefined): Record<string, string> => (version === undefined ? {} : { 'If-Match': version });

const settle = (endpoint: Endpoint, token: string | null, status: number, text: string, requestId: string | null): unknown => {
  const body = parsed(text);
  if (status >= 200 && status < 300) return body;
  if (status === 401 && token && !endpoint.who.includes('public')) endSession(token);
  throw refusalOf(status, body, requestId);
};

/** A plain read may have been asked by the page itself. */
const send = (endpoint: Endpoint, { params, query, headers }: LooseSent, token: string | null, init: RequestInit) => {
  const address = baseOf(endpoint) + addressOf(endpoint.path, params, query);
  if (endpoint.method !== 'GET') forgetEarly();
  return (headers ? undefined : takeEarly(address, token)) ?? fetch(address, init);
};

/** Makes one call. Rejects with `CallError`, or with the signal's own reason when it was given up. */
export const call = async <E extends Endpoint>(endpoint: E, sent: Sending<E>, options: CallOptions = {}): Promise<Answer<E>> => {
  const { signal } = options;
  const token = options.token ?? currentSession().token;
  const { body } = sent;
  const headers = headersOf(sent, token);
  const init: RequestInit = { method: endpoint.method, headers, signal: signal ?? null };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  let status: number, text: string, requestId: string | null, version: string | null;
  try {
    const response = await send(endpoint, sent, token, init);
    ({ status } = response);
    requestId = response.headers.get('x-request-id');
    version = response.headers.get('etag');
    text = await response.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallError(0, unreachable);
  }
  // The server checks its answers against the contract in tests; checking 10,000 rows again here would be felt.
  const answer = settle(endpoint, token, status, text, requestId);
  if (version !== null && answer !== null && typeof answer === 'object') versions.set(answer, version);
  return answer as Answer<E>;
};
