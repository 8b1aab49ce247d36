import { nomDuDroit } from '@comptoir/contract/domains/pourquoi/pourquoi.calls';
import { sql } from 'kysely';
import { existing } from '../../db/existing.ts';
import type { Db } from '../../db/tables.ts';
import { fullName, visibleUtilisateurs, type Visibility } from '../utilisateurs/utilisateurs.store.ts';

export interface LeDroit {
  DRFUNCTION_ID: number;
  DRTYPE_PRIVILEGE_ID: number;
}

/** The tables that decide who has which right. */
export const fonctionsTables = [
  'utilisateurs',
  'profilsESellerTeam',
  'DRPROFILE_PRIVILEGE',
  'DRPRIVILEGE_FUNCTION',
  'DRFUNCTION',
  'DRMODULE',
  'SOFTWARE',
];

/** Every right that there is, or one of them, and for which profiles it is ticked; in the order of the grid. */
export const readDroits = async (db: Db, only?: LeDroit) => {
  const held = db
    .selectFrom('DRPROFILE_PRIVILEGE')
    .select(['DRFUNCTION_ID', 'DRTYPE_PRIVILEGE_ID', sql<number[]>`json_agg("DRPROFILE_ID")`.as('profils')])
    .where('DRPROFILE_PRIVILEGE_CHECKED', '=', true)
    .groupBy(['DRFUNCTION_ID', 'DRTYPE_PRIVILEGE_ID'])
    .as('held');
  const rows = await db
    .selectFrom('DRPRIVILEGE_FUNCTION as droit')
    .innerJoin('DRFUNCTION', 'DRFUNCTION.DRFUNCTION_ID', 'droit.DRFUNCTION_ID')
    .innerJoin('DRMODULE', 'DRMODULE.DRMODULE_ID', 'DRFUNCTION.DRMODULE_ID')
    .innerJoin('SOFTWARE', 'SOFTWARE.SOFTWARE_ID', 'DRMODULE.SOFTWARE_ID')
    .leftJoin(held, (join) =>
      join.onRef('held.DRFUNCTION_ID', '=', 'droit.DRFUNCTION_ID').onRef('held.DRTYPE_PRIVILEGE_ID', '=', 'droit.DRTYPE_PRIVILEGE_ID'),
    )
    .select(['droit.DRFUNCTION_ID', 'droit.DRTYPE_PRIVILEGE_ID', 'DRPRIVILEGE_FUNCTION_ENABLED', 'held.profils'])
    .select(['DRFUNCTION_DESCR', 'DRMODULE_DESCR as Module', 'SOFTWARE_DESCR as Logiciel'])
    .$if(only !== undefined, (query) =>
      query.where('droit.DRFUNCTION_ID', '=', only!.DRFUNCTION_ID).where('droit.DRTYPE_PRIVILEGE_ID', '=', only!.DRTYPE_PRIVILEGE_ID),
    )
    .orderBy('SOFTWARE.SOFTWARE_ID')
    .orderBy('DRMODULE.DRMODULE_ID')
    .orderBy('droit.DRFUNCTION_ID')
    .orderBy('droit.DRTYPE_PRIVILEGE_ID')
    .execute();
  return rows.map(({ profils, DRFUNCTION_DESCR, ...droit }) => ({
    ...droit,
    Fonction: nomDuDroit(DRFUNCTION_DESCR, droit.DRTYPE_PRIVILEGE_ID),
    profils: new Set(profils),
  }));
};
export type DroitLu = Awaited<ReturnType<typeof readDroits>>[number];

/** One right. @throws Refusal 404 */
export const findDroit = async (db: Db, asked: LeDroit) => existing((await readDroits(db, asked))[0]);

const situations = (db: Db, seen: Visibility) =>
  visibleUtilisateurs(db, seen)
    .select(['utilisateurs.IDPeople', fullName.as('Name'), 'utilisateurs.Actif', 'utilisateurs.drprofile_id'])
    .select(['utilisateurs.IsAccountOpened', 'profilsESellerTeam.DESCR as Profil'])
    .select(['utilisateurs.IDProfil', 'profilsEDataVoicePrc.Libelle as ProfilPrc']);

/** What decides on the rights of the people whom this session sees, by name. */
export const readSituations = (db: Db, seen: Visibility, IDSite?: number) =>
  situations(db, seen)
    .$if(IDSite !== undefined, (query) =>
      query.where('utilisateurs.IDPeople', 'in', (eb) =>
        eb.selectFrom('utilisateursSites').select('utilisateursSites.IDPeople').where('IDSite', '=', IDSite!),
      ),
    )
    .orderBy(sql`"Lastname" collate tools.fr`)
    .orderBy(sql`"Firstname" collate tools.fr`)
    .orderBy('utilisateurs.IDPeople')
    .execute();

/** The same of one person. @throws Refusal 404, also for somebody whom this session may not see */
export const findSituation = async (db: Db, seen: Visibility, IDPeople: number) =>
  existing(await situations(db, seen).where('utilisateurs.IDPeople', '=', IDPeople).executeTakeFirst());
export type SituationLue = Awaited<ReturnType<typeof findSituation>>;
