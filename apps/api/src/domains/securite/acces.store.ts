import type { Role } from '@comptoir/contract/portees';
import { sql, type Kysely } from 'kysely';
import type { Db, RegistryTables } from '../../db/tables.ts';
import { visibleUtilisateurs } from '../utilisateurs/utilisateurs.store.ts';

type Registry = Kysely<RegistryTables>;

/** Every operator with the rights of now and the last sign-in that is still known, by name. */
export const listOperateurs = (registry: Registry) =>
  registry
    .selectFrom('operators as o')
    .select(['o.IDOperator', 'o.login', 'o.name', 'o.Actif', 'o.Role', 'o.Serveurs', 'o.Clients'])
    .select(({ selectFrom }) =>
      selectFrom('sessions as s')
        .select(({ fn }) => fn.max('s.Debut').as('Derniere'))
        .whereRef('s.IDOperator', '=', 'o.IDOperator')
        .as('Derniere'),
    )
    .orderBy(sql`"name" collate tools.fr`)
    .orderBy('o.IDOperator')
    .execute();

/** Those of a customer whose profile opens the back office, active or not. */
export const listPersonnes = (db: Db) =>
  visibleUtilisateurs(db, { all: true })
    .select(['utilisateurs.IDPeople', 'utilisateurs.LoginWEB', 'utilisateurs.Actif', 'profilsESellerTeam.DESCR as Profil'])
    .select(sql<string>`concat_ws(' ', nullif("utilisateurs"."Lastname", ''), nullif("utilisateurs"."Firstname", ''))`.as('Name'))
    .where('AccesBackOffice', '=', true)
    .orderBy('Name')
    .orderBy('utilisateurs.IDPeople')
    .execute();

/** When the people of a customer last signed in, by their number. */
export const lastSignIns = async (registry: Registry, IDCustomer: number) => {
  const rows = await registry
    .selectFrom('sessions')
    .select(['IDPeople', ({ fn }) => fn.max('Debut').as('Derniere')])
    .where('IDCustomer', '=', IDCustomer)
    .groupBy('IDPeople')
    .execute();
  return new Map(rows.map(({ IDPeople, Derniere }) => [IDPeople, Derniere]));
};

/** The administrators and this operator, held until the write is over: two at once follow one another. */
export const lockRights = (registry: Registry, IDOperator: number) =>
  registry
    .selectFrom('operators')
    .select(['IDOperator', 'Actif', 'Role', 'Serveurs', 'Clients'])
    .where(({ or, eb }) => or([eb('Role', '=', 'administrateur'), eb('IDOperator', '=', IDOperator)]))
    .orderBy('IDOperator')
    .forUpdate()
    .execute();
export type Rights = Awaited<ReturnType<typeof lockRights>>[number];

export const setRights = (
  registry: Registry,
  IDOperator: number,
  rights: { Role: Role; Serveurs: number[] | null; Clients: number[] | null },
) => registry.updateTable('operators').set(rights).where('IDOperator', '=', IDOperator).execute();

export const suspend = async (registry: Registry, ids: readonly number[]) => {
  const { numUpdatedRows } = await registry
    .updateTable('operators')
    .set({ Actif: false })
    .where('IDOperator', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('Actif', '=', true)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};
