import { Refusal } from '@comptoir/contract/errors';
import { sql, type Insertable } from 'kysely';
import { existing } from '../../db/existing.ts';
import { jsonRows } from '../../db/json/json-text.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';

interface SousCategorie {
  IDSousCategorieProduction: number;
  Libelle: string;
}

const inFrench = sql`"Libelle" collate tools.fr`;

export const listCategoriesClients = (db: Db) =>
  jsonRows(db, db.selectFrom('categoriesClients').select(['IDCategorieClient', 'Libelle']).orderBy(inFrench).orderBy('IDCategorieClient'));

/** Each with its sub-categories. */
export const listCategoriesProduction = (db: Db) => {
  const own = db
    .selectFrom('sousCategoriesProduction')
    .select([
      'IDCategorieProduction',
      sql<SousCategorie[]>`json_agg(json_build_object('IDSousCategorieProduction', "IDSousCategorieProduction", 'Libelle', "Libelle")
        order by "Libelle" collate tools.fr, "IDSousCategorieProduction")`.as('rows'),
    ])
    .groupBy('IDCategorieProduction')
    .as('own');
  return jsonRows(
    db,
    db
      .selectFrom('categoriesProduction')
      .leftJoin(own, 'own.IDCategorieProduction', 'categoriesProduction.IDCategorieProduction')
      .select(['categoriesProduction.IDCategorieProduction', 'Libelle'])
      .select(sql<SousCategorie[]>`coalesce(own.rows, '[]')`.as('sousCategoriesProduction'))
      .orderBy(inFrench)
      .orderBy('categoriesProduction.IDCategorieProduction'),
  );
};

export const listVolumesProduction = (db: Db) =>
  jsonRows(
    db,
    db
      .selectFrom('volumesProduction')
      .select(['IDVolumeProduction', 'Libelle', 'EstNombreEntier'])
      .orderBy(inFrench)
      .orderBy('IDVolumeProduction'),
  );

export const insertCategorieClient = (db: Db, Libelle: string) =>
  db.insertInto('categoriesClients').values({ Libelle }).returning('IDCategorieClient').executeTakeFirstOrThrow();

export const insertCategorieProduction = (db: Db, Libelle: string) =>
  db.insertInto('categoriesProduction').values({ Libelle }).returning('IDCategorieProduction').executeTakeFirstOrThrow();

const isUnknownCategorie = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'sousCategoriesProduction_IDCategorieProduction_fkey';

/** @throws Refusal 400 for a category that does not exist. */
export const insertSousCategorie = <Given extends Insertable<CustomerTables['sousCategoriesProduction']>>(
  db: Db,
  row: OnlyColumns<CustomerTables['sousCategoriesProduction'], Given>,
) =>
  db
    .insertInto('sousCategoriesProduction')
    .values(row)
    .returning('IDSousCategorieProduction')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      if (!isUnknownCategorie(error)) throw error;
      const message = 'Cette catégorie n’existe pas ou n’existe plus';
      throw new Refusal('invalid', `${message}.`, { IDCategorieProduction: message });
    });

export const insertVolumeProduction = <Given extends Insertable<CustomerTables['volumesProduction']>>(
  db: Db,
  row: OnlyColumns<CustomerTables['volumesProduction'], Given>,
) => db.insertInto('volumesProduction').values(row).returning('IDVolumeProduction').executeTakeFirstOrThrow();

/** @throws Refusal 404 */
export const renameCategorieClient = async (db: Db, id: number, Libelle: string) => {
  const query = db.updateTable('categoriesClients').set({ Libelle }).where('IDCategorieClient', '=', id);
  return existing(await query.returning(['IDCategorieClient', 'Libelle']).executeTakeFirst());
};

/** @throws Refusal 404 */
export const renameCategorieProduction = async (db: Db, id: number, Libelle: string) => {
  const query = db.updateTable('categoriesProduction').set({ Libelle }).where('IDCategorieProduction', '=', id);
  return existing(await query.returning(['IDCategorieProduction', 'Libelle']).executeTakeFirst());
};

/** @throws Refusal 404 */
export const renameSousCategorie = async (db: Db, id: number, Libelle: string) => {
  const query = db.updateTable('sousCategoriesProduction').set({ Libelle }).where('IDSousCategorieProduction', '=', id);
  return existing(await query.returning(['IDSousCategorieProduction', 'Libelle']).executeTakeFirst());
};

/** @throws Refusal 404 */
export const renameVolumeProduction = async (db: Db, id: number, Libelle: string) => {
  const query = db.updateTable('volumesProduction').set({ Libelle }).where('IDVolumeProduction', '=', id);
  return existing(await query.returning(['IDVolumeProduction', 'Libelle', 'EstNombreEntier']).executeTakeFirst());
};
