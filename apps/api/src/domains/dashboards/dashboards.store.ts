import { jsonRows } from '../../db/json/json-text.ts';
import type { Db } from '../../db/tables.ts';

export const listDashboards = (db: Db) =>
  jsonRows(db, db.selectFrom('dashboards').select(['IDDashboard', 'Libelle']).orderBy('IDDashboard'));

export const hasDashboard = async (db: Db, IDDashboard: number) => {
  const found = await db.selectFrom('dashboards').select('IDDashboard').where('IDDashboard', '=', IDDashboard).executeTakeFirst();
  return found !== undefined;
};
