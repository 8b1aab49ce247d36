import { Refusal } from '@comptoir/contract/errors';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { utilisateurFields } from '@comptoir/contract/domains/utilisateurs/utilisateurs.fields';
import { sql, type Insertable, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { brokenBy, doublon } from '../../db/faults/because.ts';
import { existing } from '../../db/existing.ts';
import { anyNumber } from '../../db/any-of.ts';
import { jsonRows } from '../../db/json/json-text.ts';
import { takeIds } from '../../db/next-ids.ts';
import { jsonStatement, statement, type Slot } from '../../db/driver/statement.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';

export type StoredUtilisateur = Awaited<ReturnType<typeof findUtilisateur>>;

/** Users with this profile are hidden from customer access. */
export const hiddenProfile = 'Chef de région Nissan';

/** `Name` as all screens show a person. */
export const fullName = sql<string>`"utilisateurs"."Lastname" || ' ' || "utilisateurs"."Firstname"`;

const { Password: _, ...shownFields } = utilisateurFields;
const shownNames = namesOf(shownFields);

/** Whether everyone is seen: by operators. */
export interface Visibility {
  all: boolean;
}

/** The users that this session can see. */
export const visibleUtilisateurs = (db: Db, { all }: Visibility) => {
  const query = db
    .selectFrom('utilisateurs')
    .innerJoin('profilsESellerTeam', 'profilsESellerTeam.DRPROFILE_ID', 'utilisateurs.drprofile_id')
    .leftJoin('profilsLead', 'profilsLead.IDDRProfileEsellerLead', 'utilisateurs.IDDRProfileEsellerLead')
    .leftJoin('profilsEDataVoicePrc', 'profilsEDataVoicePrc.IDProfil', 'utilisateurs.IDProfil');
  return all ? query : query.where('EstEDVMarketing', '=', false).where('profilsESellerTeam.DESCR', '<>', hiddenProfile);
};

/** What `visibleUtilisateurs` and a person's name read: the tables, and the columns of the users. */
export const visibleTables = ['utilisateurs', 'profilsESellerTeam', 'profilsLead', 'profilsEDataVoicePrc'];
export const visibleColumns = [
  'IDPeople',
  'Lastname',
  'Firstname',
  'drprofile_id',
  'IDDRProfileEsellerLead',
  'IDProfil',
  'EstEDVMarketing',
];

/** Those whom customer access is not told of. */
export const listHidden = async (db: Db) => {
  const seen = visibleUtilisateurs(db, { all: false }).select('utilisateurs.IDPeople');
  const rows = await db.selectFrom('utilisateurs').select('IDPeople').where('IDPeople', 'not in', seen).execute();
  return rows.map(({ IDPeople }) => IDPeople);
};

const shown = (db: Db, visibility: Visibility) =>
  visibleUtilisateurs(db, visibility)
    .select([
      'utilisateurs.IDPeople',
      fullName.as('Name'),
      'Lastname as Nom',
      'profilsESellerTeam.DESCR as DRPROFILE_DESCR',
      'profilsLead.Libelle as DRProfileEsellerLead_Libelle',
      'profilsEDataVoicePrc.Libelle as Profil_Libelle',
      'EstEDVMarketing',
      'IsAccountOpened',
    ])
    .select(shownNames.map((name) => `utilisateurs.${name}` as const));

/** The tables that the lists read. */
export const utilisateursTables = [
  'utilisateurs',
  'utilisateursSites',
  'devices',
  'profilsESellerTeam',
  'profilsLead',
  'profilsEDataVoicePrc',
];

/** Rows of the list. */
export const selectUtilisateurs = (db: Db, visibility: Visibility) => {
  const sites = db
    .selectFrom('utilisateursSites')
    .select(['IDPeople', sql<{ IDSite: number }[]>`json_agg(json_build_object('IDSite', "IDSite") order by "IDSite")`.as('Sites')])
    .groupBy('IDPeople')
    .as('ownSites');
  const devices = db.selectFrom('devices').select('IDPeople').where('Push', '=', true).distinct().as('ownDevices');
  return shown(db, visibility)
    .leftJoin(sites, 'ownSites.IDPeople', 'utilisateurs.IDPeople')
    .leftJoin(devices, 'ownDevices.IDPeople', 'utilisateurs.IDPeople')
    .select([
      sql<{ IDSite: number }[]>`coalesce("ownSites"."Sites", '[]')`.as('Sites'),
      sql<boolean>`"ownDevices"."IDPeople" is not null`.as('Devices'),
    ])
    .orderBy('utilisateurs.IDPeople');
};

export const listUtilisateurs = (db: Db, visibility: Visibility) => jsonRows(db, selectUtilisateurs(db, visibility));

/** Users whose profile opens this console. */
export const listBackOffice = (db: Db) => jsonRows(db, selectUtilisateurs(db, { all: true }).where('AccesBackOffice', '=', true));

/** The addresses of those who may sign in to this console: the group's administrators. */
export const listAdministrators = async (db: Db): Promise<string[]> => {
  const rows = await visibleUtilisateurs(db, { all: true })
    .select('EMail')
    .where('AccesBackOffice', '=', true)
    .where('Actif', '=', true)
    .where('EMail', '<>', '')
    .orderBy('IDPeople')
    .execute();
  return [...new Set(rows.map(({ EMail }) => EMail))];
};

export const passwordAddress = (schema: string, id: number) => ({ schema, table: 'utilisateurs', column: 'Password', id });

const oneUtilisateur = (visibility: Visibility) => (db: Db, slot: Slot<{ IDPeople: number }>) =>
  shown(db, visibility)
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('utilisateursSites')
          .select('IDSite')
          .whereRef('utilisateursSites.IDPeople', '=', 'utilisateurs.IDPeople')
          .orderBy('IDSite'),
      ).as('Sites'),
      jsonArrayFrom(
        selectFrom('devices').select(['IDPeopleDevice', 'Modele', 'Push']).whereRef('devices.IDPeople', '=', 'utilisateurs.IDPeople'),
      ).as('Devices'),
      jsonArrayFrom(
        selectFrom('configNissan')
          .select(['IDSite', 'CodeVendeur', 'VecturyID'])
          .whereRef('configNissan.IDPeople', '=', 'utilisateurs.IDPeople')
          .orderBy('IDSite'),
      ).as('ConfigNissan'),
    ])
    .where('utilisateurs.IDPeople', '=', slot('IDPeople'));
const readAny = jsonStatement(oneUtilisateur({ all: true }));
const readVisible = jsonStatement(oneUtilisateur({ all: false }));

/** One user as JSON text, without the password. @throws Refusal 404 */
export const readUtilisateur = async (db: Db, IDPeople: number, { all }: Visibility) =>
  existing(await (all ? readAny : readVisible)(db, { IDPeople }));

const readSealed = jsonStatement((db: Db, slot: Slot<{ IDPeople: number }>) =>
  oneUtilisateur({ all: true })(db, slot).select('utilisateurs.Password'),
);

/** The same for operators, with the password as it is sealed. @throws Refusal 404 */
export const readWithPassword = async (db: Db, IDPeople: number) => existing(await readSealed(db, { IDPeople }));

const stored = (visibility: Visibility) => (db: Db, slot: Slot<{ IDPeople: number }>) =>
  visibleUtilisateurs(db, visibility).selectAll('utilisateurs').where('utilisateurs.IDPeople', '=', slot('IDPeople'));
const locked = (visibility: Visibility) => (db: Db, slot: Slot<{ IDPeople: number }>) =>
  stored(visibility)(db, slot).forNoKeyUpdate('utilisateurs');
const findAny = statement(stored({ all: true }));
const findVisible = statement(stored({ all: false }));
const lockAny = statement(locked({ all: true }));
const lockVisible = statement(locked({ all: false }));

/** The stored row, password sealed. @throws Refusal 404, also for a user that the session may not see. */
export const findUtilisateur = async (db: Db, IDPeople: number, { all }: Visibility) => {
  const [found] = await (all ? findAny : findVisible)(db, { IDPeople });
  return existing(found);
};

/** The same, which does not change until the transaction ends. @throws Refusal 404 */
export const lockUtilisateur = async (db: Db, IDPeople: number, { all }: Visibility) => {
  const [found] = await (all ? lockAny : lockVisible)(db, { IDPeople });
  return existing(found);
};

/** The names of those that this session can see. */
export const listNames = async (db: Db, ids: readonly number[], visibility: Visibility) => {
  const rows = await visibleUtilisateurs(db, visibility)
    .select(['utilisateurs.IDPeople', fullName.as('Name')])
    .where('utilisateurs.IDPeople', '=', anyNumber(ids))
    .execute();
  return new Map(rows.map(({ IDPeople, Name }) => [IDPeople, Name]));
};

const loginState = (db: Db) =>
  db
    .selectFrom('utilisateurs')
    .innerJoin('profilsESellerTeam', 'profilsESellerTeam.DRPROFILE_ID', 'utilisateurs.drprofile_id')
    .select(['IDPeople', 'LoginWEB', 'Password', 'Actif', 'AccesBackOffice', fullName.as('Name')])
    .select(({ fn, selectFrom, val }) =>
      fn.coalesce(selectFrom('epoques').select('Epoque').whereRef('epoques.IDPeople', '=', 'utilisateurs.IDPeople'), val(0)).as('Epoque'),
    );
const loginStateOf = statement((db: Db, slot: Slot<{ IDPeople: number }>) => loginState(db).where('IDPeople', '=', slot('IDPeople')));
const loginStateByName = statement((db: Db, slot: Slot<{ LoginWEB: string }>) =>
  loginState(db).where(sql.ref('utilisateurs.cleLoginWEB'), '=', sql`lower(${slot('LoginWEB')})`),
);

/** What a sign-in, or a request of a signed-in person, needs to know. */
export const findLoginState = async (db: Db, by: { IDPeople: number } | { LoginWEB: string }) => {
  const [found] = 'IDPeople' in by ? await loginStateOf(db, by) : await loginStateByName(db, by);
  return found;
};

/** Where a person gets mail; '' where nobody knows. */
export const findEMail = async (db: Db, IDPeople: number) =>
  (await db.selectFrom('utilisateurs').select('EMail').where('IDPeople', '=', IDPeople).executeTakeFirst())?.EMail ?? '';

/** Ids for new users, taken before writing, because a password is sealed for its record. */
export const nextIds = (db: Db, count: number) => takeIds(db, 'utilisateurs', 'IDPeople', count);

/** Of several users nobody says which one is refused. */
const refuseDuplicate = (LoginWEB: string | undefined) => (error: unknown) => {
  if (brokenBy(error) !== 'utilisateurs_LoginWEB') throw error;
  const sentence = 'Cet identifiant est déjà utilisé par un autre utilisateur.';
  const refusal = new Refusal('conflict', sentence, { LoginWEB: 'Identifiant déjà utilisé' });
  throw LoginWEB === undefined ? refusal.because({ code: 'doublon' }) : refusal.because(doublon('utilisateurs', { LoginWEB }, 'LoginWEB'));
};

export const insertUtilisateurs = <Given extends Insertable<CustomerTables['utilisateurs']>>(
  db: Db,
  rows: readonly OnlyColumns<CustomerTables['utilisateurs'], Given>[],
) =>
  db
    .insertInto('utilisateurs')
    .values([...rows])
    .execute()
    .catch(refuseDuplicate(rows.length === 1 ? rows[0]?.LoginWEB : undefined));

export const updateUtilisateur = async <Given extends Updateable<CustomerTables['utilisateurs']>>(
  db: Db,
  IDPeople: number,
  changes: OnlyColumns<CustomerTables['utilisateurs'], Given>,
) => {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('utilisateurs').set(changes).where('IDPeople', '=', IDPeople).execute().catch(refuseDuplicate(changes.LoginWEB));
};
