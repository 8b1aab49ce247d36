import pg from 'pg';

/** The connection to the database is lost, or there is none to be had. */
export class DatabaseGone extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
    this.name = 'DatabaseGone';
  }
}

/** What `pg` and its pool throw without a code. */
const lostMessage = /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout expired)/;
const network = /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT)$/;

const isLost = (error: Error) => ('code' in error && network.test(String(error.code))) || lostMessage.test(error.message);

/** What a connection to the database throws; a lost one says so, since those of other connections look the same. */
export const asGone = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof pg.DatabaseError || error instanceof DatabaseGone || !isLost(error)) return error;
  return new DatabaseGone(error.message || String('code' in error && error.code), error);
};
