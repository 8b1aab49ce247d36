import { sql, type Selectable } from 'kysely';
import { anyNumber } from '../../../db/any-of.ts';
import type { CustomerTables, Db } from '../../../db/tables.ts';
import type { StoredUtilisateur } from '../utilisateurs.store.ts';

type Row = Selectable<CustomerTables['utilisateurs']>;

/**
 * The users with these logins, whatever their case, locked until the transaction ends, so that nobody changes them between
 * reading and writing. Always in the same order, so that two imports never deadlock.
 */
export const holdUtilisateurs = (db: Db, logins: readonly string[]): Promise<StoredUtilisateur[]> =>
  db
    .selectFrom('utilisateurs')
    .selectAll()
    .where(sql.ref('cleLoginWEB'), 'in', sql`(select lower(login) from unnest(${[...logins]}::text[]) as login)`)
    .orderBy('IDPeople')
    .forNoKeyUpdate()
    .execute();

/** The sites of each of these users. */
export const listSitesOfEach = async (db: Db, ids: readonly number[]): Promise<Map<number, Set<number>>> => {
  const sites = new Map(ids.map((id) => [id, new Set<number>()]));
  if (ids.length === 0) return sites;
  const rows = await db.selectFrom('utilisateursSites').selectAll().where('IDPeople', '=', anyNumber(ids)).execute();
  for (const { IDPeople, IDSite } of rows) sites.get(IDPeople)?.add(IDSite);
  return sites;
};

export type ChangedRow = Pick<Row, 'IDPeople'> & { [Column in keyof Row]?: Row[Column] | undefined };

/**
 * Changes several users in one statement: for each, the columns of `fields`, which every row must have.
 * The rows must come from `holdUtilisateurs`, since unchanged columns are written as they were read.
 */
export const updateUtilisateurs = async (db: Db, fields: readonly (keyof Row)[], rows: readonly ChangedRow[]) => {
  if (rows.length === 0 || fields.length === 0) return;
  const changed = sql<Row>`json_populate_recordset(null::${sql.table('utilisateurs')}, ${JSON.stringify(rows)}::json)`.as('changed');
  await db
    .updateTable('utilisateurs')
    .from(changed)
    .set(Object.fromEntries(fields.map((field) => [field, sql.ref(`changed.${field}`)])))
    .whereRef('utilisateurs.IDPeople', '=', 'changed.IDPeople')
    .execute();
};
