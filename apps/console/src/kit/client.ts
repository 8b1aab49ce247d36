import type { RaisonDite, RefusalBody } from '@comptoir/contract/refusal-body';
import type { Answer, Endpoint, Sent } from '@comptoir/contract/kit';
import { isOnlyTried, trialNow, triedCode, type Trial } from './essai/trying.ts';
import { consentRefused } from './proof/consent-refused.ts';
import { forgetEarly, takeArrived, takeEarly, type Arrived } from './early.ts';
import { instantAtHand, placeAtHand } from './place.ts';
import { proving } from './proof/proof.ts';
import { currentSession, disconnect, endSession, enterCustomer } from './session.ts';

export const unreachable = 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.';
const unexpected = 'Une erreur inattendue est survenue.';

type Moyens = NonNullable<RefusalBody['moyens']>;

interface SecondStep {
  demande: string;
  moyens: Moyens;
}

/** A failed call. `status` is 0 when no answer came; `message` may be shown as it is. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;
  /** A sentence for each refused key of the body. */
  readonly fields: Record<string, string>;
  /** The state in which the refused call left its record, if the server says so. */
  readonly state: string | null;
  /** The password was right, and this is asked beside it. */
  readonly second: SecondStep | null;
  /** What decides, of a refusal for a right, a conflict or a rule. */
  raisons: readonly RaisonDite[] = [];
  /** By what the person may say who they are, where the server asks it. */
  readonly moyens: Moyens;
  constructor(
    status: number,
    message: string,
    code = '',
    requestId: string | null = null,
    fields: Record<string, string> = {},
    state: string | null = null,
    second: SecondStep | null = null,
    moyens: Moyens = [],
  ) {
    super(message);
    this.name = 'CallError';
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.fields = fields;
    this.state = state;
    this.second = second;
    this.moyens = moyens;
  }
}

type Scalar = string | number | boolean;
type Values = Readonly<Record<string, Scalar | readonly Scalar[] | null | undefined>>;
/** What any call may carry, for calls known only at run time (the small lists). */
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
  /** A token that is not yet the session's. */
  token?: string | undefined;
  /** What the frame writes by itself, whatever is done on the page: it is never tried. */
  isAside?: boolean;
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

/** Some servers have their own API; the registry is always asked at the console's origin. */
export const baseOf = ({ on }: Endpoint) => (on === 'customer' ? currentSession().apiBase : '');

/** For calls that read their answer themselves. */
export const headersOf = (sent: LooseSent, token: string | null) => {
  const headers: Record<string, string> = { Accept: 'application/json' };
  for (const [name, value] of Object.entries(sent.headers ?? {})) if (value !== undefined) headers[name] = String(value);
  if (token) headers.Authorization = `Bearer ${token}`;
  const instant = instantAtHand();
  if (instant !== null) headers['X-Instant'] = String(instant);
  return headers;
};

const parsed = (text: string): unknown => {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};

/** The error of a refused call, from its status and parsed body. */
export const refusalOf = (status: number, body: unknown, requestId: string | null) => {
  // Our refusals have the contract's `RefusalBody`; a proxy's page does not, hence the checks.
  const refusal = body && typeof body === 'object' ? (body as Readonly<Record<string, unknown>>) : {};
  const { message, code, errors, state, demande, moyens, raisons } = refusal;
  const offered = Array.isArray(moyens) ? (moyens as Moyens) : [];
  const refused = new CallError(
    status,
    typeof message === 'string' && message ? message : unexpected,
    typeof code === 'string' ? code : '',
    typeof refusal.requestId === 'string' ? refusal.requestId : requestId,
    errors && typeof errors === 'object' ? (errors as Record<string, string>) : {},
    typeof state === 'string' ? state : null,
    typeof demande === 'string' ? { demande, moyens: offered } : null,
    offered,
  );
  if (Array.isArray(raisons)) refused.raisons = raisons as RaisonDite[];
  return refused;
};

const versions = new WeakMap<object, string>();

/** The version of a record that the server answered; undefined for anything else. */
export const versionOf = (answer: unknown) => (answer !== null && typeof answer === 'object' ? versions.get(answer) : undefined);

/** `copy` has the same content as `answer`, so it is the same version. */
export const carryVersion = <T>(answer: unknown, copy: T): T => {
  const version = versionOf(answer);
  if (version !== undefined && copy !== null && typeof copy === 'object') versions.set(copy, version);
  return copy;
};

/** For a write that names the version it stands on: the server refuses it if the record has changed. */
export const onVersion = (version: string | undefined): Record<string, string> => (version === undefined ? {} : { 'If-Match': version });

const operations = new WeakMap<object, string>();

/** Keeps of an answer which operation it was, where something else than `call` asked for it. */
export const noteOperation = (answer: unknown, requestId: string | null) => {
  if (requestId !== null && answer !== null && typeof answer === 'object') operations.set(answer, requestId);
};

/** The operation that a write was, by which it is undone; undefined for anything else. */
export const operationOf = (answer: unknown) => (answer !== null && typeof answer === 'object' ? operations.get(answer) : undefined);

/** What a call gives for its answer, or how it is refused. */
const settle = <E extends Endpoint>(endpoint: E, token: string | null, { status, text, requestId, version }: Arrived): Answer<E> => {
  // The server checks its answers against the contract in tests; checking 10,000 rows again here would be slow.
  const body = parsed(text);
  if (status >= 200 && status < 300) {
    if (body !== null && typeof body === 'object') {
      if (version !== null) versions.set(body, version);
      if (endpoint.method !== 'GET' && requestId !== null) operations.set(body, requestId);
    }
    return body as Answer<E>;
  }
  const refusal = refusalOf(status, body, requestId);
  if (status === 401 && token && !endpoint.who.includes('public')) endSession(token, refusal.message);
  if (refusal.code === 'acces' && placeAtHand() !== null) consentRefused();
  throw refusal;
};

/** Where the page itself may already have asked for this plain read (early.ts); null for any other call. */
const earlyAddress = (endpoint: Endpoint, { params, query, headers }: LooseSent) =>
  endpoint.method === 'GET' && !headers && instantAtHand() === null ? baseOf(endpoint) + addressOf(endpoint.path, params, query) : null;

/** The answer to a read that the page has asked early, if it has come; undefined otherwise. */
export const earlyAnswer = <E extends Endpoint>(endpoint: E, sent: Sending<E>): Answer<E> | undefined => {
  const address = globalThis.comptoirEarly ? earlyAddress(endpoint, sent) : null;
  const { token } = currentSession();
  const arrived = address === null ? undefined : takeArrived(address, token);
  return arrived && settle(endpoint, token, arrived);
};

const send = async (endpoint: Endpoint, sent: LooseSent, token: string | null, init: RequestInit): Promise<Arrived> => {
  // What the page writes by itself as it opens, such as where one has been, changes no row of the customer.
  if (endpoint.method !== 'GET' && endpoint.on !== 'registry') forgetEarly();
  const early = earlyAddress(endpoint, sent);
  const asked = early === null ? undefined : takeEarly(early, token);
  if (asked) return asked;
  const response = await fetch(baseOf(endpoint) + addressOf(endpoint.path, sent.params, sent.query), init);
  const { status, headers } = response;
  return { status, requestId: headers.get('x-request-id'), version: headers.get('etag'), text: await response.text() };
};

const exchange = async <E extends Endpoint>(endpoint: E, sent: Sending<E>, token: string | null, signal?: AbortSignal) => {
  const { body } = sent;
  const headers = headersOf(sent, token);
  const init: RequestInit = { method: endpoint.method, headers, signal: signal ?? null };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  let arrived: Arrived;
  try {
    arrived = await send(endpoint, sent, token, init);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallError(0, unreachable);
  }
  return settle(endpoint, token, arrived);
};

const enter = async (own: string, bdgp: string) => {
  const { session } = await import('@comptoir/contract/domains/session/session.calls');
  const { token } = await exchange(session.select, { headers: { bdgp }, body: {} }, own);
  enterCustomer(token);
  return token;
};

let entering: Promise<string> | null = null;

/**
 * What calls carry. An operator's first call at a customer asks for it, and so does the first after it has ended.
 * Rejects with `CallError` where the operator may not enter.
 */
export const readyToken = async (): Promise<string | null> => {
  const { own, token } = currentSession();
  const place = placeAtHand();
  if (token || !own || place === null) return token;
  entering ??= enter(own, place).finally(() => {
    entering = null;
  });
  return entering;
};

/** 'Déconnexion': the server ends the session with all of its tokens, and the page goes without waiting for it. */
export const signOut = () => {
  const { own } = currentSession();
  // It outlives the page; a server that cannot be reached ends the session when nobody has used it for a while.
  if (own) fetch('/api/session', { method: 'DELETE', keepalive: true, headers: headersOf({}, own) }).catch(() => undefined);
  disconnect();
};

/** The server refused a token. If it was a customer's, another is asked for at once, or the login is shown. */
export const tokenEnded = (token: string) => {
  endSession(token);
  readyToken().catch(() => undefined);
};

const callOnce = async <E extends Endpoint>(endpoint: E, sent: Sending<E>, { signal, token }: CallOptions): Promise<Answer<E>> => {
  const carried = token ?? (endpoint.who.includes('public') ? null : await readyToken());
  try {
    return await exchange(endpoint, sent, carried, signal);
  } catch (error) {
    const isOver = error instanceof CallError && error.status === 401;
    const next = isOver && carried && carried !== currentSession().own && !token ? await readyToken() : null;
    if (!next || next === carried) throw error;
    return exchange(endpoint, sent, next, signal);
  }
};

/** What a call carries that is only tried. */
export interface Tried extends Pick<Trial, 'signal' | 'tell'> {
  headers: Readonly<Record<string, string>>;
}

/** Makes a call, or tries it while something is tried; it rejects then, so that nothing that comes after it happens. */
export const tryable = async <A>(endpoint: Endpoint, make: (tried?: Tried) => Promise<A>): Promise<A> => {
  if (!isOnlyTried(endpoint)) return make();
  const trial = trialNow();
  if (trial) {
    const { signal, tell } = trial;
    try {
      trial.hear(await make({ headers: { 'X-Essai': '1' }, signal, tell }));
    } catch (error) {
      // Given up: whoever shows what refused a write has nothing to say of it.
      if (!signal.aborted) throw error;
    }
  }
  throw new CallError(0, '', triedCode);
};

/** Gives writes their keys; it comes with the first. Where it does not come, a write is asked for as by a program that names none. */
let once: Awaited<ReturnType<typeof loadOnce>> = null;
const loadOnce = () => import('./once/write-key.ts').catch(() => null);

/** Makes one call. Rejects with `CallError`, or with the signal's own reason when it was aborted. */
export const call = <E extends Endpoint>(endpoint: E, sent: Sending<E>, options: CallOptions = {}): Promise<Answer<E>> => {
  const ask = (headers?: Readonly<Record<string, string>>, signal = options.signal) => {
    const whole = headers ? { ...sent, headers: { ...sent.headers, ...headers } } : sent;
    return proving(endpoint, () => callOnce(endpoint, whole, { ...options, signal }));
  };
  if (options.isAside) return ask();
  return tryable(endpoint, async (tried) => {
    if (tried) return ask(tried.headers, tried.signal);
    if (endpoint.method === 'GET' || endpoint.on === 'registry') return ask();
    once ??= await loadOnce();
    const address = baseOf(endpoint) + addressOf(endpoint.path, sent.params, sent.query);
    return once ? once.underKey(endpoint, { address, body: sent.body }, ask) : ask();
  });
};
