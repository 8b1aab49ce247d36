import { Refusal } from '@comptoir/contract/errors';
import type { Insertable, Updateable } from 'kysely';
import { doublon } from '../../db/faults/because.ts';
import { unknownRecord } from '../../db/existing.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';
import { fullName } from '../../domains/utilisateurs/utilisateurs.store.ts';

type Table = CustomerTables['renaultCsb'];

export const csbAddress = (schema: string, column: 'Username' | 'Password', id: number) => ({ schema, table: 'renaultCsb', column, id });

/** Sealed. */
export const findCsb = (db: Db, IDPeople: number) =>
  db.selectFrom('renaultCsb').selectAll().where('IDPeople', '=', IDPeople).executeTakeFirst();

/** @throws Refusal 409 when there is one already */
export const insertCsb = async <Given extends Insertable<Table>>(db: Db, row: OnlyColumns<Table, Given>) => {
  const added = await db
    .insertInto('renaultCsb')
    .values(row)
    .onConflict((conflict) => conflict.column('IDPeople').doNothing())
    .returning('IDPeople')
    .executeTakeFirst();
  if (!added)
    throw new Refusal('conflict', 'Cet utilisateur a déjà une configuration Renault CSB.').because(
      doublon('renaultCsb', { IDPeople: row.IDPeople }),
    );
};

export const updateCsb = async <Given extends Updateable<Table>>(db: Db, IDPeople: number, changes: OnlyColumns<Table, Given>) => {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('renaultCsb').set(changes).where('IDPeople', '=', IDPeople).execute();
};

/** Users with a configuration, sealed, and active users, who may need one. */
export const listCsb = (db: Db) =>
  db
    .selectFrom('utilisateurs')
    .leftJoin('renaultCsb', 'renaultCsb.IDPeople', 'utilisateurs.IDPeople')
    .select(['utilisateurs.IDPeople', fullName.as('Name'), 'renaultCsb.Username', 'renaultCsb.Password'])
    .where(({ or, eb }) => or([eb('utilisateurs.Actif', '=', true), eb('renaultCsb.IDPeople', 'is not', null)]))
    .orderBy('Name')
    .orderBy('utilisateurs.IDPeople')
    .execute();

/** Answers the id if there was one. */
export const removeCsbIfAny = (db: Db, IDPeople: number) =>
  db.deleteFrom('renaultCsb').where('IDPeople', '=', IDPeople).returning('IDPeople').executeTakeFirst();

/** @throws Refusal 404 if there is none */
export const deleteCsb = async (db: Db, IDPeople: number) => {
  if (!(await removeCsbIfAny(db, IDPeople))) throw unknownRecord();
};
