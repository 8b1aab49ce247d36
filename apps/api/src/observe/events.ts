import { channel, subscribe, tracingChannel, unsubscribe } from 'node:diagnostics_channel';

/** What a part of the server publishes. It knows no listeners; without one, publishing costs nothing. */
const told = <T extends object>(what: string) => {
  const name = `comptoir:${what}`;
  const own = channel(name);
  return {
    tell: (message: T): void => own.publish(message),
    isHeard: (): boolean => own.hasSubscribers,
    /** Returns how to unsubscribe. */
    listen: (hear: (message: T) => void): (() => void) => {
      // Nothing else publishes on this file's channel.
      const heard = (message: unknown) => hear(message as T);
      subscribe(name, heard);
      return () => {
        unsubscribe(name, heard);
      };
    },
  };
};

/** A connection of `pg`; queries come in several forms, so the arguments are passed on as they are. */
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

/** The outcome of a cached list: `shared` waits for a build that somebody else started. */
export const listAsked = told<{ outcome: 'hit' | 'shared' }>('list-asked');
export const listBuilt = told<{ bytes: number; heldBytes: number }>('list-built');

/** `outcome`: `ok`, or the kind of the failure. */
export const partnerAsked = told<{ partner: string; outcome: string; seconds: number }>('partner-asked');
/** `circuit` distinguishes the addresses and customers of one partner. */
export const circuitChanged = told<{ partner: string; circuit: string; isOpen: boolean }>('circuit-changed');

/** One try of a partner's call: a listener at its start may add headers. */
export interface PartnerTry {
  partner: string;
  method: string;
  path: string;
  headers: Record<string, string>;
}
export const partnerTry = tracingChannel<unknown, PartnerTry>('comptoir:partner-try');

export const messageTried = told<{ outcome: 'sent' | 'failed' }>('message-tried');
/** The messages in all outboxes: `due` could not be sent, `later` waits for its next try. */
export const outboxesSeen = told<{ due: number; later: number }>('outboxes-seen');
/** A customer's turn of the health checks. */
export const turnTaken = told<{ outcome: 'done' | 'failed' }>('turn-taken');
/** A way out of the security trail: the sealed events that it has still to deliver, and for how long it has failed. */
export const trailOutSeen = told<{ way: string; behind: number; failingSeconds: number }>('trail-out-seen');
