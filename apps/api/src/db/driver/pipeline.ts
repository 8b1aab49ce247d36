import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import { columnTypes } from './column-types.ts';
import { submit, type Callback, type Submitted } from './submit.ts';

export interface Statement {
  text: string;
  values?: readonly unknown[];
  /** Kept by the server for the next time: for a text that comes again, and not for what a plan must be made for each time. */
  prepared?: boolean;
}

/** How many statements one connection keeps. */
export const mostPrepared = 200;

const names = new LRUCache<string, string>({ max: 5000 });

const nameOf = (text: string) => {
  const known = names.get(text);
  if (known) return known;
  const name = `s${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
  names.set(text, name);
  return name;
};

/** What `pg` does with a query of its own, and does not publish. */
interface Handling {
  name: string | undefined;
  text: string;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
  handleEmptyQuery(connection: pg.Connection): void;
  handleReadyForQuery(connection: pg.Connection): void;
}
type Running = pg.Query & Handling;
/** Where `pg` notes the prepared statements of a connection: those that are, and those that were asked for. */
interface Noted extends pg.Connection {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
}

const forget = (noted: Record<string, string>, name: string) => Reflect.deleteProperty(noted, name);

const closePrepared = (connection: Noted, name: string) => {
  connection.close({ type: 'S', name }, true);
  forget(connection.parsedStatements, name);
};

/** Several statements in one message, with one answer: one way to the database and back for all of them. */
class Flush implements Submitted<pg.QueryResult[]> {
  readonly texts: readonly string[];
  callback: Callback<pg.QueryResult[]>;
  readonly #queries: readonly Running[];
  readonly #results: pg.QueryResult[] = [];
  #at = 0;
  #fault: Error | undefined;
  #connection: Noted | undefined;

  constructor(statements: readonly Statement[], callback: Callback<pg.QueryResult[]>) {
    this.texts = statements.map(({ text }) => text);
    this.callback = callback;
    const take = (error: Error | null | undefined, result: pg.QueryResult) => {
      if (error) this.#fault ??= error;
      else this.#results.push(result);
    };
    this.#queries = statements.map(({ text, values = [], prepared }) => {
      // The published type does not know the mode; without it a query without values would be sent as a simple one.
      const config = { text, values: [...values], queryMode: 'extended', types: columnTypes, ...(prepared ? { name: nameOf(text) } : {}) };
      return new pg.Query(config, take) as Running;
    });
  }

  /** Which statement is being parsed: `pg` asks, to note that it is. */
  get name() {
    return this.#queries[this.#at]?.name;
  }
  get text() {
    return this.#queries[this.#at]?.text;
  }

  submit = (given: pg.Connection) => {
    // The same object, with what `pg` keeps on it.
    const connection = given as Noted;
    this.#connection = connection;
    // A query of `pg` ends with a sync of its own; here it is one for all.
    const unsynced = Object.create(connection, { sync: { value: () => {} } }) as pg.Connection;
    connection.stream.cork();
    try {
      for (const query of this.#queries) {
        if (query.name) this.#makeRoom(connection, query.name);
        query.submit(unsynced);
        if (this.#fault) break;
      }
      connection.sync();
    } finally {
      connection.stream.uncork();
    }
    return null;
  };

  /** The name is then the youngest, and free unless its statement is prepared. */
  #makeRoom(connection: Noted, name: string) {
    const { parsedStatements: parsed, submittedNamedStatements: submitted } = connection;
    const text = parsed[name];
    forget(parsed, name);
    if (text !== undefined) {
      parsed[name] = text;
      return;
    }
    if (submitted[name] !== undefined) return;
    // After an error nobody knows whether it came to be.
    closePrepared(connection, name);
    const [oldest] = Object.keys(parsed);
    if (oldest && Object.keys(parsed).length >= mostPrepared) closePrepared(connection, oldest);
  }

  handleRowDescription(message: unknown) {
    this.#queries[this.#at]?.handleRowDescription(message);
  }

  handleDataRow(message: unknown) {
    this.#queries[this.#at]?.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: pg.Connection) {
    this.#queries[this.#at]?.handleCommandComplete(message, connection);
    this.#at += 1;
  }

  handleEmptyQuery() {
    this.#at += 1;
  }

  handleError(error: Error) {
    this.#forget();
    // A query that is given up, not refused by the server, is still running: nothing else may wait on its connection.
    if (!(error instanceof pg.DatabaseError)) this.#connection?.stream.destroy(error);
    this.callback(error);
  }

  handleReadyForQuery(connection: pg.Connection) {
    for (const query of this.#queries) query.handleReadyForQuery(connection);
    if (!this.#fault) return this.callback(null, this.#results);
    this.#forget();
    this.callback(this.#fault);
  }

  /** The statement that failed, and those after it that the server passed over, are prepared anew. */
  #forget() {
    for (const { name } of this.#queries.slice(this.#at)) {
      if (!name || !this.#connection) continue;
      forget(this.#connection.parsedStatements, name);
      forget(this.#connection.submittedNamedStatements, name);
    }
  }
}

/**
 * Runs the statements in order, each once the one before it went well, and gives their results. Outside a transaction they
 * stand or fall together, settings of the session too.
 */
export const flush = (client: pg.ClientBase, statements: readonly Statement[]): Promise<pg.QueryResult[]> =>
  submit(client, (callback) => new Flush(statements, callback));

/** A prepared statement whose table has other columns since: it is prepared anew the next time. */
export const isStalePlan = (error: unknown) => error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery';
