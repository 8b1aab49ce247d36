import { Refusal } from '@comptoir/contract/errors';
import { origineFlags } from '@comptoir/contract/domains/origines/origines.fields';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { sql, type Insertable, type Updateable } from 'kysely';
import { existing, unknownRecord } from '../../db/existing.ts';
import { anyNumber } from '../../db/any-of.ts';
import { jsonRows } from '../../db/json/json-text.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';

type Table = CustomerTables['origines'];

/** The tables that the list reads. */
export const originesTables = ['origines', 'sousFamilles', 'familles', 'originesTypes'];

interface OrigineType {
  IDOrigineActionType: number;
  Description: string;
}

const inFrench = (column: string) => sql`${sql.ref(column)} collate tools.fr`;

const shown = (db: Db) =>
  db
    .selectFrom('origines')
    .innerJoin('sousFamilles', 'sousFamilles.IDSousFamilleOrigineAction', 'origines.IDSousFamilleOrigineAction')
    .innerJoin('familles', 'familles.IDFamilleOrigineContact', 'sousFamilles.IDFamilleOrigineContact')
    .leftJoin('originesTypes', 'originesTypes.IDOrigineActionType', 'origines.IDOrigineActionType')
    .select([
      'IDOrigineAction',
      'origines.Libelle',
      'familles.IDFamilleOrigineContact',
      'familles.Libelle as Famille_Libelle',
      'origines.IDSousFamilleOrigineAction',
      'sousFamilles.Libelle as SousFamille_Libelle',
    ])
    .select(
      sql<OrigineType | null>`case when "originesTypes"."IDOrigineActionType" is not null then json_build_object(
        'IDOrigineActionType', "originesTypes"."IDOrigineActionType", 'Description', "originesTypes"."Description") end`.as('type'),
    )
    .select(namesOf(origineFlags));

/** By family, then by sub-family, sorted by label. */
export const listOrigines = (db: Db) =>
  jsonRows(
    db,
    shown(db)
      .orderBy(inFrench('familles.Libelle'))
      .orderBy('familles.IDFamilleOrigineContact')
      .orderBy(inFrench('sousFamilles.Libelle'))
      .orderBy('origines.IDSousFamilleOrigineAction')
      .orderBy(inFrench('origines.Libelle'))
      .orderBy('IDOrigineAction'),
  );

/** One origin as the list shows it. @throws Refusal 404 */
export const findOrigine = async (db: Db, IDOrigineAction: number) =>
  existing(await shown(db).where('IDOrigineAction', '=', IDOrigineAction).executeTakeFirst());

export const listTypes = (db: Db) =>
  jsonRows(db, db.selectFrom('originesTypes').select(['IDOrigineActionType', 'Description']).orderBy('IDOrigineActionType'));

export const findType = (db: Db, IDOrigineActionType: number) =>
  db.selectFrom('originesTypes').select('Description').where('IDOrigineActionType', '=', IDOrigineActionType).executeTakeFirst();

/** One origin; nobody else changes it, nor begins to refer to it, until the transaction ends. @throws Refusal 404 */
export const lockOrigine = async (db: Db, IDOrigineAction: number) => {
  const query = db
    .selectFrom('origines')
    .innerJoin('sousFamilles', 'sousFamilles.IDSousFamilleOrigineAction', 'origines.IDSousFamilleOrigineAction')
    .selectAll('origines')
    .select('IDFamilleOrigineContact')
    .where('IDOrigineAction', '=', IDOrigineAction)
    .forUpdate('origines');
  return existing(await query.executeTakeFirst());
};

export const listOrigineNames = async (db: Db, ids: readonly number[]) => {
  const query = db.selectFrom('origines').select(['IDOrigineAction', 'Libelle']).where('IDOrigineAction', '=', anyNumber(ids));
  return new Map((await query.execute()).map(({ IDOrigineAction, Libelle }) => [IDOrigineAction, Libelle]));
};

/** @throws Refusal 404 */
export const checkOrigine = async (db: Db, IDOrigineAction: number) => {
  const found = await db.selectFrom('origines').select('IDOrigineAction').where('IDOrigineAction', '=', IDOrigineAction).executeTakeFirst();
  if (!found) throw unknownRecord();
};

export const findOrigines = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('origines')
        .select(['IDOrigineAction', 'EstInactif'])
        .where('IDOrigineAction', '=', anyNumber(ids))
        .forShare()
        .execute();

const isUnknownType = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'origines_IDOrigineActionType_fkey';

/** Under the name that the call's body has for the type. */
const refuseType =
  (field: string) =>
  (error: unknown): never => {
    if (!isUnknownType(error)) throw error;
    throw new Refusal('invalid', 'Ce type n’existe pas ou n’existe plus.', { [field]: 'Ce type n’existe plus' });
  };

/** @throws Refusal 400 for a type that does not exist. */
export const insertOrigine = <Given extends Insertable<Table>>(db: Db, row: OnlyColumns<Table, Given>) =>
  db.insertInto('origines').values(row).returning('IDOrigineAction').executeTakeFirstOrThrow().catch(refuseType('IDType'));

/** @throws Refusal 400 for a type that does not exist. */
export const updateOrigine = async <Given extends Updateable<Table>>(
  db: Db,
  IDOrigineAction: number,
  changes: OnlyColumns<Table, Given>,
) => {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('origines').set(changes).where('IDOrigineAction', '=', IDOrigineAction).execute().catch(refuseType('type'));
};

export const deleteOrigine = (db: Db, IDOrigineAction: number) =>
  db.deleteFrom('origines').where('IDOrigineAction', '=', IDOrigineAction).execute();
