import { PostgresDialect, Transaction, type CompiledQuery, type DatabaseConnection, type Kysely, type QueryResult } from 'kysely';
import type pg from 'pg';

const counted = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

class BoundConnection implements DatabaseConnection {
  readonly #client: pg.ClientBase;

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    // The row's type is the query's own, as with every driver.
    const { command, rowCount, rows } = (await this.#client.query(sql, [...parameters])) as pg.QueryResult & { rows: R[] };
    return { rows: rows ?? [], ...(counted.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) };
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator, and nothing here streams.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('a transaction does not stream');
  }
}

const refuse = (): never => {
  throw new Error('a transaction stays on its connection');
};
const dialect = new PostgresDialect({ pool: { connect: async () => refuse(), end: async () => {} } });
const driver = dialect.createDriver();

/** The handle `db` on one connection, whose transaction is begun and ended by the caller. */
export const boundTransaction = <DB>(db: Kysely<DB>, client: pg.ClientBase): Transaction<DB> => {
  const connection = new BoundConnection(client);
  const executor = db.getExecutor().withConnectionProvider({ provideConnection: (use) => use(connection) });
  return new Transaction<DB>({ config: { dialect }, dialect, driver, executor });
};
