import { sql, type Kysely } from 'kysely';

/** What the database says no to because of the row itself: a duplicate, a value or a link that it does not take, a lock held too long. */
const isRowFault = (error: unknown) => error instanceof Error && 'code' in error && /^(22|23|55P03)/.test(String(error.code));

/**
 * Runs `work`; when the database refuses a row, undoes what it wrote, keeps the transaction and gives the refusal.
 * Anything else is thrown.
 */
export const attempt = async <DB>(
  db: Kysely<DB>,
  isExpected: (error: unknown) => boolean,
  work: () => Promise<void>,
): Promise<{ refused?: unknown }> => {
  await sql`savepoint attempt`.execute(db);
  try {
    await work();
    await sql`release savepoint attempt`.execute(db);
    return {};
  } catch (error) {
    if (!isExpected(error) && !isRowFault(error)) throw error;
    await sql`rollback to savepoint attempt`.execute(db);
    return { refused: error };
  }
};
