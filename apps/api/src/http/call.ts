import type { Endpoint, GivenAnswer, Received } from '@comptoir/contract/kit';
import type { Kysely } from 'kysely';
import type { Readable } from 'node:stream';
import { JsonText, type Keys } from '../db/json/typed-text.ts';
import type { App } from './parts.ts';
import type { Db, RegistryTables } from '../db/tables.ts';
import type { CustomerRecord } from '../registry/registry.store.ts';
import type { Session } from './session.ts';
import type { Said } from './sessions/trail.ts';

/** An answer that is not JSON: a file to download, or to show in place (`inline`). */
export class FileAnswer {
  readonly name: string;
  readonly type: string;
  readonly content: Readable | Buffer;
  readonly disposition: 'attachment' | 'inline';
  constructor(name: string, type: string, content: Readable | Buffer, disposition: 'attachment' | 'inline' = 'attachment') {
    this.name = name;
    this.type = type;
    this.content = content;
    this.disposition = disposition;
  }
}

export interface Upload {
  filename: string;
  content: Buffer;
}

type Write = <T>(work: (db: Db) => Promise<T>) => Promise<T>;
type Progress = (done: number, total: number) => void;

interface EveryCall {
  app: App;
  /** The call's, as the contract has it. */
  path: string;
  /** Gives the security trail what the request does not hold; null: there is nothing to note this time. */
  say: (said: Said | null) => void;
  registry: Kysely<RegistryTables>;
  /** The journal's group of what the request writes. */
  groupe: string;
  /** Address of the caller, for throttling and for what is noted of a session. */
  address: string;
  /** How the caller's program names itself; '' where it does not. */
  userAgent: string;
  /** Aborted when the caller is gone. */
  gone: () => AbortSignal;
}

/** What a call may have besides, before its endpoint says what it has. */
export interface AnyCall extends EveryCall, Record<keyof Received<Endpoint>, unknown> {
  session: Session | undefined;
  customer: CustomerRecord | undefined;
  db: Db | undefined;
  file: Upload | undefined;
  write: Write | undefined;
  progress: Progress | undefined;
}

interface KnownCall<E extends Endpoint> extends Omit<EveryCall, 'registry'>, Received<E> {
  /** Long work that can be tried has none: it is tried within one transaction, where the embedded engine answers nobody else. */
  registry: E extends { batches: true } ? (E extends { untriable: string } ? EveryCall['registry'] : undefined) : EveryCall['registry'];
  session: E['who'] extends readonly ['public'] ? undefined : Session;
  customer: E['on'] extends 'customer' ? CustomerRecord : undefined;
  db: E['on'] extends 'customer' ? Db : undefined;
  file: E extends { upload: object } ? Upload : undefined;
  /** Only for long work: one transaction per call of it, all in the request's journal group. */
  write: E extends { batches: true } ? Write : undefined;
  /** Only for long work: reports to whoever waits how far it is. */
  progress: E extends { batches: true } ? Progress : undefined;
}

/** Everything a route may use. A write's `db` is the request's one transaction. */
export type Call<E extends Endpoint> = Endpoint extends E ? AnyCall : KnownCall<E>;

export type Result<E extends Endpoint> = GivenAnswer<E> | JsonText<GivenAnswer<E>> | (E extends { file: string } ? FileAnswer : never);

/** The bytes of an answer that is JSON. */
export const bytesOf = (result: unknown): Buffer => {
  const json = result instanceof JsonText ? result.json : JSON.stringify(result);
  return typeof json === 'string' ? Buffer.from(json) : json;
};

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Result<E>>;

/** A list with its tables' revisions: while they are unchanged, it is neither read nor built again. */
export interface CachedList<E extends Endpoint> {
  tables: readonly string[];
  read: (call: Call<E>) => Promise<JsonText<GivenAnswer<E>>>;
  /** A record that a write may stand on: its mark is made from what it says, as with every record. */
  isRecord?: boolean;
  /** Whether two people of one group may get different answers. */
  isPersonal?: boolean;
}
export type Route<E extends Endpoint> = Handler<E> | CachedList<E>;

export type Routes<Calls extends Record<string, Endpoint>> = { [Name in keyof Calls]: Route<Calls[Name]> };

/** A list cached by the revisions of its tables: name all of them. */
export const cached = <E extends Endpoint>(tables: readonly string[], read: CachedList<E>['read']): CachedList<E> => ({ tables, read });

/** The same for a record that is slow to build. */
export const cachedRecord = <E extends Endpoint>(
  tables: readonly string[],
  read: CachedList<E>['read'],
  { isPersonal }: { isPersonal: boolean },
): CachedList<E> => ({ tables, read, isRecord: true, isPersonal });

type Superfluous<Given, E extends Endpoint> = Exclude<Keys<Exclude<Given, JsonText<unknown> | FileAnswer>>, Keys<GivenAnswer<E>>>;

/** Refuses the routes that answer keys which their calls do not have. */
type NothingMore<R, Calls extends Record<string, Endpoint>> = {
  [Name in keyof R & keyof Calls]: R[Name] extends (call: never) => Promise<infer Given>
    ? [Superfluous<Given, Calls[Name]>] extends [never]
      ? unknown
      : { superfluous: Superfluous<Given, Calls[Name]> }
    : unknown;
};

/** The routes of these calls: each answers what its call says, and no key more. */
export const routesOf =
  <Calls extends Record<string, Endpoint>>() =>
  <R extends Routes<Calls>>(routes: R & NothingMore<R, Calls>): Routes<Calls> =>
    routes;
