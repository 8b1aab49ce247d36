import type { StoredSession } from './session.ts';

/** An answer with its whole text. */
export interface Arrived {
  status: number;
  requestId: string | null;
  version: string | null;
  text: string;
}

/** What the page requested before its code was loaded. */
interface EarlyCall {
  token: string;
  /** By the clock of `performance.now()`. */
  asked: number;
  answer: Promise<Arrived>;
  arrived?: Arrived;
}

/** By address in lower case; `{id}` stands for the number at its end, in the address and in what is read. */
export type FirstReads = Readonly<Record<string, readonly string[]>>;

declare global {
  var comptoirEarly: Record<string, EarlyCall> | undefined;
}

/**
 * Written into the page as text, so it uses nothing from outside itself. If somebody is signed in, it fetches the code behind
 * the login and starts the first reads while the browser still reads the first script.
 */
export const startEarly = (files: readonly string[], reads: FirstReads, ofOperators: FirstReads) => {
  // Only kit/session.ts and kit/place.ts write these values, and read them again with more care.
  const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<StoredSession> | null;
  const own = kept('comptoir.session')?.token;
  if (!own) return;
  for (const href of files) {
    const isScript = href.endsWith('.js');
    const look = { rel: isScript ? 'modulepreload' : 'preload', as: isScript ? 'script' : 'style', crossOrigin: '', href };
    document.head.append(Object.assign(document.createElement('link'), look));
  }
  const early: Record<string, EarlyCall> = {};
  globalThis.comptoirEarly = early;
  const ask = (address: string, token: string) => {
    const read = async () => {
      const response = await fetch(address, { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` } });
      const { status, headers } = response;
      return { status, requestId: headers.get('x-request-id'), version: headers.get('etag'), text: await response.text() };
    };
    const call: EarlyCall = { token, asked: performance.now(), answer: read() };
    early[address] = call;
    // Whoever takes the answer sees the rejection; without a taker nobody needs it.
    call.answer.then(
      (arrived) => (call.arrived = arrived),
      () => undefined,
    );
  };
  const { pathname } = location;
  const [prefix = '', named] = /^\/@(\w+)/.exec(pathname) ?? [];
  const customer = named ?? (/^\/databaseselect/i.test(pathname) ? null : sessionStorage.getItem('comptoir.onglet'));
  const { token, apiBase = '' } = customer ? (kept(`comptoir.client ${customer.toLowerCase()}`) ?? {}) : { token: own };
  // An operator who has not been at this customer yet asks for its token first.
  if (!token) return;
  ask('/api/session', token);
  // A section that stands alone is another page, which may read less: what is read is traced where it holds secrets.
  if (new URLSearchParams(location.search).has('section')) return;
  const address = pathname.slice(prefix.length).replace(/\/$/, '').toLowerCase();
  const [id = ''] = /\d+$/.exec(address) ?? [];
  const known = address.replace(/\d+$/, '{id}');
  const first = [...(reads[known] ?? []), ...(customer ? (ofOperators[known] ?? []) : [])];
  for (const read of first) ask(apiBase + read.replace('{id}', id), token);
};

/** As long as a read counts as fresh (kit/queries.ts). */
const freshFor = 10_000;

const freshCall = (address: string, token: string | null) => {
  const call = globalThis.comptoirEarly?.[address];
  return call?.token === token && performance.now() - call.asked < freshFor ? call : undefined;
};

/** The early answer to a read: given once, and only to the session that asked. */
export const takeEarly = (address: string, token: string | null) => {
  const call = freshCall(address, token);
  delete globalThis.comptoirEarly?.[address];
  return call?.answer;
};

/** The same where the answer is there and is no refusal, so that nothing is drawn twice; what has not come is left. */
export const takeArrived = (address: string, token: string | null) => {
  const arrived = freshCall(address, token)?.arrived;
  if (arrived?.status !== 200) return undefined;
  delete globalThis.comptoirEarly?.[address];
  return arrived;
};

/** After a write, earlier answers may be old. */
export const forgetEarly = () => {
  globalThis.comptoirEarly = undefined;
};
