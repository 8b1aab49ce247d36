import type pg from 'pg';
import { DatabaseBusy } from '../faults/database-busy.ts';
import { quoteName, type RoleName } from '../names.ts';
import { allowSilence } from './watched-client.ts';

/** What a connection stands for: a role, and on the customers' tables whose rows it may see. */
export interface Standing {
  /** `null`: the login itself. */
  role: RoleName | null;
  /** `null`: nobody's rows. */
  IDCustomer: number | null;
}

/** What pg-pool throws, and nothing else distinguishes. */
const isWaitTooLong = (error: unknown) => error instanceof Error && error.message === 'timeout exceeded when trying to connect';

const customerSql = (IDCustomer: number | null) => `set comptoir.customer = '${IDCustomer ?? ''}'`;

/** What brings a connection from where it stands (unknown: from anywhere) to where it is wanted. */
const changeSql = (from: Standing | undefined, { role, IDCustomer }: Standing) => {
  const changes = [];
  if (from?.role !== role) changes.push(role === null ? 'reset role' : `set role ${quoteName(role)}`);
  if (from?.IDCustomer !== IDCustomer) changes.push(customerSql(IDCustomer));
  return changes.join('; ');
};

/**
 * Hands out connections that have taken a role and name a customer.
 * The standing of a connection is known only if this class gave it; anything else is set anew or thrown away.
 */
export class RolePool {
  readonly pool: pg.Pool;
  readonly #standings = new WeakMap<pg.PoolClient, Standing>();

  constructor(pool: pg.Pool) {
    this.pool = pool;
  }

  async take(wanted: Standing): Promise<pg.PoolClient> {
    const client = await this.#connect();
    const change = changeSql(this.#standings.get(client), wanted);
    if (change === '') return client;
    this.#standings.delete(client);
    try {
      await client.query(change);
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.#standings.set(client, wanted);
    return client;
  }

  /** A connection wherever it stands: for statements that set their own, local to their transaction. */
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
    allowSilence(client, 0);
    return client;
  }
}
