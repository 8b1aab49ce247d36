import type { Updateable } from 'kysely';
import { statement } from '../../db/driver/statement.ts';
import { jsonRow } from '../../db/json/json-text.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';

type Table = CustomerTables['gpParametres'];

const missing = () => new Error('the record of parameters is missing');
const theRecord = statement((db: Db) => db.selectFrom('gpParametres').selectAll());

/** The group's one record of parameters. */
export const readGpParametres = async (db: Db) => {
  const [record] = await theRecord(db, {});
  if (!record) throw missing();
  return record;
};

/** The same, locked until the transaction ends. */
export const lockParametres = (db: Db) => db.selectFrom('gpParametres').selectAll().forNoKeyUpdate().executeTakeFirstOrThrow();

/** These parameters of the record, as JSON text. */
export const readParametres = async <Code extends keyof Table>(db: Db, codes: readonly Code[]) => {
  const text = await jsonRow(db, db.selectFrom('gpParametres').select(codes));
  if (text === null) throw missing();
  return text;
};

/** Other parameters than those given stay as they are. */
export const updateParametres = async <Given extends Updateable<Table>>(db: Db, changes: OnlyColumns<Table, Given>) => {
  if (Object.keys(changes).length > 0) await db.updateTable('gpParametres').set(changes).execute();
};

export const readDpoContact = (db: Db) =>
  db.selectFrom('dpoContact').select(['config', 'mailDPOSent', 'exist', 'message']).executeTakeFirstOrThrow();
