import type { Updateable } from 'kysely';
import { unknownRecord } from '../../db/existing.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';

type Column = keyof CustomerTables['sites'];

/** Every site with its company's label and these columns, for the grids of partners. */
export const listSiteColumns = <const C extends Column>(db: Db, columns: readonly C[]) =>
  db
    .selectFrom('sites')
    .innerJoin('societes', 'societes.IDPlaque', 'sites.IDPlaque')
    .select(['sites.IDSite', 'sites.Descr', 'societes.Libelle as Libelle_Societe'])
    .select(columns.map((column) => `sites.${column}` as const))
    .orderBy('societes.Libelle')
    .orderBy('sites.Descr')
    .orderBy('sites.IDSite')
    .execute();

/** @throws Refusal 404 */
export const updateSiteColumns = async <Given extends Updateable<CustomerTables['sites']>>(
  db: Db,
  IDSite: number,
  changes: OnlyColumns<CustomerTables['sites'], Given>,
) => {
  const found = await db.updateTable('sites').set(changes).where('IDSite', '=', IDSite).returning('IDSite').executeTakeFirst();
  if (!found) throw unknownRecord('Ce site');
};
