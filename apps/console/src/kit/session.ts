import { createContext, useContext, useSyncExternalStore } from 'react';
import { dropAllDrafts } from './drafts.ts';
import type { Claims, SessionInfo } from '@comptoir/contract/domains/session/session.calls';

/** Identifies person and customer. When it changes, nothing of the previous screen may stay. */
export interface Owner {
  name: string;
  kind: Claims['kind'];
  BDGp: string | null;
  serverIP: string | null;
}

/** Stored under one key, so that other tabs never see half of a change. */
export interface StoredSession {
  token: string | null;
  /** Base of the API, '' for the same origin. */
  apiBase: string;
  /** An operator has chosen a customer. Always true for customer access. */
  selected: boolean;
  activites: readonly number[];
  /** The session that the server ended: the same person comes back to the same customer and page. */
  ended: Owner | null;
}

const key = 'comptoir.session';
const none: StoredSession = { token: null, apiBase: '', selected: false, activites: [], ended: null };

const textOr = <T>(value: unknown, otherwise: T) => (typeof value === 'string' ? value : otherwise);

/** The claims of the token, for display only: the server decides what it is worth. */
const claimsOf = (token: string): Claims | null => {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(part), (char) => char.charCodeAt(0));
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
    // The server signed these claims after checking them against the contract.
    return read && typeof read === 'object' && 'name' in read && 'kind' in read ? (read as Claims) : null;
  } catch {
    return null;
  }
};

export const ownerOf = (token: string): Owner | null => {
  const claims = claimsOf(token);
  return claims && { name: claims.name, kind: claims.kind, BDGp: textOr(claims.BDGp, null), serverIP: textOr(claims.serverIP, null) };
};

const sameOwner = (a: Owner | null, b: Owner | null) => JSON.stringify(a) === JSON.stringify(b);

const read = (): StoredSession => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    // Only this file writes this key; a value of another shape is an older version's and is dropped.
    const stored = found && typeof found === 'object' ? (found as Partial<StoredSession>) : {};
    return typeof stored.token === 'string' && claimsOf(stored.token) ? { ...none, ...stored } : { ...none, ended: stored.ended ?? null };
  } catch {
    return none;
  }
};

let current = read();
const listeners = new Set<() => void>();

const publish = (next: StoredSession) => {
  current = next;
  for (const listener of listeners) listener();
};

const keep = (change: Partial<StoredSession>) => {
  const next = { ...current, ...change };
  localStorage.setItem(key, JSON.stringify(next));
  publish(next);
};

const followers = new Set<() => void>();

/** Called when another tab changed customer or person and this tab followed. */
export const onFollow = (listener: () => void) => {
  followers.add(listener);
  return () => void followers.delete(listener);
};

/** Whether the page shows a record of another person or customer: its id means something else here. */
const isAnother = (token: string) => {
  const before = current.token ? ownerOf(current.token) : current.ended;
  return before !== null && !sameOwner(before, ownerOf(token));
};

/** Follows another tab. With the same token that tab only went to the choice of a customer: this one goes on. */
const follow = (next: StoredSession) => {
  if (next.token === current.token) return publish({ ...next, selected: current.selected });
  if (next.token && isAnother(next.token)) {
    history.replaceState(null, '', '/');
    for (const follower of followers) follower();
  }
  publish(next);
};

// `key` is null when everything was cleared. Tests that import this file run without a window.
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === key || event.key === null) follow(read());
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentSession = () => current;
export const useSession = () => useSyncExternalStore(subscribe, currentSession);

export const startSession = (token: string, activites: readonly number[]) =>
  keep({ token, activites, selected: Boolean(ownerOf(token)?.BDGp), ended: null });

export const forgetCustomer = () => keep({ selected: false });

export const rememberApiBase = (apiBase: string) => {
  if (apiBase !== current.apiBase) keep({ apiBase });
};

/** 'Déconnexion': nothing is remembered. */
export const disconnect = () => {
  dropAllDrafts();
  keep(none);
};

/** The server refused the token: its owner is remembered, so that the same person comes back to the same place. */
export const endSession = (token: string) => {
  if (current.token === token) keep({ ...none, ended: ownerOf(token) });
};

/** What the server says of the session; loaded before any page. */
export const SessionInfoContext = createContext<SessionInfo | null>(null);

export const useSessionInfo = () => {
  const info = useContext(SessionInfoContext);
  if (!info) throw new Error('a page needs the session around it');
  return info;
};
