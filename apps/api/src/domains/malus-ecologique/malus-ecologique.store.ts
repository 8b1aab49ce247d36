import type { NewMalusEcologique } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.calls';
import { emissionFields, malusEcologiqueFields } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.fields';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { sql, type Insertable } from 'kysely';
import { existing, unknownRecord } from '../../db/existing.ts';
import { jsonRow, jsonRows } from '../../db/json/json-text.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';

type Row = Insertable<CustomerTables['malusEcologique']>;

/** The tables that the list reads. */
export const malusEcologiqueTables = ['malusEcologique', 'malusEcologiqueValues'];

interface Emission {
  EmissionCO2: number;
  MontantTaxe: number;
}

const shown = (db: Db) => {
  const values = db
    .selectFrom('malusEcologiqueValues')
    .select([
      'IDGrilleMalusEcologique',
      sql<Emission[]>`json_agg(json_build_object('EmissionCO2', "EmissionCO2", 'MontantTaxe', "MontantTaxe") order by "EmissionCO2")`.as(
        'Values',
      ),
      sql<number>`count(*) filter (where "MontantTaxe" > 0)`.as('filled'),
    ])
    .groupBy('IDGrilleMalusEcologique')
    .as('own');
  return db
    .selectFrom('malusEcologique as grille')
    .leftJoin(values, 'own.IDGrilleMalusEcologique', 'grille.IDGrilleMalusEcologique')
    .select('grille.IDGrilleMalusEcologique')
    .select(namesOf(malusEcologiqueFields))
    .select([
      sql<Emission[]>`coalesce(own."Values", '[]')`.as('Values'),
      sql<boolean>`coalesce(own.filled, 0) = "CO2Max" - "CO2Min" + 1`.as('Completed'),
    ]);
};

export const listMalusEcologique = (db: Db) => jsonRows(db, shown(db).orderBy('DateDebut', 'desc').orderBy('IDGrilleMalusEcologique'));

/** One grid as JSON text. @throws Refusal 404 */
export const readMalusEcologique = async (db: Db, IDGrille: number) =>
  existing(await jsonRow(db, shown(db).where('grille.IDGrilleMalusEcologique', '=', IDGrille)));

/** One grid; nobody else changes it until the transaction ends. @throws Refusal 404 */
export const lockMalusEcologique = async (db: Db, IDGrille: number): Promise<NewMalusEcologique> => {
  const found = await db
    .selectFrom('malusEcologique')
    .select(namesOf(malusEcologiqueFields))
    .where('IDGrilleMalusEcologique', '=', IDGrille)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw unknownRecord();
  const rows = await db
    .selectFrom('malusEcologiqueValues')
    .select(namesOf(emissionFields))
    .where('IDGrilleMalusEcologique', '=', IDGrille)
    .execute();
  return { ...found, Values: rows.map(({ EmissionCO2, MontantTaxe }) => ({ EmissionCO2, MontantTaxe: Number(MontantTaxe) })) };
};

/** The grid of a label, whatever its case, that holds from a day. */
export const findMalusEcologique = async (db: Db, { Libelle, DateDebut }: Pick<NewMalusEcologique, 'Libelle' | 'DateDebut'>) => {
  const found = await db
    .selectFrom('malusEcologique')
    .select('IDGrilleMalusEcologique')
    .where('DateDebut', '=', DateDebut)
    .where(sql`lower("Libelle")`, '=', Libelle.toLowerCase())
    .orderBy('IDGrilleMalusEcologique')
    .executeTakeFirst();
  return found?.IDGrilleMalusEcologique;
};

export const insertMalusEcologique = <Given extends Row>(db: Db, row: OnlyColumns<Row, Given>) =>
  db.insertInto('malusEcologique').values(row).returning('IDGrilleMalusEcologique').executeTakeFirstOrThrow();

export const updateMalusEcologique = <Given extends Row>(db: Db, IDGrille: number, row: OnlyColumns<Row, Given>) =>
  db.updateTable('malusEcologique').set(row).where('IDGrilleMalusEcologique', '=', IDGrille).execute();

/** Replaces the rows; unchanged ones are not written. */
export const replaceEmissions = async (db: Db, IDGrille: number, { CO2Min, CO2Max, Values }: NewMalusEcologique) => {
  await db
    .deleteFrom('malusEcologiqueValues')
    .where('IDGrilleMalusEcologique', '=', IDGrille)
    .where((row) => row.or([row('EmissionCO2', '<', CO2Min), row('EmissionCO2', '>', CO2Max)]))
    .execute();
  if (Values.length === 0) return;
  await db
    .insertInto('malusEcologiqueValues')
    .values(Values.map((value) => ({ IDGrilleMalusEcologique: IDGrille, ...value })))
    .onConflict((conflict) =>
      conflict
        .columns(['IDGrilleMalusEcologique', 'EmissionCO2'])
        .doUpdateSet((row) => ({ MontantTaxe: row.ref('excluded.MontantTaxe') }))
        .whereRef('malusEcologiqueValues.MontantTaxe', '<>', 'excluded.MontantTaxe'),
    )
    .execute();
};

/** @throws Refusal 404 */
export const deleteMalusEcologique = async (db: Db, IDGrille: number) => {
  const query = db.deleteFrom('malusEcologique').where('IDGrilleMalusEcologique', '=', IDGrille);
  const { numDeletedRows } = await query.executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw unknownRecord();
};
