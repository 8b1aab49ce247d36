import { preuveNames, type MoyenPreuve } from '@comptoir/contract/domains/session/facteurs';
import type { Danger, Endpoint } from '@comptoir/contract/kit';
import { useSyncExternalStore } from 'react';

/** Somebody is asked who they are; all calls that wait for it go on together. */
export interface Asked {
  danger: Danger;
  /** By what they may say it. */
  moyens: readonly MoyenPreuve[];
  answered: Promise<void>;
  proved: () => void;
  givenUp: () => void;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();

const show = (next: Asked | null) => {
  asked = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useAsked = () => useSyncExternalStore(subscribe, () => asked);

const ask = (danger: Danger, moyens: readonly MoyenPreuve[]): Asked => {
  let resolve = () => {};
  let reject = () => {};
  const answered = new Promise<void>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  const ending = (end: () => void) => () => {
    show(null);
    end();
  };
  return { danger, moyens, answered, proved: ending(resolve), givenUp: ending(reject) };
};

const isAsking = (error: unknown): error is Error => error instanceof Error && 'code' in error && error.code === 'preuve';

/** What a server of before does not say is the password. */
const moyensOf = (error: Error): readonly MoyenPreuve[] => {
  const named: readonly unknown[] = 'moyens' in error && Array.isArray(error.moyens) ? error.moyens : [];
  const known = preuveNames.filter((moyen) => named.includes(moyen));
  return known.length > 0 ? known : ['motDePasse'];
};

/**
 * Makes a call that may be dangerous. Where the server wants to know again who somebody is, they are asked in place, and the same
 * call is made once more. Whoever gives up gets the refusal.
 */
export const proving = async <A>({ danger }: Endpoint, make: () => Promise<A>): Promise<A> => {
  try {
    return await make();
  } catch (error) {
    if (danger === undefined || !isAsking(error)) throw error;
    if (!asked) show(ask(danger, moyensOf(error)));
    await asked?.answered.catch(() => {
      throw error;
    });
    return make();
  }
};
