import { profilPrcFields } from '@comptoir/contract/domains/profils/profils.fields';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { sql, type Insertable, type Updateable } from 'kysely';
import { existing } from '../../db/existing.ts';
import { everyText } from '../../db/any-of.ts';
import { jsonRow, jsonRows } from '../../db/json/json-text.ts';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';

type Table = CustomerTables['profilsEDataVoicePrc'];

const shown = (db: Db) =>
  db
    .selectFrom('profilsEDataVoicePrc')
    .innerJoin('profilsLead', 'profilsLead.IDDRProfileEsellerLead', 'profilsEDataVoicePrc.IDTypeProfil')
    .select(['IDProfil', ...namesOf(profilPrcFields).map((name) => `profilsEDataVoicePrc.${name}` as const)])
    .select(({ fn }) => fn.coalesce('profilsLead.LibelleEDataVoice', 'profilsLead.Libelle').as('ProfilTypeLibelle'));

export const listProfilsEDataVoicePrc = (db: Db) => jsonRows(db, shown(db).orderBy('IDProfil'));

/** The lead profiles that have a name in the customer-relations workstation. */
const types = (db: Db) => db.selectFrom('profilsLead').where('LibelleEDataVoice', 'is not', null);

export const listTypesPrc = (db: Db) =>
  jsonRows(
    db,
    types(db)
      .select(['IDDRProfileEsellerLead', 'LibelleEDataVoice'])
      .$narrowType<{ LibelleEDataVoice: string }>()
      .orderBy('IDDRProfileEsellerLead'),
  );

export const hasTypePrc = async (db: Db, IDTypeProfil: number) => {
  const query = types(db).select('IDDRProfileEsellerLead').where('IDDRProfileEsellerLead', '=', IDTypeProfil);
  return (await query.executeTakeFirst()) !== undefined;
};

/** One profile as JSON text. @throws Refusal 404 */
export const readProfilPrc = async (db: Db, IDProfil: number) => {
  const query = shown(db)
    .select(({ selectFrom }) =>
      selectFrom('profilsEDataVoicePrcPermissions as held')
        .select(sql<string[]>`coalesce(json_agg("Code" order by "Code"), '[]')`.as('codes'))
        .whereRef('held.IDProfil', '=', 'profilsEDataVoicePrc.IDProfil')
        .$asScalar()
        .$notNull()
        .as('Permissions'),
    )
    .where('IDProfil', '=', IDProfil);
  return existing(await jsonRow(db, query));
};

/** @throws Refusal 404 */
export const findProfilPrc = async (db: Db, IDProfil: number) =>
  existing(await db.selectFrom('profilsEDataVoicePrc').selectAll().where('IDProfil', '=', IDProfil).executeTakeFirst());

/** Answers the new profile's id. */
export const insertProfilPrc = async <Given extends Insertable<Table>>(db: Db, row: OnlyColumns<Table, Given>) => {
  const { IDProfil } = await db.insertInto('profilsEDataVoicePrc').values(row).returning('IDProfil').executeTakeFirstOrThrow();
  return IDProfil;
};

export const updateProfilPrc = async <Given extends Updateable<Table>>(db: Db, IDProfil: number, changes: OnlyColumns<Table, Given>) => {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('profilsEDataVoicePrc').set(changes).where('IDProfil', '=', IDProfil).execute();
};

/** Replaces the permissions of a profile; unchanged ones are not written. */
export const savePermissions = async (db: Db, IDProfil: number, codes: readonly string[]) => {
  const held = db.deleteFrom('profilsEDataVoicePrcPermissions').where('IDProfil', '=', IDProfil);
  await held.where('Code', '<>', everyText(codes)).execute();
  if (codes.length === 0) return;
  await db
    .insertInto('profilsEDataVoicePrcPermissions')
    .values(codes.map((Code) => ({ IDProfil, Code })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
