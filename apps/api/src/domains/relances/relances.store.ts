import { Refusal } from '@comptoir/contract/errors';
import { relanceFields } from '@comptoir/contract/domains/relances/relances.fields';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { sql, type Insertable, type Updateable } from 'kysely';
import { existing, unknownRecord } from '../../db/existing.ts';
import { anyNumber, everyNumber } from '../../db/any-of.ts';
import { jsonRow, jsonRows } from '../../db/json/json-text.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';
import type { Disponibilite } from './relances.rules.ts';

type Table = CustomerTables['relances'];

/** The tables that the list reads. */
export const relancesTables = ['relances', 'relancesEvenements', 'relancesPlaques', 'relancesSites'];

const shown = (db: Db) => {
  const plaques = db
    .selectFrom('relancesPlaques')
    .select(['IDRelanceAuto', sql<number[]>`json_agg("IDPlaque" order by "IDPlaque")`.as('Plaques')])
    .groupBy('IDRelanceAuto')
    .as('ownPlaques');
  const sites = db
    .selectFrom('relancesSites')
    .select(['IDRelanceAuto', sql<number[]>`json_agg("IDSite" order by "IDSite")`.as('Sites')])
    .groupBy('IDRelanceAuto')
    .as('ownSites');
  return db
    .selectFrom('relances')
    .innerJoin('relancesEvenements', 'relancesEvenements.IDRelanceAutoEvenement', 'relances.IDRelanceAutoEvenement')
    .leftJoin(plaques, 'ownPlaques.IDRelanceAuto', 'relances.IDRelanceAuto')
    .leftJoin(sites, 'ownSites.IDRelanceAuto', 'relances.IDRelanceAuto')
    .select(['relances.IDRelanceAuto', 'RelanceAutoEvenement_Libelle'])
    .select(namesOf(relanceFields).map((name) => `relances.${name}` as const))
    .select([
      sql<number[]>`coalesce("ownPlaques"."Plaques", '[]')`.as('Plaques'),
      sql<number[]>`coalesce("ownSites"."Sites", '[]')`.as('Sites'),
    ]);
};

export const listRelances = (db: Db) => jsonRows(db, shown(db).orderBy('relances.IDRelanceAuto'));

export const listEvenements = (db: Db) =>
  jsonRows(
    db,
    db
      .selectFrom('relancesEvenements')
      .select(['IDRelanceAutoEvenement', 'RelanceAutoEvenement_Libelle'])
      .orderBy('IDRelanceAutoEvenement'),
  );

/** One follow-up as JSON text. @throws Refusal 404 */
export const readRelance = async (db: Db, IDRelanceAuto: number) =>
  existing(await jsonRow(db, shown(db).where('relances.IDRelanceAuto', '=', IDRelanceAuto)));

const idsOf = async (db: Db, IDRelanceAuto: number) => {
  const plaques = await db.selectFrom('relancesPlaques').select('IDPlaque').where('IDRelanceAuto', '=', IDRelanceAuto).execute();
  const sites = await db.selectFrom('relancesSites').select('IDSite').where('IDRelanceAuto', '=', IDRelanceAuto).execute();
  return { Plaques: plaques.map(({ IDPlaque }) => IDPlaque), Sites: sites.map(({ IDSite }) => IDSite) };
};

/** The availability of a follow-up, locked until the transaction ends. @throws Refusal 404 */
export const lockRelance = async (db: Db, IDRelanceAuto: number): Promise<Disponibilite> => {
  const query = db.selectFrom('relances').select('Groupe').where('IDRelanceAuto', '=', IDRelanceAuto).forUpdate();
  const found = await query.executeTakeFirst();
  if (!found) throw unknownRecord();
  return { ...found, ...(await idsOf(db, IDRelanceAuto)) };
};

export const findPlaques = async (db: Db, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('societes').select('IDPlaque').where('IDPlaque', '=', anyNumber(ids)).execute();
  return rows.map(({ IDPlaque }) => IDPlaque);
};

const isUnknownEvenement = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'relances_IDRelanceAutoEvenement_fkey';

const refuseEvenement = (error: unknown): never => {
  if (!isUnknownEvenement(error)) throw error;
  throw new Refusal('invalid', 'Cet événement n’existe pas ou n’existe plus.', { IDRelanceAutoEvenement: 'Cet événement n’existe plus' });
};

/** @throws Refusal 400 for an event that does not exist. */
export const insertRelance = <Given extends Insertable<Table>>(db: Db, row: OnlyColumns<Table, Given>) =>
  db.insertInto('relances').values(row).returning('IDRelanceAuto').executeTakeFirstOrThrow().catch(refuseEvenement);

/** @throws Refusal 400 for an event that does not exist. */
export const updateRelance = <Given extends Updateable<Table>>(db: Db, IDRelanceAuto: number, changes: OnlyColumns<Table, Given>) =>
  db.updateTable('relances').set(changes).where('IDRelanceAuto', '=', IDRelanceAuto).execute().catch(refuseEvenement);

/** Replaces both lists. */
export const replaceLists = async (db: Db, IDRelanceAuto: number, { Plaques, Sites }: Pick<Disponibilite, 'Plaques' | 'Sites'>) => {
  await db.deleteFrom('relancesPlaques').where('IDRelanceAuto', '=', IDRelanceAuto).where('IDPlaque', '<>', everyNumber(Plaques)).execute();
  await db.deleteFrom('relancesSites').where('IDRelanceAuto', '=', IDRelanceAuto).where('IDSite', '<>', everyNumber(Sites)).execute();
  if (Plaques.length > 0) {
    const rows = Plaques.map((IDPlaque) => ({ IDRelanceAuto, IDPlaque }));
    await db
      .insertInto('relancesPlaques')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (Sites.length > 0) {
    const rows = Sites.map((IDSite) => ({ IDRelanceAuto, IDSite }));
    await db
      .insertInto('relancesSites')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

/** @throws Refusal 404 */
export const deleteRelance = async (db: Db, IDRelanceAuto: number) => {
  const { numDeletedRows } = await db.deleteFrom('relances').where('IDRelanceAuto', '=', IDRelanceAuto).executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw unknownRecord();
};
