import { channel, subscribe, tracingChannel, unsubscribe } from 'node:diagnostics_channel';

/** What a part of the server tells whoever measures it. It knows no listener, and without one telling costs nothing. */
const told = <T extends object>(what: string) => {
  const name = `comptoir:${what}`;
  const own = channel(name);
  return {
    tell: (message: T): void => own.publish(message),
    isHeard: (): boolean => own.hasSubscribers,
    /** Answers how to stop listening. */
    listen: (hear: (message: T) => void): (() => void) => {
      // The channel is this file's own: nothing else publishes on it.
      const heard = (message: unknown) => hear(message as T);
      subscribe(name, heard);
      return () => {
        unsubscribe(name, heard);
      };
    },
  };
};

/** A connection as `pg` makes it; a query is given in several forms, so its arguments pass as they come. */
export interface ObservedClient {
  query: (...args: unknown[]) => unknown;
}

/** What is read of a pool of `pg`. */
export interface ObservedPool {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
  readonly ended: boolean;
  readonly options: { max: number; host?: string | undefined; connectionString?: string | undefined };
}

export const poolOpened = told<{ pool: ObservedPool; onConnection: (seen: (client: ObservedClient) => void) => void }>('pool-opened');

/** A list of the cache: `shared` waits for the same one that somebody else has built. */
export const listAsked = told<{ outcome: 'hit' | 'shared' }>('list-asked');
export const listBuilt = told<{ bytes: number; heldBytes: number }>('list-built');

/** `outcome`: `ok`, or the kind of the failure. */
export const partnerAsked = told<{ partner: string; outcome: string; seconds: number }>('partner-asked');
/** `circuit` tells apart the addresses of one partner. */
export const circuitChanged = told<{ partner: string; circuit: string; isOpen: boolean }>('circuit-changed');

/** One try of a partner's call: whoever listens to its start may add headers. */
export interface PartnerTry {
  partner: string;
  method: string;
  path: string;
  headers: Record<string, string>;
}
export const partnerTry = tracingChannel<unknown, PartnerTry>('comptoir:partner-try');

export const messageTried = told<{ outcome: 'sent' | 'failed' }>('message-tried');
/** What all the customers' outboxes hold after a look at them: `due` could not leave, `later` waits for its next try. */
export const outboxesSeen = told<{ due: number; later: number }>('outboxes-seen');
/** A customer's turn of the checks by the clock. */
export const turnTaken = told<{ outcome: 'done' | 'failed' }>('turn-taken');
