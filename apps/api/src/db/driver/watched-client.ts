import pg from 'pg';
import { asGone, DatabaseGone } from '../faults/database-gone.ts';
import { limitHere } from './time-limit.ts';

/** What the connections of one pool know of each other: once one of them has waited in vain, the others wait shortly. */
export interface Watch {
  limitMillis: number;
  isSilent: boolean;
}

const shortMillis = 1_000;

/** What somebody asks of this connection may take that long, until the next word on it; 0: as long as usual. */
export const allowSilence = (client: pg.ClientBase, millis: number): void => {
  silences.set(client, millis);
};
const silences = new WeakMap<pg.ClientBase, number>();

const rethrow = (error: unknown): never => {
  throw asGone(error);
};

/** What the types of `pg` do not show. */
interface Inside {
  connection: {
    on(event: 'connect' | 'sslconnect' | 'readyForQuery', then: () => void): void;
    ssl: unknown;
    stream: NodeJS.ReadableStream & { destroy(error: Error): void };
  };
}

/**
 * A connection whose server must not be silent for too long while something is asked of it: a frozen server, or a network
 * that swallows everything, would else hold up for ever whoever waits. It is cut then, since its answer may still come.
 */
export const watchedClient = (watch: Watch): typeof pg.Client =>
  class WatchedClient extends pg.Client {
    readonly #inside: Inside['connection'];
    #limit = 0;
    #heard = 0;
    #timer: NodeJS.Timeout | undefined;

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      this.#inside = (this as unknown as Inside).connection;
      const listen = () => void this.#inside.stream.on('data', () => this.#hear());
      this.#inside.on('connect', () => (this.#inside.ssl ? undefined : listen()));
      this.#inside.on('sslconnect', listen);
      // Before the client itself hears of it and asks something new.
      this.#inside.on('readyForQuery', () => this.#rest());
      this.on('end', () => this.#rest());
    }

    // The base declares several signatures of one function: what goes in and comes out is handed on as it is.
    override connect(callback?: (error: never, client: never) => void): never {
      this.#wait();
      if (!callback) return super.connect().catch(rethrow) as never;
      return super.connect((error: unknown) => callback(asGone(error) as never, this as never)) as never;
    }

    override query(...args: unknown[]): never {
      this.#wait();
      const asked: unknown = (super.query as (...all: unknown[]) => unknown)(...args);
      return (asked instanceof Promise ? asked.catch(rethrow) : asked) as never;
    }

    #wait() {
      const usual = Math.max(limitHere(watch.limitMillis), silences.get(this) ?? 0);
      this.#limit = watch.isSilent ? Math.min(usual, shortMillis) : usual;
      this.#start();
    }

    #start() {
      clearTimeout(this.#timer);
      const heard = this.#heard;
      // A process that was held up itself finds the answer waiting: it is read before the connection is judged.
      this.#timer = setTimeout(() => setImmediate(() => heard === this.#heard && this.#cut()), this.#limit);
    }

    #hear() {
      this.#heard += 1;
      watch.isSilent = false;
      if (this.#timer) this.#start();
    }

    #rest() {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    }

    #cut() {
      if (!this.#timer) return;
      this.#rest();
      watch.isSilent = true;
      this.#inside.stream.destroy(new DatabaseGone(`no answer for ${this.#limit} ms`));
    }
  };
