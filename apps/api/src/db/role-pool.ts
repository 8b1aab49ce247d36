import type pg from 'pg';
import { DatabaseBusy } from './database-busy.ts';
import { quoteName } from './names.ts';

/** `null`: the login itself. */
export type Role = string | null;

/** What pg-pool throws, and nothing else tells apart. */
const isWaitTooLong = (error: unknown) => error instanceof Error && error.message === 'timeout exceeded when trying to connect';

/**
 * Hands out connections that have taken a role.
 * The role of a connection is known only if this class gave it; anything else is set anew or thrown away.
 */
export class RolePool {
  readonly pool: pg.Pool;
  readonly #roles = new WeakMap<pg.PoolClient, Role>();

  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  async take(role: Role): Promise<pg.PoolClient> {
    const client = await this.#connect();
    if (this.#roles.get(client) === role) return client;
    this.#roles.delete(client);
    try {
      await client.query(role === null ? 'reset role' : `set role ${quoteName(role)}`);
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.#roles.set(client, role);
    return client;
  }

  /** A connection in whatever role it stands in: for statements that set their own, local to their transaction. */
  takeAny(): Promise<pg.PoolClient> {
    return this.#connect();
  }

  async #connect() {
    const client = await this.pool.connect().catch((error: unknown) => {
      throw isWaitTooLong(error) ? new DatabaseBusy(error) : error;
    });
    // The pool makes this function anew at each hand-out; it does not use `this`.
    const release = client.release.bind(client);
    client.release = (fault) => release(fault ?? client.getTransactionStatus() !== 'I');
    return client;
  }
}
