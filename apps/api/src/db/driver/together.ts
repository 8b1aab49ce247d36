import type { CompiledQuery, Kysely, QueryExecutor, QueryResult } from 'kysely';
import pg from 'pg';
import { ClientConnection } from './connection.ts';

/**
 * Queries that do not wait for each other's answers, in their order, in one way to the database and back. A fault of one
 * keeps those after it from running. `last`: the transaction, if there is one, ends with them.
 */
export const together = <DB>(
  db: Kysely<DB>,
  queries: readonly CompiledQuery[],
  options: { last?: boolean } = {},
): Promise<QueryResult<unknown>[]> => ask(db.getExecutor(), queries, options);

const ask = (executor: QueryExecutor, queries: readonly CompiledQuery[], options: { last?: boolean } = {}) =>
  executor.provideConnection((connection) => {
    if (!(connection instanceof ClientConnection)) throw new Error('not a connection of ours');
    return connection.executeTogether(queries, options);
  });

interface Asked {
  query: CompiledQuery;
  resolve: (result: QueryResult<unknown>) => void;
  reject: (reason: unknown) => void;
}

/** More would wait for each other longer than they spare. */
const mostTogether = 8;

const alone = (executor: QueryExecutor, { query, resolve, reject }: Asked) => executor.executeQuery(query).then(resolve, reject);

const answer = async (executor: QueryExecutor, asked: readonly Asked[]) => {
  const [only] = asked;
  if (only && asked.length === 1) return alone(executor, only);
  try {
    const queries = asked.map(({ query }) => query);
    for (const [at, result] of (await ask(executor, queries)).entries()) asked[at]!.resolve(result);
  } catch (fault) {
    for (const one of asked) {
      // A statement of one of them failed for all: each is asked for itself, and hears of its own fault.
      if (fault instanceof pg.DatabaseError) void alone(executor, one);
      else one.reject(fault);
    }
  }
};

const waiting = new WeakMap<QueryExecutor, Asked[]>();

/**
 * A query that only reads, sent with whatever else the same handle is asked in this turn of the event loop: under load
 * the ways to the database and back cost more than the answers.
 */
export const read = <DB, Row>(db: Kysely<DB>, query: CompiledQuery<Row>): Promise<QueryResult<Row>> => {
  const executor = db.getExecutor();
  // What a transaction asks waits for what it asked before.
  if (db.isTransaction) return executor.executeQuery(query);
  return new Promise((resolve, reject) => {
    // The rows are the query's own.
    const asked = { query, resolve: resolve as Asked['resolve'], reject };
    const others = waiting.get(executor);
    if (others && others.length < mostTogether) return void others.push(asked);
    const batch: Asked[] = [asked];
    waiting.set(executor, batch);
    setImmediate(() => {
      if (waiting.get(executor) === batch) waiting.delete(executor);
      void answer(executor, batch);
    });
  });
};
