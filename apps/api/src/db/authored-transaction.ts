import type { Kysely, Transaction } from 'kysely';
import type pg from 'pg';
import { boundTo } from './driver/bound-transaction.ts';
import { ClientConnection } from './driver/connection.ts';
import { quoteName, type RoleName } from './names.ts';
import { isStalePlan, type Statement } from './driver/pipeline.ts';

/** Who does what: the journal's columns. One write request is one transaction and one `Groupe`. */
export interface Author {
  Auteur: string;
  Kind: string;
  IDPeople: number | null;
  Appel: string;
  Action: string;
  Groupe: string;
  /** Who acts in the author's name. */
  Reel?: string | undefined;
  /** Why, in the person's own words. */
  Motif?: string | undefined;
  /** What this undoes, restores or comes from. */
  Cause?: string | undefined;
}

const settings = ['customer', 'auteur', 'kind', 'idpeople', 'appel', 'action', 'groupe'];
const setSql = (names: readonly string[]) =>
  `select ${names.map((name, at) => `set_config('comptoir.${name}', $${at + 1}, true)`).join(', ')}`;
const setAll = setSql(settings);
/** Most writes have none of them. */
const setRest = setSql(['reel', 'motif', 'cause']);

/** Everything a write needs before its first statement; all of it ends with the transaction. */
export const openingOf = (
  { role, IDCustomer }: { role: RoleName; IDCustomer: number | null },
  author: Author,
  isolation?: 'repeatable read',
): Statement[] => {
  const { Auteur, Kind, IDPeople, Appel, Action, Groupe, Reel = '', Motif = '', Cause = '' } = author;
  return [
    { text: isolation ? `begin isolation level ${isolation}` : 'begin', prepared: true },
    { text: `set local role ${quoteName(role)}`, prepared: true },
    { text: setAll, values: [IDCustomer ?? '', Auteur, Kind, IDPeople ?? '', Appel, Action, Groupe], prepared: true },
    ...(Reel || Motif || Cause ? [{ text: setRest, values: [Reel, Motif, Cause], prepared: true }] : []),
  ];
};

/** The same for reads that must all see one moment. */
export const openingOfReads = ({ role, IDCustomer }: { role: RoleName; IDCustomer: number }): Statement[] => [
  { text: 'begin isolation level repeatable read', prepared: true },
  { text: `set local role ${quoteName(role)}`, prepared: true },
  { text: `select set_config('comptoir.customer', $1, true)`, values: [String(IDCustomer)], prepared: true },
];

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
// A key that was free, or a link that stood, when the work looked, and no longer when it wrote: from its beginning it sees so.
const TAKEN_KEY = '23505';
const LOST_LINK = '23503';
const retryable = new Set<unknown>([SERIALIZATION_FAILURE, DEADLOCK, TAKEN_KEY, LOST_LINK]);

export const isRetryable = (error: unknown) =>
  isStalePlan(error) || (error instanceof Error && 'code' in error && retryable.has(error.code));

const once = async <T>(client: pg.PoolClient, connection: ClientConnection, work: () => Promise<T>): Promise<T> => {
  try {
    const result = await work();
    // Nothing was asked, so nothing was begun.
    if (!connection.isOpen || connection.hasEnded) return result;
    const { command } = await client.query('commit');
    // What PostgreSQL answers when a statement had failed and the work went on regardless.
    if (command !== 'COMMIT') throw new Error('the transaction had failed: nothing was written');
    return result;
  } catch (error) {
    if (connection.isOpen && !connection.hasEnded) await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    // A connection that is still in a transaction is thrown away by its pool.
    client.release(connection.hasChangedRole || undefined);
  }
};

/** Runs `work` in one transaction of the scope's role; from its beginning again when PostgreSQL says to retry. */
export const authoredTransaction = async <DB, T>(
  take: () => Promise<pg.PoolClient>,
  db: Kysely<DB>,
  opening: readonly Statement[],
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    const client = await take();
    const connection = new ClientConnection(client, opening);
    try {
      return await once(client, connection, () => work(boundTo(db, connection)));
    } catch (error) {
      if (attempt === 3 || !isRetryable(error)) throw error;
    }
  }
};
