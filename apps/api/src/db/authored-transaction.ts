import type { Kysely, Transaction } from 'kysely';
import type pg from 'pg';
import { boundTransaction } from './bound-transaction.ts';
import { quoteName, quoteText } from './names.ts';

/** Who does what: the journal's columns. One write request is one transaction and one `Groupe`. */
export interface Author {
  Auteur: string;
  Kind: string;
  IDPeople: number | null;
  Appel: string;
  Action: string;
  Groupe: string;
}

const setting = (name: string, value: string) => `set_config('comptoir.${name}', ${quoteText(value)}, true)`;

/** Everything a write needs before its first statement, in one message; all of it ends with the transaction. */
export const openingOf = (role: string, author: Author) => {
  const settings = [
    setting('auteur', author.Auteur),
    setting('kind', author.Kind),
    setting('idpeople', author.IDPeople === null ? '' : String(author.IDPeople)),
    setting('appel', author.Appel),
    setting('action', author.Action),
    setting('groupe', author.Groupe),
  ];
  return `begin; set local role ${quoteName(role)}; select ${settings.join(', ')}`;
};

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const isRetryable = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === DEADLOCK || error.code === SERIALIZATION_FAILURE);

const once = async <T>(client: pg.PoolClient, opening: string, work: () => Promise<T>): Promise<T> => {
  try {
    await client.query(opening);
    const result = await work();
    const { command } = await client.query('commit');
    // What PostgreSQL answers when a statement had failed and the work went on regardless.
    if (command !== 'COMMIT') throw new Error('the transaction had failed: nothing was written');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    // A connection that is still in a transaction is thrown away by its pool.
    client.release();
  }
};

/** Runs `work` in one transaction of the scope's role; from its beginning again when PostgreSQL says to retry. */
export const authoredTransaction = async <DB, T>(
  take: () => Promise<pg.PoolClient>,
  db: Kysely<DB>,
  opening: string,
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    const client = await take();
    try {
      return await once(client, opening, () => work(boundTransaction(db, client)));
    } catch (error) {
      if (attempt === 3 || !isRetryable(error)) throw error;
    }
  }
};
