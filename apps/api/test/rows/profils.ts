import type { ProfilESellerTeam, Right } from '@comptoir/contract/profils';
import type { Kysely } from 'kysely';
import type { CustomerTables } from '../../src/db/tables.ts';
import type { Client } from '../http.ts';
import type { Refused } from './utilisateurs.ts';

/** Functions with the kinds of right that are enabled. */
const functions = [
  { DRFUNCTION_ID: 1, DRMODULE_ID: 1, DRFUNCTION_DESCR: 'Créer une offre', enabled: [1, 2, 3, 4] },
  { DRFUNCTION_ID: 2, DRMODULE_ID: 1, DRFUNCTION_DESCR: 'Valider une remise', enabled: [1] },
  { DRFUNCTION_ID: 3, DRMODULE_ID: 2, DRFUNCTION_DESCR: 'Fiche client', enabled: [1, 2, 3, 4] },
  { DRFUNCTION_ID: 4, DRMODULE_ID: 3, DRFUNCTION_DESCR: 'Tableau des marges', enabled: [1] },
];
const kinds = [1, 2, 3, 4];

/** Profile, function, kinds: the administrator lacks a right that the regional manager holds; the seller holds one that is disabled. */
const held: [number, number, number[]][] = [
  [1, 1, [1, 2, 3, 4]],
  [1, 2, [1]],
  [1, 3, [1, 2, 3]],
  [2, 1, [1, 2]],
  [2, 2, [4]],
  [2, 3, [1]],
  [3, 4, [1]],
];

/** Two dashboards; four functions in three modules of two products; three permissions, of which the first profile holds one. */
export const fillProfils = async (db: Kysely<CustomerTables>) => {
  await db
    .insertInto('dashboards')
    .values([
      { IDDashboard: 1, Libelle: 'Activité commerciale' },
      { IDDashboard: 2, Libelle: 'Direction' },
    ])
    .execute();
  await db
    .insertInto('SOFTWARE')
    .values([
      { SOFTWARE_ID: 1, SOFTWARE_CODE: 'TEAM', SOFTWARE_DESCR: 'eSeller Team' },
      { SOFTWARE_ID: 2, SOFTWARE_CODE: 'REP', SOFTWARE_DESCR: 'Reporting' },
    ])
    .execute();
  await db
    .insertInto('DRMODULE')
    .values([
      { DRMODULE_ID: 1, SOFTWARE_ID: 1, DRMODULE_CODE: 'OFF', DRMODULE_DESCR: 'Offres' },
      { DRMODULE_ID: 2, SOFTWARE_ID: 1, DRMODULE_CODE: 'CLI', DRMODULE_DESCR: 'Clients' },
      { DRMODULE_ID: 3, SOFTWARE_ID: 2, DRMODULE_CODE: 'TAB', DRMODULE_DESCR: 'Tableaux' },
    ])
    .execute();
  await db
    .insertInto('DRFUNCTION')
    .values(
      functions.map(({ DRFUNCTION_ID, DRMODULE_ID, DRFUNCTION_DESCR }) => ({
        DRFUNCTION_ID,
        DRMODULE_ID,
        DRFUNCTION_DESCR,
        DRFUNCTION_CODE: `F${DRFUNCTION_ID}`,
      })),
    )
    .execute();
  const enabledRows = functions.flatMap(({ DRFUNCTION_ID, enabled }) =>
    kinds.map((DRTYPE_PRIVILEGE_ID) => ({
      DRFUNCTION_ID,
      DRTYPE_PRIVILEGE_ID,
      DRPRIVILEGE_FUNCTION_ENABLED: enabled.includes(DRTYPE_PRIVILEGE_ID),
    })),
  );
  await db.insertInto('DRPRIVILEGE_FUNCTION').values(enabledRows).execute();
  const heldRows = held.flatMap(([DRPROFILE_ID, DRFUNCTION_ID, types]) =>
    types.map((DRTYPE_PRIVILEGE_ID) => ({ DRPROFILE_ID, DRFUNCTION_ID, DRTYPE_PRIVILEGE_ID, DRPROFILE_PRIVILEGE_CHECKED: true })),
  );
  await db.insertInto('DRPROFILE_PRIVILEGE').values(heldRows).execute();
  await db
    .insertInto('permissions')
    .values([
      { Code: 'APPEL', Libelle: 'Appeler', LibelleCategoriePermission: 'Téléphone' },
      { Code: 'ECOUTE', Libelle: 'Écouter', LibelleCategoriePermission: 'Téléphone' },
      { Code: 'EXPORT', Libelle: 'Exporter', LibelleCategoriePermission: 'Données' },
    ])
    .execute();
  await db.insertInto('profilsEDataVoicePrcPermissions').values({ IDProfil: 1, Code: 'APPEL' }).execute();
};

const path = '/api/profils/eSellerTeam';

export const readProfil = async (by: Client, id: number) => (await by.call<ProfilESellerTeam>('GET', `${path}/${id}`)).body;
export const putProfil = (by: Client, id: number, body: object) => by.call<ProfilESellerTeam & Refused>('PUT', `${path}/${id}`, body);
export const rightsOf = async (by: Client, id: number) => (await by.call<Right[]>('GET', `${path}/${id}/rights`)).body;
export const putRights = (by: Client, id: number, body: object) => by.call<Right[] & Refused>('PUT', `${path}/${id}/rights`, body);
export const copyProfil = (by: Client, id: number, Name: string) =>
  by.call<{ DRPROFILE_ID: number } & Refused>('POST', `${path}/${id}/duplicate`, { Name });

/** A right as a client sends it. */
export const right = (DRFUNCTION_ID: number, DRTYPE_PRIVILEGE_ID: number, DRPROFILE_PRIVILEGE_CHECKED: boolean) => ({
  DRFUNCTION_ID,
  DRTYPE_PRIVILEGE_ID,
  DRPROFILE_PRIVILEGE_CHECKED,
});

/** `1U 3C`: functions by number, kinds by letter. */
export const inShort = (rights: readonly Right[]) =>
  rights.map(({ DRFUNCTION_ID, DRTYPE_PRIVILEGE_CODE }) => `${DRFUNCTION_ID}${DRTYPE_PRIVILEGE_CODE}`).join(' ');
export const heldBy = async (by: Client, id: number) =>
  inShort((await rightsOf(by, id)).filter(({ DRPROFILE_PRIVILEGE_CHECKED }) => DRPROFILE_PRIVILEGE_CHECKED));
