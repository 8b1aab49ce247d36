import { sql } from 'kysely';
import { existing, unknownRecord } from '../../db/existing.ts';
import { jsonRow, jsonRows } from '../../db/json/json-text.ts';
import type { Db } from '../../db/tables.ts';

/** The tables that the list reads. */
export const logosTables = ['marques', 'activites', 'logosMarques'];

export const listLogos = (db: Db) =>
  jsonRows(
    db,
    db
      .selectFrom('marques')
      .innerJoin('activites', 'activites.IDActivite', 'marques.IDActivite')
      .leftJoin('logosMarques', 'logosMarques.IDMarque', 'marques.IDMarque')
      .select(['marques.IDMarque', 'marques.IDActivite', 'activites.Descr as Activite_Descr', 'Make'])
      .select(sql<string>`coalesce("logosMarques"."Logo", '')`.as('Logo'))
      .orderBy(sql`"Make" collate tools.fr`)
      .orderBy('marques.IDMarque'),
  );

/** The logo of a brand as JSON text; the brand has none when its name is ''. @throws Refusal 404 for a brand that there is not */
export const readLogo = async (db: Db, IDMarque: number) => {
  const query = db
    .selectFrom('marques')
    .leftJoin('logosMarques', 'logosMarques.IDMarque', 'marques.IDMarque')
    .select(['marques.IDMarque', 'Make'])
    .select([sql<string>`coalesce("Logo", '')`.as('Logo'), sql<string>`coalesce("Contenu", '')`.as('Contenu')])
    .where('marques.IDMarque', '=', IDMarque);
  return existing(await jsonRow(db, query));
};

const isUnknownMarque = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'logosMarques_IDMarque_fkey';

/** Writes nothing if the image is the same. @throws Refusal 404 for an unknown brand */
export const saveLogo = (db: Db, row: { IDMarque: number; Logo: string; Contenu: string }) =>
  db
    .insertInto('logosMarques')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('IDMarque').doUpdateSet({ Logo: row.Logo, Contenu: row.Contenu }).where('logosMarques.Logo', '<>', row.Logo),
    )
    .execute()
    .catch((error: unknown) => {
      throw isUnknownMarque(error) ? unknownRecord() : error;
    });

/** @throws Refusal 404 if there is no logo */
export const deleteLogo = async (db: Db, IDMarque: number) => {
  const { numDeletedRows } = await db.deleteFrom('logosMarques').where('IDMarque', '=', IDMarque).executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw unknownRecord();
};
