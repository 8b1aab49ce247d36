import { PostgresDialect, PostgresDriver, type CompiledQuery, type DatabaseConnection, type Dialect, type QueryResult } from 'kysely';
import type pg from 'pg';
import { unmarked } from '../walls/customer-marker.ts';
import { queryJsonRows } from '../json/json-rows.ts';
import { flush, isStalePlan, type Statement } from './pipeline.ts';
import { WallCompiler } from '../walls/wall-compiler.ts';

const counted = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** More parameters than one row has belong to as many rows as it takes: their text hardly comes again. */
const mostParameters = 100;

/** Words of the program's own, perhaps several statements in one: only the simple protocol takes them. */
const isScript = ({ query, parameters }: CompiledQuery) => query.kind === 'RawNode' && parameters.length === 0;

const statementOf = ({ sql, parameters }: CompiledQuery): Statement => ({
  text: sql,
  values: unmarked(parameters),
  prepared: parameters.length <= mostParameters,
});

const resultOf = <R>({ command, rowCount, rows }: pg.QueryResult): QueryResult<R> => ({
  // The row's type is the query's own, as with every driver.
  rows: (rows as R[] | undefined) ?? [],
  ...(counted.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}),
});

const commit: Statement = { text: 'commit', prepared: true };

/** Whoever discards plans alone keeps the role. */
const changesRole = /\b(?:role|authorization|discard(?! plans\b)|reset)\b/i;

/** One connection as Kysely uses it, in a transaction or out of the pool. */
export class ClientConnection implements DatabaseConnection {
  readonly #client: pg.ClientBase;
  #opening: readonly Statement[];
  #hasChangedRole = false;
  readonly #isTransaction: boolean;
  #hasEnded = false;

  /** `opening` goes with the first statement; without one it is not sent. */
  constructor(client: pg.ClientBase, opening: readonly Statement[] = []) {
    this.#client = client;
    this.#opening = opening;
    this.#isTransaction = opening.length > 0;
  }

  /** Whether raw SQL has changed what the connection stands for: nobody may be given it afterwards. */
  get hasChangedRole() {
    return this.#hasChangedRole;
  }

  /** Whether the transaction was committed with its last statements. */
  get hasEnded() {
    return this.#hasEnded;
  }

  /** Whether the opening has been sent. */
  get isOpen() {
    return this.#opening.length === 0;
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#hasEnded) throw new Error('the transaction has ended with its last statements');
    this.#hasChangedRole ||= compiled.query.kind === 'RawNode' && changesRole.test(compiled.sql);
    return resultOf(isScript(compiled) ? await this.#script(compiled.sql) : await this.#statement(compiled));
  }

  /** All in one message, the opening too, and the commit if nothing is to come after them. */
  async executeTogether(queries: readonly CompiledQuery[], { last = false } = {}): Promise<QueryResult<unknown>[]> {
    const opening = this.#takeOpening();
    const ends = last && this.#isTransaction;
    const results = await flush(this.#client, [...opening, ...queries.map(statementOf), ...(ends ? [commit] : [])]);
    this.#hasEnded = ends;
    return results.slice(opening.length, opening.length + queries.length).map((result) => resultOf(result));
  }

  /** The rows as the bytes of a JSON array; planned for the values given, as a list of ten thousand wants it. */
  async jsonRows({ sql, parameters }: CompiledQuery): Promise<Buffer> {
    await this.#open();
    return queryJsonRows(this.#client, sql, unmarked(parameters));
  }

  #takeOpening() {
    const opening = this.#opening;
    this.#opening = [];
    return opening;
  }

  async #open() {
    if (!this.isOpen) await flush(this.#client, this.#takeOpening());
  }

  async #script(text: string) {
    await this.#open();
    return this.#client.query(text);
  }

  async #statement(compiled: CompiledQuery): Promise<pg.QueryResult> {
    const statement = statementOf(compiled);
    const opening = this.#takeOpening();
    try {
      return (await flush(this.#client, [...opening, statement])).at(-1)!;
    } catch (error) {
      if (!isStalePlan(error) || opening.length > 0 || this.#client.getTransactionStatus() !== 'I') throw error;
      return (await flush(this.#client, [statement])).at(-1)!;
    }
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator, and nothing here streams.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('a connection does not stream');
  }
}

type Take = () => Promise<pg.PoolClient>;

class ClientDriver extends PostgresDriver {
  readonly #take: Take;
  readonly #clients = new WeakMap<DatabaseConnection, pg.PoolClient>();

  constructor(take: Take) {
    super({ pool: { connect: take, end: async () => {} } });
    this.#take = take;
  }

  override async acquireConnection() {
    const client = await this.#take();
    const connection = new ClientConnection(client);
    this.#clients.set(connection, client);
    return connection;
  }

  override async releaseConnection(connection: DatabaseConnection) {
    const hasChangedRole = connection instanceof ClientConnection && connection.hasChangedRole;
    this.#clients.get(connection)?.release(hasChangedRole || undefined);
  }
}

/** PostgreSQL over connections that `take` hands out and that are given back by their own `release`. */
export const clientDialect = (take: Take): Dialect => {
  const dialect = new PostgresDialect({ pool: { connect: take, end: async () => {} } });
  return {
    createDriver: () => new ClientDriver(take),
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => new WallCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  };
};
