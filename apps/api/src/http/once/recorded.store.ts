import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import { lockRecord } from '../lists/versions.store.ts';

/** Whether an operation of this number was recorded at this customer; nobody else records it before this transaction ends. */
export const isRecorded = async (db: Db, groupe: string): Promise<boolean> => {
  await lockRecord(db, `operation ${groupe}`);
  const row = await db
    .selectFrom('journal')
    .select(sql`1`.as('one'))
    .where('Groupe', '=', groupe)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
