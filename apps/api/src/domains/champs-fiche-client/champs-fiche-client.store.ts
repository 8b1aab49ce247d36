import { unknownRecord } from '../../db/existing.ts';
import { jsonRows } from '../../db/json/json-text.ts';
import type { Db } from '../../db/tables.ts';

export const listChamps = (db: Db) =>
  jsonRows(
    db,
    db.selectFrom('champsFicheClient').select(['IDChampsFicheClient', 'Description', 'IDTFicheCli']).orderBy('IDChampsFicheClient'),
  );

export const listConfigurations = (db: Db) =>
  jsonRows(db, db.selectFrom('champsFicheClientConfigurations').select('IDChampsFicheClient').orderBy('IDChampsFicheClient'));

/** @throws Refusal 404 for an unknown field */
export const requireChamp = async (db: Db, IDChampsFicheClient: number) => {
  const query = db.selectFrom('champsFicheClient').select('IDChampsFicheClient').where('IDChampsFicheClient', '=', IDChampsFicheClient);
  if (!(await query.executeTakeFirst())) throw unknownRecord('Ce champ');
};

export const showChamp = (db: Db, IDChampsFicheClient: number) =>
  db
    .insertInto('champsFicheClientConfigurations')
    .values({ IDChampsFicheClient })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const hideChamp = (db: Db, IDChampsFicheClient: number) =>
  db.deleteFrom('champsFicheClientConfigurations').where('IDChampsFicheClient', '=', IDChampsFicheClient).execute();
