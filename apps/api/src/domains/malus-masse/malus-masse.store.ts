import { grilleFields } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.fields';
import type { NewMalusMasse } from '@comptoir/contract/domains/malus-masse/malus-masse.calls';
import { trancheFields } from '@comptoir/contract/domains/malus-masse/malus-masse.fields';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { sql, type Insertable } from 'kysely';
import { existing, unknownRecord } from '../../db/existing.ts';
import { everyNumber } from '../../db/any-of.ts';
import { jsonRow, jsonRows } from '../../db/json/json-text.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';

type Row = Insertable<CustomerTables['malusMasse']>;

/** The tables that the list reads. */
export const malusMasseTables = ['malusMasse', 'malusMasseValues'];

interface Tranche {
  MasseMin: number;
  MasseMax: number | null;
  MontantTaxe: number;
}

const shown = (db: Db) => {
  const values = db
    .selectFrom('malusMasseValues')
    .select([
      'IDGrilleMalusMasse',
      sql<
        Tranche[]
      >`json_agg(json_build_object('MasseMin', "MasseMin", 'MasseMax', "MasseMax", 'MontantTaxe', "MontantTaxe") order by "MasseMin")`.as(
        'Values',
      ),
      sql<boolean>`bool_and("MontantTaxe" > 0)`.as('filled'),
    ])
    .groupBy('IDGrilleMalusMasse')
    .as('own');
  return db
    .selectFrom('malusMasse as grille')
    .leftJoin(values, 'own.IDGrilleMalusMasse', 'grille.IDGrilleMalusMasse')
    .select('grille.IDGrilleMalusMasse')
    .select(namesOf(grilleFields))
    .select([sql<Tranche[]>`coalesce(own."Values", '[]')`.as('Values'), sql<boolean>`coalesce(own.filled, false)`.as('Completed')]);
};

export const listMalusMasse = (db: Db) => jsonRows(db, shown(db).orderBy('DateDebut', 'desc').orderBy('IDGrilleMalusMasse'));

/** One grid as JSON text. @throws Refusal 404 */
export const readMalusMasse = async (db: Db, IDGrille: number) =>
  existing(await jsonRow(db, shown(db).where('grille.IDGrilleMalusMasse', '=', IDGrille)));

/** One grid; nobody else changes it until the transaction ends. @throws Refusal 404 */
export const lockMalusMasse = async (db: Db, IDGrille: number): Promise<NewMalusMasse> => {
  const found = await db
    .selectFrom('malusMasse')
    .select(namesOf(grilleFields))
    .where('IDGrilleMalusMasse', '=', IDGrille)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw unknownRecord();
  const rows = await db.selectFrom('malusMasseValues').select(namesOf(trancheFields)).where('IDGrilleMalusMasse', '=', IDGrille).execute();
  return { ...found, Values: rows.map((row) => ({ ...row, MontantTaxe: Number(row.MontantTaxe) })) };
};

/** The grid of a label, whatever its case, that holds from a day. */
export const findMalusMasse = async (db: Db, { Libelle, DateDebut }: Pick<NewMalusMasse, 'Libelle' | 'DateDebut'>) => {
  const found = await db
    .selectFrom('malusMasse')
    .select('IDGrilleMalusMasse')
    .where('DateDebut', '=', DateDebut)
    .where(sql`lower("Libelle")`, '=', Libelle.toLowerCase())
    .orderBy('IDGrilleMalusMasse')
    .executeTakeFirst();
  return found?.IDGrilleMalusMasse;
};

export const insertMalusMasse = <Given extends Row>(db: Db, row: OnlyColumns<Row, Given>) =>
  db.insertInto('malusMasse').values(row).returning('IDGrilleMalusMasse').executeTakeFirstOrThrow();

export const updateMalusMasse = <Given extends Row>(db: Db, IDGrille: number, row: OnlyColumns<Row, Given>) =>
  db.updateTable('malusMasse').set(row).where('IDGrilleMalusMasse', '=', IDGrille).execute();

/** Replaces the rows; unchanged ones are not written. */
export const replaceTranches = async (db: Db, IDGrille: number, { Values }: NewMalusMasse) => {
  const kept = Values.map(({ MasseMin }) => MasseMin);
  await db.deleteFrom('malusMasseValues').where('IDGrilleMalusMasse', '=', IDGrille).where('MasseMin', '<>', everyNumber(kept)).execute();
  if (Values.length === 0) return;
  await db
    .insertInto('malusMasseValues')
    .values(Values.map((value) => ({ IDGrilleMalusMasse: IDGrille, ...value })))
    .onConflict((conflict) =>
      conflict
        .columns(['IDGrilleMalusMasse', 'MasseMin'])
        .doUpdateSet((row) => ({ MasseMax: row.ref('excluded.MasseMax'), MontantTaxe: row.ref('excluded.MontantTaxe') }))
        .where((row) =>
          row.or([
            row('malusMasseValues.MasseMax', 'is distinct from', row.ref('excluded.MasseMax')),
            row('malusMasseValues.MontantTaxe', '<>', row.ref('excluded.MontantTaxe')),
          ]),
        ),
    )
    .execute();
};

/** @throws Refusal 404 */
export const deleteMalusMasse = async (db: Db, IDGrille: number) => {
  const query = db.deleteFrom('malusMasse').where('IDGrilleMalusMasse', '=', IDGrille);
  const { numDeletedRows } = await query.executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw unknownRecord();
};
