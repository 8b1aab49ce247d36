import type { Essai } from '@comptoir/contract/essai';
import type { Endpoint } from '@comptoir/contract/kit';

/** A write was only tried: what comes after it does not happen. People hear nothing of it. */
export const triedCode = 'tried';
export const isTried = (error: unknown) => error instanceof Error && 'code' in error && error.code === triedCode;

/** What a call that is tried says and hears. */
export interface Trial {
  /** Aborted once nobody wants to know any more. */
  signal: AbortSignal;
  hear: (answer: unknown) => void;
  /** How far long work has come. */
  tell: (progress: Advance) => void;
}

export interface Advance {
  done: number;
  total: number;
}

let running = 0;
let current: Trial | null = null;
let last: Promise<unknown> = Promise.resolve();
let leaving = new AbortController();
const listeners = new Set<() => void>();

const count = (by: 1 | -1) => {
  running += by;
  for (const listener of listeners) listener();
};

/** For those who wait for the end: until then what somebody means to do would be tried too. */
export const isTrying = () => running > 0;
export const onTrying = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Whatever writes and begins while something is tried is only tried, whoever makes it: none may be done by mistake. The server refuses
 * what cannot be tried.
 */
export const isOnlyTried = ({ method, readsOnly }: Endpoint) => running > 0 && method !== 'GET' && readsOnly !== true;

/** The trial under way; null where it was given up, so that nothing is asked for it any more. */
export const trialNow = () => (current?.signal.aborted ? null : current);

/** What the writes of one save would do, each tried by itself. */
export interface Together extends Essai {
  nbAppels: number;
}

const together = (all: readonly Essai[]): Together => ({
  nbAppels: all.length,
  essai: true,
  changements: all.flatMap(({ changements }) => changements),
  nbChangements: all.reduce((sum, { nbChangements }) => sum + nbChangements, 0),
  juges: all.flatMap(({ juges }) => juges),
  courriels: all.flatMap(({ courriels }) => courriels),
  sessions: all.flatMap(({ sessions }) => sessions),
  partenaires: [...new Set(all.flatMap(({ partenaires }) => partenaires))],
});

const always = new AbortController().signal;

/** One of several writes of a save, which do not need each other: where it is tried, those after it are tried as well. */
export const part = async <A>(write: Promise<A>): Promise<A | undefined> => {
  try {
    return await write;
  } catch (error) {
    if (isTried(error)) return undefined;
    throw error;
  }
};

export interface TryingOptions {
  signal?: AbortSignal;
  onProgress?: (progress: Advance) => void;
}

const run = async (act: () => Promise<unknown>, { signal = always, onProgress = () => undefined }: TryingOptions) => {
  signal.throwIfAborted();
  const heard: Essai[] = [];
  // The server answers nothing else to a call that is tried.
  current = { signal, hear: (answer) => void heard.push(answer as Essai), tell: onProgress };
  try {
    await act();
  } catch (error) {
    signal.throwIfAborted();
    if (!isTried(error)) throw error;
  } finally {
    current = null;
  }
  signal.throwIfAborted();
  return together(heard);
};

/**
 * What an act would do: it is made as always, and its writes are tried instead. Rejects with what refuses them, and once it is given
 * up. One begins when the one before has ended: what that one would still write must not be taken for the writes of another.
 */
export const trying = async (act: () => Promise<unknown>, options: TryingOptions = {}): Promise<Together> => {
  count(1);
  const signal = AbortSignal.any([leaving.signal, options.signal ?? always]);
  const own = last.then(() => run(act, { ...options, signal })).finally(() => count(-1));
  last = own.catch(() => undefined);
  return own;
};

/** Does what somebody has asked for while something is tried: that is given up, and ends first. */
export const instead = async (act: () => unknown) => {
  leaving.abort();
  leaving = new AbortController();
  await last;
  return act();
};
