import { Refusal } from '@comptoir/contract/errors';
import { uniqueKey, type NewTypeProduction } from '@comptoir/contract/domains/types-production/types-production.calls';
import { brokenBy, doublon } from '../../db/faults/because.ts';
import { unknownRecord } from '../../db/existing.ts';
import { jsonRows } from '../../db/json/json-text.ts';
import type { Db } from '../../db/tables.ts';

export const listTypesProduction = (db: Db) =>
  jsonRows(
    db,
    db
      .selectFrom('typesProduction')
      .select(['IDTypeProduction', 'IDCategorieProduction', 'IDSousCategorieProduction', 'IDVolumeProduction'])
      .orderBy('IDTypeProduction'),
  );

const invalid = (field: keyof NewTypeProduction, message: string) => new Refusal('invalid', `${message}.`, { [field]: message });

/** The refusal for each constraint. */
const refusals: Readonly<Record<string, (row: NewTypeProduction) => Refusal>> = {
  typesProduction_association: ({ IDCategorieProduction, IDSousCategorieProduction, IDVolumeProduction }) =>
    new Refusal('conflict', `Cette association de catégories existe déjà (${uniqueKey}).`).because(
      doublon('typesProduction', { IDCategorieProduction, IDSousCategorieProduction, IDVolumeProduction }),
    ),
  typesProduction_categorie: () => invalid('IDCategorieProduction', 'Cette catégorie n’existe pas ou n’existe plus'),
  typesProduction_sousCategorie: () => invalid('IDSousCategorieProduction', 'Cette sous-catégorie n’est pas de la catégorie choisie'),
  typesProduction_volume: () => invalid('IDVolumeProduction', 'Ce volume n’existe pas ou n’existe plus'),
};

const translate = (row: NewTypeProduction) => (error: unknown) => {
  const refusal = refusals[brokenBy(error)];
  throw refusal ? refusal(row) : error;
};

/** @throws Refusal 400, 409 */
export const insertTypeProduction = (db: Db, row: NewTypeProduction) =>
  db.insertInto('typesProduction').values(row).returning('IDTypeProduction').executeTakeFirstOrThrow().catch(translate(row));

/** @throws Refusal 404 */
export const deleteTypeProduction = async (db: Db, IDTypeProduction: number) => {
  const query = db.deleteFrom('typesProduction').where('IDTypeProduction', '=', IDTypeProduction);
  const { numDeletedRows } = await query.executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw unknownRecord();
};
