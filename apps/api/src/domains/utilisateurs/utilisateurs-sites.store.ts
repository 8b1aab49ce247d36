import { firstOfCard } from '@comptoir/contract/fiches';
import { sql } from 'kysely';
import { anyNumber, everyNumber } from '../../db/any-of.ts';
import { statement, type Slot } from '../../db/driver/statement.ts';
import type { Db } from '../../db/tables.ts';
import { hiddenProfile, type Visibility } from './utilisateurs.store.ts';

const sitesOf = statement((db: Db, slot: Slot<{ IDPeople: number }>) =>
  db.selectFrom('utilisateursSites').select('IDSite').where('IDPeople', '=', slot('IDPeople')).orderBy('IDSite'),
);

export const listSitesOf = async (db: Db, IDPeople: number) => {
  const rows = await sitesOf(db, { IDPeople });
  return rows.map(({ IDSite }) => IDSite);
};

/** The first sites of a person, and how many there are. */
export const firstSitesOf = async (db: Db, IDPeople: number, { all }: Visibility) => {
  const own = db
    .selectFrom('utilisateursSites')
    .innerJoin('sites', 'sites.IDSite', 'utilisateursSites.IDSite')
    .where('IDPeople', '=', IDPeople)
    .$if(!all, (query) => query.where('EstFictif', '=', false));
  const { nb } = await own.select(({ fn }) => fn.countAll<number>().as('nb')).executeTakeFirstOrThrow();
  const premiers = await own
    .select(['sites.IDSite', 'Descr'])
    .orderBy(sql`"Descr" collate tools.fr`)
    .orderBy('sites.IDSite')
    .limit(firstOfCard)
    .execute();
  return { nb, premiers };
};

/** The existing sites among these ids, with what decides who may change them. */
export const findSites = (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('sites')
        .select(['IDSite', 'TPR_IDTypeProduit', 'EstFictif'])
        .where('IDSite', '=', sql<number>`any(${[...ids]}::bigint[])`)
        .execute();

/** The pairs are sent as two lists: an import has more of them than a statement has parameters. */
export const addSites = (db: Db, rows: readonly { IDPeople: number; IDSite: number }[]) =>
  rows.length === 0
    ? Promise.resolve([])
    : db
        .insertInto('utilisateursSites')
        .columns(['IDPeople', 'IDSite'])
        .expression(
          sql`select * from unnest(${rows.map(({ IDPeople }) => IDPeople)}::bigint[], ${rows.map(({ IDSite }) => IDSite)}::bigint[])`,
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();

/** Removes sites from a user, with their Nissan identification. */
export const removeSites = async (db: Db, IDPeople: number, ids: readonly number[]) => {
  if (ids.length === 0) return;
  await db.deleteFrom('configNissan').where('IDPeople', '=', IDPeople).where('IDSite', '=', anyNumber(ids)).execute();
  await db.deleteFrom('utilisateursSites').where('IDPeople', '=', IDPeople).where('IDSite', '=', anyNumber(ids)).execute();
};

export interface Nissan {
  IDSite: number;
  CodeVendeur: string;
  VecturyID: string;
}

export const saveConfigNissan = async (db: Db, IDPeople: number, rows: readonly Nissan[]) => {
  const kept = rows.map(({ IDSite }) => IDSite);
  await db.deleteFrom('configNissan').where('IDPeople', '=', IDPeople).where('IDSite', '<>', everyNumber(kept)).execute();
  if (rows.length === 0) return;
  await db
    .insertInto('configNissan')
    .values(rows.map((row) => ({ IDPeople, ...row })))
    .onConflict((conflict) =>
      conflict
        .columns(['IDPeople', 'IDSite'])
        .doUpdateSet(({ ref }) => ({ CodeVendeur: ref('excluded.CodeVendeur'), VecturyID: ref('excluded.VecturyID') })),
    )
    .execute();
};

/** One row for each user and site (one for a user without sites), for the export; passwords sealed. */
export const listUtilisateursSites = (db: Db, { all }: { all: boolean }) => {
  const query = db
    .selectFrom('utilisateurs')
    .innerJoin('profilsESellerTeam', 'profilsESellerTeam.DRPROFILE_ID', 'utilisateurs.drprofile_id')
    .leftJoin('utilisateursSites', 'utilisateursSites.IDPeople', 'utilisateurs.IDPeople')
    .leftJoin('sites', 'sites.IDSite', 'utilisateursSites.IDSite')
    .select([
      'utilisateurs.IDPeople',
      'Lastname',
      'Firstname',
      'Initial',
      'utilisateurs.EMail',
      'LoginWEB',
      'Password',
      'profilsESellerTeam.DESCR as DRPROFILE_DESCR',
      'utilisateursSites.IDSite',
      'sites.Descr as Site_Descr',
      'utilisateurs.Actif',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('devices').select('IDPeopleDevice').whereRef('devices.IDPeople', '=', 'utilisateurs.IDPeople').where('Push', '=', true),
      )
        .$castTo<boolean>()
        .as('Appareil'),
    )
    .orderBy('utilisateurs.IDPeople')
    .orderBy('utilisateursSites.IDSite');
  return (all ? query : query.where('EstEDVMarketing', '=', false).where('profilsESellerTeam.DESCR', '<>', hiddenProfile)).execute();
};
