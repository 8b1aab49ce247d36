import { jsonRows } from '../../db/json/json-text.ts';
import type { Db } from '../../db/tables.ts';

export const listActivites = (db: Db) => jsonRows(db, db.selectFrom('activites').select(['IDActivite', 'Descr']).orderBy('IDActivite'));
