import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { ClientConnection } from '../../db/driver/connection.ts';

/** How every statement of a handle names a table of the customers. */
const named = /"comptoir"\."(\w+)"/g;

/**
 * A connection on which some tables are read as they were: whatever a statement is made by, its text names them in one way, and
 * theirs are put in their place. A table is made when the first statement asks for it.
 */
export class PastConnection extends ClientConnection {
  readonly #changed: ReadonlySet<string>;
  readonly #make: (table: string) => Promise<void>;
  readonly #asked = new Set<string>();
  #made = Promise.resolve();

  constructor(client: pg.ClientBase, changed: ReadonlySet<string>, make: (table: string) => Promise<void>) {
    super(client);
    this.#changed = changed;
    this.#make = make;
  }

  override async executeQuery<R>(query: CompiledQuery) {
    return super.executeQuery<R>(await this.#asThen(query));
  }

  override async executeTogether(queries: readonly CompiledQuery[]) {
    return super.executeTogether(await Promise.all(queries.map((query) => this.#asThen(query))));
  }

  override async jsonRows(query: CompiledQuery) {
    return super.jsonRows(await this.#asThen(query));
  }

  async #asThen(query: CompiledQuery): Promise<CompiledQuery> {
    const sql = query.sql.replaceAll(named, (text, table: string) => (this.#changed.has(table) ? this.#replaced(table) : text));
    // One after the other, on the one connection.
    await this.#made;
    return { ...query, sql };
  }

  #replaced(table: string) {
    if (!this.#asked.has(table)) {
      this.#asked.add(table);
      this.#made = this.#made.then(() => this.#make(table));
      // Whoever waits for it hears of a fault.
      this.#made.catch(() => {});
    }
    return `"pg_temp"."${table}"`;
  }
}
