import { createContext, useContext, useSyncExternalStore } from 'react';
import { dropAllDrafts, resumeHere } from './drafts/store.ts';
import { addressAt, leavePlace, placeAtHand, settleOwnPlace, settlePlace, spellPlace } from './place.ts';
import type { Claims, SessionInfo } from '@comptoir/contract/domains/session/session.calls';
import type { Standing } from '@comptoir/contract/rights';

/** Identifies a person. When it changes, nothing of the previous screen may stay. */
export interface Owner {
  sub: string | null;
  name: string;
  kind: Claims['kind'];
  /** Of customer access; an operator's customer stands in the address. */
  BDGp: string | null;
}

/** Of the person. Stored under one key, so that other tabs never see half of a change. */
interface OwnSession {
  token: string | null;
  /** Base of the API, '' for the same origin. */
  apiBase: string;
  /** The session that the server ended: the same person comes back to the same page. */
  ended: Owner | null;
  /** What the server said of its end. */
  why: string | null;
  /** Nothing has been advised in it yet. */
  isNew?: boolean;
}

/** Of an operator at one customer: under a key of its own, so that tabs of other customers know nothing of it. */
interface CustomerSession {
  token: string | null;
  apiBase: string;
}

export interface StoredSession extends CustomerSession {
  /** The person's own token; null when nobody is signed in. `token` is what calls carry: at a customer, that customer's. */
  own: string | null;
  ended: Owner | null;
  why: string | null;
}

const ownKey = 'comptoir.session';
const customerPrefix = 'comptoir.client ';
const noOwn: OwnSession = { token: null, apiBase: '', ended: null, why: null };
const noCustomer: CustomerSession = { token: null, apiBase: '' };

const textOr = <T>(value: unknown, otherwise: T) => (typeof value === 'string' ? value : otherwise);

/** The claims of the token, for display only: the server decides what it is worth. */
const claimsOf = (token: string): (Claims & { sub?: unknown }) | null => {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(part), (char) => char.charCodeAt(0));
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
    // The server wrote these claims by the contract; it reads none of them again.
    return read && typeof read === 'object' && 'name' in read && 'kind' in read ? (read as Claims) : null;
  } catch {
    return null;
  }
};

/** Who signed in with this token. */
export const ownerOf = (token: string): Owner | null => {
  const claims = claimsOf(token);
  return (
    claims && {
      sub: textOr(claims.sub, null),
      name: claims.name,
      kind: claims.kind,
      BDGp: claims.kind === 'customer' ? textOr(claims.BDGp, null) : null,
    }
  );
};

const isOperator = (token: string | null) => token !== null && claimsOf(token)?.kind === 'operator';
const samePerson = (a: string, b: string) => claimsOf(a)?.kind === claimsOf(b)?.kind && claimsOf(a)?.sub === claimsOf(b)?.sub;
const sameOwner = (a: Owner | null, b: Owner | null) => JSON.stringify(a) === JSON.stringify(b);

/** Only this file writes these keys; a value of another shape is an older version's and counts for nothing. */
const stored = <T extends CustomerSession>(key: string, none: T): T => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const kept = found && typeof found === 'object' ? { ...none, ...(found as Partial<T>) } : none;
    return typeof kept.token === 'string' && claimsOf(kept.token) ? kept : { ...kept, token: null };
  } catch {
    return none;
  }
};

const keyOf = (BDGp: string) => customerPrefix + BDGp.toLowerCase();
const customerKey = () => {
  const place = placeAtHand();
  return place === null ? null : keyOf(place);
};

const read = (): StoredSession => {
  const own = stored(ownKey, noOwn);
  const key = customerKey();
  if (key === null) return { ...own, own: own.token };
  const there = own.token ? stored(key, noCustomer) : noCustomer;
  // Another person's, who worked in this browser before.
  const isMine = own.token !== null && there.token !== null && samePerson(own.token, there.token);
  return { own: own.token, ended: own.ended, why: own.why, ...(isMine ? there : noCustomer) };
};

const placeOf = (own: string | null) => {
  if (isOperator(own)) settlePlace();
  else if (own !== null) settleOwnPlace();
};

placeOf(stored(ownKey, noOwn).token);
let current = read();
const listeners = new Set<() => void>();

const publish = () => {
  current = read();
  for (const listener of listeners) listener();
};

const keep = (key: string, value: OwnSession | CustomerSession) => {
  localStorage.setItem(key, JSON.stringify(value));
  publish();
};

const dropCustomers = () => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(customerPrefix)) localStorage.removeItem(key);
};

const followers = new Set<() => void>();

/** Called when another person signed in in another tab and this tab followed. */
export const onFollow = (listener: () => void) => {
  followers.add(listener);
  return () => void followers.delete(listener);
};

/** Follows another tab in which somebody signed in or out: an id on the page means something else to another person. */
const follow = () => {
  const { own, ended } = current;
  const before = own ? ownerOf(own) : ended;
  const { token: next, ended: endedNow } = stored(ownKey, noOwn);
  // Signed out there, not ended by itself: what is typed here goes as well.
  if (!next && own && !endedNow) dropAllDrafts();
  if (next && !own && sameOwner(before, ownerOf(next))) resumeHere();
  if (next && before && !sameOwner(before, ownerOf(next))) {
    leavePlace();
    dropAllDrafts();
    for (const follower of followers) follower();
  }
  publish();
};

// `key` is null when everything was cleared. Tests that import this file run without a window.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === ownKey || event.key === null) follow();
  else if (event.key === customerKey()) publish();
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentSession = () => current;
export const useSession = () => useSyncExternalStore(subscribe, currentSession);

/** Somebody has signed in. Their customer is that of the address, or of this tab. */
export const startSession = (token: string) => {
  const { ended } = stored(ownKey, noOwn);
  if (sameOwner(ended, ownerOf(token))) resumeHere();
  else {
    dropCustomers();
    dropAllDrafts();
  }
  placeOf(token);
  keep(ownKey, { ...noOwn, token, isNew: true });
};

/** Whether nothing has been advised since the sign-in, in whichever tab. */
export const isNewSession = () => stored(ownKey, noOwn).isNew === true;
export const noteAdvised = () => keep(ownKey, { ...stored(ownKey, noOwn), isNew: false });

/** An operator may work at this document's customer. */
export const enterCustomer = (token: string) => {
  const BDGp = claimsOf(token)?.BDGp;
  if (BDGp) spellPlace(BDGp);
  const key = customerKey();
  if (key !== null) keep(key, { ...stored(key, noCustomer), token });
};

/** The server gave another token in the place of the one that was used. */
export const renewToken = (used: string | null, token: string) => {
  if (used === current.own) keep(ownKey, { ...stored(ownKey, noOwn), token });
  else enterCustomer(token);
};

/** Opens a customer in a document of its own, with the token that the server gave for it. */
export const goToCustomer = (BDGp: string, token: string, path: string) => {
  keep(keyOf(BDGp), { ...stored(keyOf(BDGp), noCustomer), token });
  location.assign(addressAt(BDGp, path));
};

export const rememberApiBase = (apiBase: string) => {
  if (apiBase === current.apiBase) return;
  const key = customerKey();
  if (key === null) keep(ownKey, { ...stored(ownKey, noOwn), apiBase });
  else keep(key, { ...stored(key, noCustomer), apiBase });
};

/** 'Déconnexion': nothing is remembered, and nothing stays in memory. */
export const disconnect = () => {
  dropAllDrafts();
  dropCustomers();
  leavePlace();
  keep(ownKey, noOwn);
  location.replace('/');
};

/**
 * The server refused the token. An operator's at a customer is asked for anew; of the person's own the owner is remembered, so
 * that the same person comes back to the same place.
 */
export const endSession = (token: string, why: string | null = null) => {
  const key = customerKey();
  if (current.own === token) keep(ownKey, { ...noOwn, ended: ownerOf(token), why });
  else if (key !== null && current.token === token) keep(key, { ...stored(key, noCustomer), token: null });
};

/** What the server says of the session; loaded before any page. */
export const SessionInfoContext = createContext<SessionInfo | null>(null);

export const useSessionInfo = () => {
  const info = useContext(SessionInfoContext);
  if (!info) throw new Error('a page needs the session around it');
  return info;
};

/** What decides the rights of a session, as the server has it. */
export const standingOf = ({ kind, role, customer }: SessionInfo): Standing => ({
  kind,
  role: role ?? undefined,
  ...(customer ? { BDGp: customer.BDGp } : {}),
  activites: customer?.activites ?? [],
});

export const useStanding = () => standingOf(useSessionInfo());
