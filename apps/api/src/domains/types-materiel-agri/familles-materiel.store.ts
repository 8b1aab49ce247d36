import { sql } from 'kysely';
import { anyText, everyText } from '../../db/any-of.ts';
import { jsonRows } from '../../db/json/json-text.ts';
import type { Db } from '../../db/tables.ts';

export const listFamillesMateriel = (db: Db, withType: boolean) =>
  jsonRows(
    db,
    db
      .selectFrom('famillesMaterielAgri')
      .select('Descr')
      .$if(withType, (query) => query.select('IDTypeMaterialAgri'))
      .orderBy(sql`"Descr" collate tools.fr`),
  );

/** The families among the descriptions, locked until the transaction ends. */
export const lockFamilles = (db: Db, descriptions: readonly string[]) =>
  descriptions.length === 0
    ? Promise.resolve([])
    : db.selectFrom('famillesMaterielAgri').selectAll().where('Descr', '=', anyText(descriptions)).orderBy('Descr').forUpdate().execute();

/** Replaces the families of a type; unchanged ones are not written. */
export const replaceFamilles = async (db: Db, IDTypeMaterialAgri: number, descriptions: readonly string[]) => {
  await db
    .updateTable('famillesMaterielAgri')
    .set({ IDTypeMaterialAgri: null })
    .where('IDTypeMaterialAgri', '=', IDTypeMaterialAgri)
    .where('Descr', '<>', everyText(descriptions))
    .execute();
  if (descriptions.length === 0) return;
  await db
    .updateTable('famillesMaterielAgri')
    .set({ IDTypeMaterialAgri })
    .where('Descr', '=', anyText(descriptions))
    .where('IDTypeMaterialAgri', 'is', null)
    .execute();
};
