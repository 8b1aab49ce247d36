import type { Db } from '../../src/db/tables.ts';

/** Functions with the kinds of right that are enabled. */
const functions = [
  { DRFUNCTION_ID: 1, DRMODULE_ID: 1, DRFUNCTION_DESCR: 'Créer une offre', enabled: [1, 2, 3, 4] },
  { DRFUNCTION_ID: 2, DRMODULE_ID: 1, DRFUNCTION_DESCR: 'Valider une remise', enabled: [1] },
  { DRFUNCTION_ID: 3, DRMODULE_ID: 2, DRFUNCTION_DESCR: 'Fiche client', enabled: [1, 2, 3, 4] },
  { DRFUNCTION_ID: 4, DRMODULE_ID: 3, DRFUNCTION_DESCR: 'Tableau des marges', enabled: [1] },
];
const kinds = [1, 2, 3, 4];

/** Profile, function, kinds: the administrator lacks a right of the regional manager; the seller has a disabled one. */
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
export const fillProfils = async (db: Db) => {
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
