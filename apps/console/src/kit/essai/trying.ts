import type { Essai } from '@comptoir/contract/essai';
import type { Endpoint } from '@comptoir/contract/kit';

/** A write was only tried: what comes after it does not happen. It is nothing to tell people. */
export const triedCode = 'tried';
export const isTried = (error: unknown) => error instanceof Error && 'code' in error && error.code === triedCode;

let running = 0;
let heard: Essai[] = [];
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
 * Whatever is no plain read and begins while something is tried is only tried, whoever makes it: none may be done by mistake. The
 * server refuses what cannot be tried.
 */
export const isOnlyTried = ({ method }: Endpoint) => running > 0 && method !== 'GET';

/** What the server answers where it was asked to try. */
export const hear = (answer: unknown) => void heard.push(answer as Essai);

const together = (all: readonly Essai[]): Essai => ({
  essai: true,
  changements: all.flatMap(({ changements }) => changements),
  nbChangements: all.reduce((sum, { nbChangements }) => sum + nbChangements, 0),
  juges: all.flatMap(({ juges }) => juges),
  courriels: all.flatMap(({ courriels }) => courriels),
  sessions: all.flatMap(({ sessions }) => sessions),
  partenaires: all.flatMap(({ partenaires }) => partenaires),
});

/** One of several writes of a save, which do not need each other: where it is tried, those after it are tried as well. */
export const part = async <A>(write: Promise<A>): Promise<A | undefined> => {
  try {
    return await write;
  } catch (error) {
    if (isTried(error)) return undefined;
    throw error;
  }
};

/** What an act would do: it is made as always, and its writes are tried instead. Rejects with what refuses them. */
export const trying = async (act: () => Promise<unknown>): Promise<Essai> => {
  if (running === 0) heard = [];
  count(1);
  try {
    await act();
  } catch (error) {
    if (!isTried(error)) throw error;
  } finally {
    count(-1);
  }
  return together(heard);
};
