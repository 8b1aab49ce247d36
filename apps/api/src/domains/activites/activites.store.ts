import type { Kysely } from 'kysely';
import { jsonRows } from '../../db/json/json-text.ts';
import type { CustomerTables } from '../../db/tables.ts';

export const listActivites = (db: Kysely<CustomerTables>) =>
  jsonRows(db, db.selectFrom('activites').select(['IDActivite', 'Descr']).orderBy('IDActivite'));
