import { namesOf } from '@comptoir/contract/fields/shapes';
import { planetVOColumns } from '@comptoir/contract/interfaces/planetvo/planetvo.calls';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../db/tables.ts';
import { fullName } from '../../domains/utilisateurs/utilisateurs.store.ts';
import { lastOfEach } from '../../partners/last-of-each.ts';

/** Whoever has a configuration, and the active sellers of used vehicles, who may need one. */
export const listUsers = (db: Db) =>
  db
    .selectFrom('utilisateurs')
    .leftJoin('planetvoUtilisateurs as p', 'p.IDPeople', 'utilisateurs.IDPeople')
    .select(({ selectFrom }) => [
      'utilisateurs.IDPeople',
      fullName.as('Name'),
      sql<string>`coalesce(p."BasePVO", '')`.as('BasePVO'),
      sql<string>`coalesce(p."NickName", '')`.as('NickName'),
      jsonArrayFrom(
        selectFrom('utilisateursSites')
          .innerJoin('sites', 'sites.IDSite', 'utilisateursSites.IDSite')
          .select(['sites.IDSite', 'sites.Descr'])
          .whereRef('utilisateursSites.IDPeople', '=', 'utilisateurs.IDPeople')
          .orderBy('sites.Descr')
          .orderBy('sites.IDSite'),
      ).as('Sites'),
    ])
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        eb('p.IDPeople', 'is not', null),
        and([eb('utilisateurs.TypeVO', '=', true), eb('utilisateurs.Actif', '=', true)]),
        exists(
          selectFrom('planetvoSocietes')
            .select('planetvoSocietes.IDPlaque')
            .whereRef('planetvoSocietes.IDPeople', '=', 'utilisateurs.IDPeople'),
        ),
      ]),
    )
    .orderBy('Name')
    .orderBy('utilisateurs.IDPeople')
    .execute();

export const readUser = async (db: Db, IDPeople: number) => {
  const found = await db
    .selectFrom('planetvoUtilisateurs')
    .select(namesOf(planetVOColumns))
    .where('IDPeople', '=', IDPeople)
    .executeTakeFirst();
  return found ?? { BasePVO: '', NickName: '' };
};

/** Every company, and whether this user is active there; without a user, whether anybody is. */
export const listPlaques = (db: Db, IDPeople: number | null) =>
  db
    .selectFrom('societes')
    .select(({ exists, selectFrom }) => [
      'societes.IDPlaque',
      'societes.Libelle',
      exists(
        selectFrom('planetvoSocietes')
          .select('planetvoSocietes.IDPlaque')
          .whereRef('planetvoSocietes.IDPlaque', '=', 'societes.IDPlaque')
          .where('planetvoSocietes.Actif', '=', true)
          .$if(IDPeople !== null, (query) => query.where('planetvoSocietes.IDPeople', '=', IDPeople)),
      )
        .$castTo<boolean>()
        .as('Actif'),
    ])
    .orderBy('societes.Libelle')
    .execute();

export const saveUser = (db: Db, IDPeople: number, changes: { BasePVO?: string | undefined; NickName?: string | undefined }) => {
  const { BasePVO, NickName } = changes;
  const given = { ...(BasePVO === undefined ? {} : { BasePVO }), ...(NickName === undefined ? {} : { NickName }) };
  return db
    .insertInto('planetvoUtilisateurs')
    .values({ IDPeople, ...given })
    .onConflict((conflict) =>
      Object.keys(given).length === 0 ? conflict.column('IDPeople').doNothing() : conflict.column('IDPeople').doUpdateSet(given),
    )
    .execute();
};

export const savePlaques = async (db: Db, IDPeople: number, plaques: readonly { IDPlaque: number; Actif: boolean }[]) => {
  if (plaques.length === 0) return;
  await db
    .insertInto('planetvoSocietes')
    .values(lastOfEach(plaques, ({ IDPlaque }) => IDPlaque).map(({ IDPlaque, Actif }) => ({ IDPeople, IDPlaque, Actif })))
    .onConflict((conflict) => conflict.columns(['IDPeople', 'IDPlaque']).doUpdateSet(({ ref }) => ({ Actif: ref('excluded.Actif') })))
    .execute();
};

export const removeUser = async (db: Db, IDPeople: number) => {
  await db.deleteFrom('planetvoUtilisateurs').where('IDPeople', '=', IDPeople).execute();
  await db.deleteFrom('planetvoSocietes').where('IDPeople', '=', IDPeople).execute();
};
