import { compteFields } from '@comptoir/contract/domains/comptes-eseller/comptes-eseller.calls';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { sql } from 'kysely';
import { anyNumber } from '../../db/any-of.ts';
import { jsonRows } from '../../db/json/json-text.ts';
import type { Db } from '../../db/tables.ts';
import {
  fullName,
  selectUtilisateurs,
  utilisateursTables,
  visibleUtilisateurs,
  type Visibility,
} from '../utilisateurs/utilisateurs.store.ts';

export const comptesESellerTables = [...utilisateursTables, 'comptesESeller'];

const names = namesOf(compteFields);

/** The list of users, each with the last opening of the account. */
export const listComptes = (db: Db, visibility: Visibility) => {
  const last = db
    .selectFrom('comptesESeller')
    .distinctOn('IDPeople')
    .select(['IDPeople', ...names])
    .orderBy('IDPeople')
    .orderBy('IDCompteESeller', 'desc')
    .as('lastCompte');
  const query = selectUtilisateurs(db, visibility)
    .leftJoin(last, 'lastCompte.IDPeople', 'utilisateurs.IDPeople')
    .select(names.map((name) => `lastCompte.${name}` as const));
  return jsonRows(db, query);
};

const selected = (db: Db, ids: readonly number[], visibility: Visibility) =>
  visibleUtilisateurs(db, visibility)
    .select(['utilisateurs.IDPeople', fullName.as('Name'), 'LoginWEB', 'profilsESellerTeam.DESCR as DRPROFILE_DESCR', 'IsAccountOpened'])
    .where('utilisateurs.IDPeople', '=', anyNumber(ids))
    .orderBy('utilisateurs.IDPeople');

/** The ids that this session can see. */
export const findComptes = (db: Db, ids: readonly number[], visibility: Visibility) => selected(db, ids, visibility).execute();

/** The same, locked until the transaction ends. */
export const holdComptes = (db: Db, ids: readonly number[], visibility: Visibility) =>
  selected(db, ids, visibility).forUpdate('utilisateurs').execute();

/** Contact addresses of the companies on whose sites these users work, company by company. */
export const listContacts = async (db: Db, ids: readonly number[]) => {
  const rows = await db
    .selectFrom('societes')
    .select('EMailsContacts')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('utilisateursSites')
          .innerJoin('sites', 'sites.IDSite', 'utilisateursSites.IDSite')
          .select('sites.IDSite')
          .whereRef('sites.IDPlaque', '=', 'societes.IDPlaque')
          .where('utilisateursSites.IDPeople', '=', anyNumber(ids)),
      ),
    )
    .orderBy('IDPlaque')
    .execute();
  return rows.map(({ EMailsContacts }) => EMailsContacts);
};

export const findEMail = async (db: Db, IDPeople: number) => {
  const found = await db.selectFrom('utilisateurs').select('EMail').where('IDPeople', '=', IDPeople).executeTakeFirst();
  return found?.EMail ?? '';
};

const setOpened = (db: Db, ids: readonly number[], IsAccountOpened: boolean) =>
  db.updateTable('utilisateurs').set({ IsAccountOpened }).where('IDPeople', '=', anyNumber(ids)).execute();

export interface Ouverture {
  DateHOuverture: string;
  FactureDu: string;
}
export interface Cloture {
  DateHCloture: string;
  FactureAu: string;
}

export const openComptes = async (db: Db, ids: readonly number[], { DateHOuverture, FactureDu }: Ouverture) => {
  await setOpened(db, ids, true);
  await db
    .insertInto('comptesESeller')
    .columns(['IDPeople', 'DateHOuverture', 'FactureDu'])
    .expression(sql`select unnest(${[...ids]}::bigint[]), ${DateHOuverture}::timestamptz, ${FactureDu}::date`)
    .execute();
};

/** An account opened before dates were kept gets a row. */
export const closeComptes = async (db: Db, ids: readonly number[], { DateHCloture, FactureAu }: Cloture) => {
  await setOpened(db, ids, false);
  const closed = await db
    .updateTable('comptesESeller')
    .set({ DateHCloture, FactureAu })
    .where('DateHCloture', 'is', null)
    .where('IDPeople', '=', anyNumber(ids))
    .returning('IDPeople')
    .execute();
  const known = new Set(closed.map(({ IDPeople }) => IDPeople));
  const undated = ids.filter((id) => !known.has(id));
  if (undated.length === 0) return;
  await db
    .insertInto('comptesESeller')
    .columns(['IDPeople', 'DateHCloture', 'FactureAu'])
    .expression(sql`select unnest(${undated}::bigint[]), ${DateHCloture}::timestamptz, ${FactureAu}::date`)
    .execute();
};
