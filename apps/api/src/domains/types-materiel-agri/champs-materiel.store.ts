import { sql } from 'kysely';
import { anyNumber, everyNumber } from '../../db/any-of.ts';
import { jsonRows } from '../../db/json/json-text.ts';
import type { Db } from '../../db/tables.ts';

export const listChampsMateriel = (db: Db) =>
  jsonRows(
    db,
    db
      .selectFrom('champsMaterielAgri')
      .select(['IDFieldMat', 'Descr', 'Categorie', 'MaterialTableCol'])
      .orderBy(sql`"Descr" collate tools.fr`)
      .orderBy('IDFieldMat'),
  );

/** Those of the ids that exist. */
export const findChamps = async (db: Db, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('champsMaterielAgri').select('IDFieldMat').where('IDFieldMat', '=', anyNumber(ids)).execute();
  return rows.map(({ IDFieldMat }) => IDFieldMat);
};

/** A field of the group's own: the vehicles' table has no column for it. */
export const insertChamp = (db: Db, Descr: string) =>
  db
    .insertInto('champsMaterielAgri')
    .values({ Descr, Categorie: null, MaterialTableCol: null })
    .returning('IDFieldMat')
    .executeTakeFirstOrThrow();

export const attachChamp = async (db: Db, IDFieldMat: number, types: readonly number[]) => {
  if (types.length === 0) return;
  await db
    .insertInto('typesMaterielAgriChamps')
    .values(types.map((IDTypeMaterialAgri) => ({ IDTypeMaterialAgri, IDFieldMat })))
    .execute();
};

/** Replaces the fields of a type; unchanged ones are not written. */
export const replaceChamps = async (db: Db, IDTypeMaterialAgri: number, champs: readonly number[]) => {
  const stale = db.deleteFrom('typesMaterielAgriChamps').where('IDTypeMaterialAgri', '=', IDTypeMaterialAgri);
  await stale.where('IDFieldMat', '<>', everyNumber(champs)).execute();
  if (champs.length === 0) return;
  await db
    .insertInto('typesMaterielAgriChamps')
    .values(champs.map((IDFieldMat) => ({ IDTypeMaterialAgri, IDFieldMat })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
