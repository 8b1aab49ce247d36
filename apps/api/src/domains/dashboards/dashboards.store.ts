import type { Kysely } from 'kysely';
import { jsonRows } from '../../db/json/json-text.ts';
import type { CustomerTables } from '../../db/tables.ts';

type Db = Kysely<CustomerTables>;

export const listDashboards = (db: Db) =>
  jsonRows(db, db.selectFrom('dashboards').select(['IDDashboard', 'Libelle']).orderBy('IDDashboard'));

export const hasDashboard = async (db: Db, IDDashboard: number) => {
  const found = await db.selectFrom('dashboards').select('IDDashboard').where('IDDashboard', '=', IDDashboard).executeTakeFirst();
  return found !== undefined;
};
