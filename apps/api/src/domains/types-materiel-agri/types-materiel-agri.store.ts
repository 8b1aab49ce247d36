import { sql, type Selectable } from 'kysely';
import { existing, unknownRecord } from '../../db/existing.ts';
import { anyNumber } from '../../db/any-of.ts';
import { jsonRow, jsonRows } from '../../db/json/json-text.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';

/** The tables that the list reads. */
export const typesMaterielTables = ['typesMaterielAgri', 'champsMaterielAgri', 'typesMaterielAgriChamps'];

type Champ = Pick<Selectable<CustomerTables['champsMaterielAgri']>, 'IDFieldMat' | 'Descr' | 'Categorie' | 'MaterialTableCol'>;

const shown = (db: Db) => {
  const own = db
    .selectFrom('typesMaterielAgriChamps as own')
    .innerJoin('champsMaterielAgri as champ', 'champ.IDFieldMat', 'own.IDFieldMat')
    .select([
      'own.IDTypeMaterialAgri',
      sql<number>`count(*)::integer`.as('NbChamps'),
      sql<Champ[]>`json_agg(json_build_object('IDFieldMat', champ."IDFieldMat", 'Descr', champ."Descr", 'Categorie', champ."Categorie",
        'MaterialTableCol', champ."MaterialTableCol") order by champ."Descr" collate tools.fr, champ."IDFieldMat")`.as('Champs'),
    ])
    .groupBy('own.IDTypeMaterialAgri')
    .as('champs');
  return db
    .selectFrom('typesMaterielAgri')
    .leftJoin(own, 'champs.IDTypeMaterialAgri', 'typesMaterielAgri.IDTypeMaterialAgri')
    .select(['typesMaterielAgri.IDTypeMaterialAgri', 'Descr'])
    .select([sql<number>`coalesce(champs."NbChamps", 0)`.as('NbChamps'), sql<Champ[]>`coalesce(champs."Champs", '[]')`.as('Champs')]);
};

export const listTypesMateriel = (db: Db) =>
  jsonRows(
    db,
    shown(db)
      .orderBy(sql`"Descr" collate tools.fr`)
      .orderBy('typesMaterielAgri.IDTypeMaterialAgri'),
  );

/** One type as JSON text. @throws Refusal 404 */
export const readTypeMateriel = async (db: Db, IDTypeMaterialAgri: number) =>
  existing(await jsonRow(db, shown(db).where('typesMaterielAgri.IDTypeMaterialAgri', '=', IDTypeMaterialAgri)));

/** Locks the type, its fields and its families until the transaction ends. @throws Refusal 404 */
export const lockTypeMateriel = async (db: Db, IDTypeMaterialAgri: number) => {
  const query = db.selectFrom('typesMaterielAgri').select('IDTypeMaterialAgri').where('IDTypeMaterialAgri', '=', IDTypeMaterialAgri);
  if (!(await query.forNoKeyUpdate().executeTakeFirst())) throw unknownRecord();
};

export const insertTypeMateriel = (db: Db, Descr: string) =>
  db.insertInto('typesMaterielAgri').values({ Descr }).returning('IDTypeMaterialAgri').executeTakeFirstOrThrow();

export const renameTypeMateriel = (db: Db, IDTypeMaterialAgri: number, Descr: string) =>
  db.updateTable('typesMaterielAgri').set({ Descr }).where('IDTypeMaterialAgri', '=', IDTypeMaterialAgri).execute();

/** Those of the ids that exist. */
export const findTypesMateriel = async (db: Db, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('typesMaterielAgri')
    .select('IDTypeMaterialAgri')
    .where('IDTypeMaterialAgri', '=', anyNumber(ids))
    .execute();
  return rows.map(({ IDTypeMaterialAgri }) => IDTypeMaterialAgri);
};
