import { Refusal } from '@comptoir/contract/errors';
import { societeFields, societeReduiteFields } from '@comptoir/contract/domains/societes/societes.fields';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { sql, type Insertable, type Updateable } from 'kysely';
import { existing } from '../../db/existing.ts';
import { anyNumber, everyText } from '../../db/any-of.ts';
import { jsonRow, jsonRows } from '../../db/json/json-text.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';

export type StoredSociete = Awaited<ReturnType<typeof findSociete>>;

/** Whether the whole company is answered: to operators. */
export interface Completeness {
  all: boolean;
}

export const societesTables = ['societes', 'activites', 'societesMarques'];

const reduced = namesOf(societeReduiteFields);
const others = namesOf(societeFields).filter((name) => !Object.hasOwn(societeReduiteFields, name));

const marques = (db: Db) =>
  db
    .selectFrom('societesMarques')
    .select([
      'IDPlaque',
      sql<{ Make: string }[]>`json_agg(json_build_object('Make', "Make") order by "Make" collate tools.fr)`.as('Marques'),
    ])
    .groupBy('IDPlaque')
    .as('ownMarques');

const shown = (db: Db, { all }: Completeness) =>
  db
    .selectFrom('societes')
    .leftJoin('activites', 'activites.IDActivite', 'societes.IDActivite')
    .select(['societes.IDPlaque', 'activites.Descr as Activite_Descr'])
    .select(reduced.map((name) => `societes.${name}` as const))
    .$if(all, (query) =>
      query
        .leftJoin(marques(db), 'ownMarques.IDPlaque', 'societes.IDPlaque')
        .select(others.map((name) => `societes.${name}` as const))
        .select(sql<{ Make: string }[]>`coalesce("ownMarques"."Marques", '[]')`.as('Marques')),
    );

export const listSocietes = (db: Db, completeness: Completeness) => jsonRows(db, shown(db, completeness).orderBy('societes.IDPlaque'));

/** One company as JSON text. @throws Refusal 404 */
export const readSociete = async (db: Db, IDPlaque: number, completeness: Completeness) =>
  existing(await jsonRow(db, shown(db, completeness).where('societes.IDPlaque', '=', IDPlaque)));

const stored = (db: Db, IDPlaque: number) => db.selectFrom('societes').selectAll().where('IDPlaque', '=', IDPlaque);

/** @throws Refusal 404 */
export const findSociete = async (db: Db, IDPlaque: number) => existing(await stored(db, IDPlaque).executeTakeFirst());

/** The stored row, which nobody else changes until the transaction ends. @throws Refusal 404 */
export const lockSociete = async (db: Db, IDPlaque: number) => existing(await stored(db, IDPlaque).forNoKeyUpdate().executeTakeFirst());

export const listSocieteNames = async (db: Db, ids: readonly number[]) => {
  const rows = await db.selectFrom('societes').select(['IDPlaque', 'Libelle']).where('IDPlaque', '=', anyNumber(ids)).execute();
  return new Map(rows.map(({ IDPlaque, Libelle }) => [IDPlaque, Libelle]));
};

const refuseActivite = (error: unknown): never => {
  const isActivite = error instanceof Error && 'constraint' in error && error.constraint === 'societes_IDActivite_fkey';
  if (!isActivite) throw error;
  throw new Refusal('invalid', 'Cette activité n’existe pas.', { IDActivite: 'Activité inconnue' });
};

export const insertSociete = async <Given extends Insertable<CustomerTables['societes']>>(
  db: Db,
  row: OnlyColumns<CustomerTables['societes'], Given>,
) => {
  const { IDPlaque } = await db.insertInto('societes').values(row).returning('IDPlaque').executeTakeFirstOrThrow().catch(refuseActivite);
  return IDPlaque;
};

export const updateSociete = async <Given extends Updateable<CustomerTables['societes']>>(
  db: Db,
  IDPlaque: number,
  changes: OnlyColumns<CustomerTables['societes'], Given>,
) => {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('societes').set(changes).where('IDPlaque', '=', IDPlaque).execute().catch(refuseActivite);
};

export const listSocieteMarques = (db: Db, IDPlaque: number) =>
  db
    .selectFrom('societesMarques')
    .select('Make')
    .where('IDPlaque', '=', IDPlaque)
    .orderBy(sql`"Make" collate tools.fr`)
    .execute();

/** Replaces the brands of a company. */
export const replaceSocieteMarques = async (db: Db, { IDPlaque, IDActivite }: StoredSociete, makes: readonly string[]) => {
  await db.deleteFrom('societesMarques').where('IDPlaque', '=', IDPlaque).where('Make', '<>', everyText(makes)).execute();
  if (makes.length === 0 || IDActivite === null) return;
  await db
    .insertInto('societesMarques')
    .values(makes.map((Make) => ({ IDPlaque, IDActivite, Make })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** After a change of activity the company's brands are wrong, and so are those of sites linked to it. */
export const clearMarquesOfSociete = async (db: Db, IDPlaque: number) => {
  await db.deleteFrom('societesMarques').where('IDPlaque', '=', IDPlaque).execute();
  const linked = db.selectFrom('sites').select('IDSite').where('IDPlaque', '=', IDPlaque).where('IDActivite', 'is', null);
  await db.deleteFrom('sitesMarques').where('IDSite', 'in', linked).execute();
};
