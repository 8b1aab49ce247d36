import { sql } from 'kysely';
import { jsonRows } from '../../db/json/json-text.ts';
import type { Db } from '../../db/tables.ts';
import type { Session } from '../../http/session.ts';
import { findUtilisateur } from '../utilisateurs/utilisateurs.store.ts';
import type { RightChange } from './rights.rules.ts';

/** Whose rights may be given: those of this profile, or all of them. */
export type Giver = number | 'operator';

/** Operators give any right; customer access those of its own profile. */
export const giverOf = async (db: Db, { kind, id }: Pick<Session, 'kind' | 'id'>): Promise<Giver> =>
  kind === 'operator' ? 'operator' : (await findUtilisateur(db, id, { all: true })).drprofile_id;

/** Every right, whether the profile has it, and whether the giver may give it. */
const shown = (db: Db, DRPROFILE_ID: number, giver: Giver) =>
  db
    .selectFrom('DRPRIVILEGE_FUNCTION as enabled')
    .innerJoin('DRFUNCTION', 'DRFUNCTION.DRFUNCTION_ID', 'enabled.DRFUNCTION_ID')
    .leftJoin('DRPROFILE_PRIVILEGE as held', (join) =>
      join
        .onRef('held.DRFUNCTION_ID', '=', 'enabled.DRFUNCTION_ID')
        .onRef('held.DRTYPE_PRIVILEGE_ID', '=', 'enabled.DRTYPE_PRIVILEGE_ID')
        .on('held.DRPROFILE_ID', '=', DRPROFILE_ID),
    )
    .leftJoin('DRPROFILE_PRIVILEGE as given', (join) =>
      join
        .onRef('given.DRFUNCTION_ID', '=', 'enabled.DRFUNCTION_ID')
        .onRef('given.DRTYPE_PRIVILEGE_ID', '=', 'enabled.DRTYPE_PRIVILEGE_ID')
        .on('given.DRPROFILE_ID', '=', giver === 'operator' ? null : giver),
    )
    .select([
      'enabled.DRFUNCTION_ID',
      'DRFUNCTION_DESCR',
      'enabled.DRTYPE_PRIVILEGE_ID',
      'DRPRIVILEGE_FUNCTION_ENABLED',
      sql<boolean>`coalesce("held"."DRPROFILE_PRIVILEGE_CHECKED", false)`.as('DRPROFILE_PRIVILEGE_CHECKED'),
      sql<boolean>`${giver === 'operator'} or coalesce("given"."DRPROFILE_PRIVILEGE_CHECKED", false)`.as('PeutDonner'),
    ]);

/** The tables with a profile's rights, and those that decide what the giver may give. */
export const rightsTables = [
  'profilsESellerTeam',
  'utilisateurs',
  'SOFTWARE',
  'DRMODULE',
  'DRFUNCTION',
  'DRTYPE_PRIVILEGE',
  'DRPRIVILEGE_FUNCTION',
  'DRPROFILE_PRIVILEGE',
];

/** In the order of the grid: software, module, function, kind. */
export const listRights = (db: Db, DRPROFILE_ID: number, giver: Giver) => {
  const query = shown(db, DRPROFILE_ID, giver)
    .innerJoin('DRMODULE', 'DRMODULE.DRMODULE_ID', 'DRFUNCTION.DRMODULE_ID')
    .innerJoin('SOFTWARE', 'SOFTWARE.SOFTWARE_ID', 'DRMODULE.SOFTWARE_ID')
    .innerJoin('DRTYPE_PRIVILEGE', 'DRTYPE_PRIVILEGE.DRTYPE_PRIVILEGE_ID', 'enabled.DRTYPE_PRIVILEGE_ID')
    .select(['SOFTWARE.SOFTWARE_ID', 'SOFTWARE_CODE', 'SOFTWARE_DESCR', 'DRMODULE.DRMODULE_ID', 'DRMODULE_CODE', 'DRMODULE_DESCR'])
    .select(['DRFUNCTION_CODE', 'DRFUNCTION_COMMENT', 'DRTYPE_PRIVILEGE_CODE'])
    .orderBy('SOFTWARE.SOFTWARE_ID')
    .orderBy('DRMODULE.DRMODULE_ID')
    .orderBy('enabled.DRFUNCTION_ID')
    .orderBy('enabled.DRTYPE_PRIVILEGE_ID');
  return jsonRows(db, query);
};

/** The same without labels, for the rules. */
export const findRights = (db: Db, DRPROFILE_ID: number, giver: Giver) => shown(db, DRPROFILE_ID, giver).execute();

/** How many rights the people of a profile have by it, of all that there are: a tick counts only where its right is enabled. */
export const countRights = (db: Db, DRPROFILE_ID: number) =>
  db
    .selectFrom(shown(db, DRPROFILE_ID, 'operator').as('rights'))
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere(({ and }) => and({ DRPROFILE_PRIVILEGE_CHECKED: true, DRPRIVILEGE_FUNCTION_ENABLED: true }))
        .as('nb'),
      fn.countAll<number>().as('total'),
    ])
    .executeTakeFirstOrThrow();

/** Writes these rights of a profile in one statement. */
export const saveRights = async (db: Db, DRPROFILE_ID: number, rights: readonly RightChange[]) => {
  if (rights.length === 0) return;
  const rows = sql<{ DRPROFILE_ID: number; DRFUNCTION_ID: number; DRTYPE_PRIVILEGE_ID: number; DRPROFILE_PRIVILEGE_CHECKED: boolean }>`
    select ${DRPROFILE_ID}::bigint, "DRFUNCTION_ID", "DRTYPE_PRIVILEGE_ID", "DRPROFILE_PRIVILEGE_CHECKED"
    from jsonb_to_recordset(${JSON.stringify(rights)}::jsonb)
      as t("DRFUNCTION_ID" bigint, "DRTYPE_PRIVILEGE_ID" smallint, "DRPROFILE_PRIVILEGE_CHECKED" boolean)`;
  await db
    .insertInto('DRPROFILE_PRIVILEGE')
    .columns(['DRPROFILE_ID', 'DRFUNCTION_ID', 'DRTYPE_PRIVILEGE_ID', 'DRPROFILE_PRIVILEGE_CHECKED'])
    .expression(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['DRPROFILE_ID', 'DRFUNCTION_ID', 'DRTYPE_PRIVILEGE_ID'])
        .doUpdateSet(({ ref }) => ({ DRPROFILE_PRIVILEGE_CHECKED: ref('excluded.DRPROFILE_PRIVILEGE_CHECKED') })),
    )
    .execute();
};
