import { Transaction, type Kysely } from 'kysely';
import { clientDialect, type ClientConnection } from './connection.ts';

const refuse = (): never => {
  throw new Error('a transaction stays on its connection');
};
const dialect = clientDialect(async () => refuse());
const driver = dialect.createDriver();

/** The handle `db` on one connection. */
export const boundTo = <DB>(db: Kysely<DB>, connection: ClientConnection): Transaction<DB> => {
  const executor = db.getExecutor().withConnectionProvider({ provideConnection: (use) => use(connection) });
  return new Transaction<DB>({ config: { dialect }, dialect, driver, executor });
};
