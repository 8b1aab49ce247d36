import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import type pg from 'pg';
import { isRetryable } from '../authored-transaction.ts';
import { boundTo } from './bound-transaction.ts';
import { ClientConnection } from './connection.ts';
import type { Statement } from './pipeline.ts';

/** A trial took longer than it may. */
export class TrialTooLong extends Error {}
/** Nobody waits for the trial any more. */
export class TrialLeft extends Error {}

const QUERY_CANCELED = '57014';
const isCanceled = (error: unknown) => error instanceof Error && 'code' in error && error.code === QUERY_CANCELED;

export interface TrialBounds {
  limitMillis: number;
  /** Aborted when whoever asked is gone. */
  gone?: AbortSignal;
}

/** A connection whose transaction is never committed, and that takes no statement after its time or once nobody waits. */
class TrialConnection extends ClientConnection {
  readonly #end: number;
  readonly #gone: AbortSignal | undefined;

  constructor(client: pg.ClientBase, opening: readonly Statement[], { limitMillis, gone }: TrialBounds) {
    super(client, [...opening, { text: `set local statement_timeout = ${limitMillis}` }]);
    this.#end = Date.now() + limitMillis;
    this.#gone = gone;
  }

  override async executeQuery<R>(query: CompiledQuery) {
    return this.#inTime(() => super.executeQuery<R>(query));
  }

  /** Without the commit that may go with the last statements. */
  override async executeTogether(queries: readonly CompiledQuery[]) {
    return this.#inTime(() => super.executeTogether(queries));
  }

  override async jsonRows(query: CompiledQuery) {
    return this.#inTime(() => super.jsonRows(query));
  }

  async #inTime<T>(ask: () => Promise<T>): Promise<T> {
    if (this.#gone?.aborted) throw new TrialLeft('nobody waits for the trial');
    if (Date.now() > this.#end) throw new TrialTooLong('the trial takes too long');
    try {
      return await ask();
    } catch (error) {
      throw isCanceled(error) ? new TrialTooLong('a statement of the trial takes too long', { cause: error }) : error;
    }
  }
}

interface Trial<DB> extends TrialBounds {
  take: () => Promise<pg.PoolClient>;
  db: Kysely<DB>;
  opening: readonly Statement[];
}

/** Runs `work` in one transaction and undoes it; from its beginning again when PostgreSQL says to retry. */
export const trialTransaction = async <DB, T>(
  { take, db, opening, ...bounds }: Trial<DB>,
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    const client = await take();
    const connection = new TrialConnection(client, opening, bounds);
    try {
      return await work(boundTo(db, connection));
    } catch (error) {
      if (attempt === 3 || !isRetryable(error)) throw error;
    } finally {
      if (connection.isOpen) await client.query('rollback').catch(() => {});
      // A connection that is still in a transaction is thrown away by its pool.
      client.release(connection.hasChangedRole || undefined);
    }
  }
};
