import { sql } from 'kysely';
import { anyText } from '../../db/any-of.ts';
import { existing } from '../../db/existing.ts';
import { jsonRows } from '../../db/json/json-text.ts';
import type { Db } from '../../db/tables.ts';

const inFrench = (column: 'LibelleCategoriePermission' | 'Libelle') => sql`${sql.ref(column)} collate tools.fr`;

/** By category, in French order. */
const inOrder = (db: Db) =>
  db.selectFrom('permissions').orderBy(inFrench('LibelleCategoriePermission')).orderBy(inFrench('Libelle')).orderBy('permissions.Code');

export const listPermissions = (db: Db) =>
  jsonRows(db, inOrder(db).select(['Code', 'Libelle', 'Description', 'LibelleCategoriePermission']));

/** What decides on who has which permission, beside people: the tables, and the columns of the group's parameters. */
export const permissionsTables = ['permissions', 'profilsEDataVoicePrcPermissions', 'gpParametres'];
export const permissionsParametres = ['IDGpParametres', 'GRP_ClientEDatavoice'] as const;

/** Every permission, or one of them, with the profiles that hold it and whether the group has the workstation. */
export const readPermissions = async (db: Db, only?: string) => {
  const client = await db.selectFrom('gpParametres').select(permissionsParametres).executeTakeFirstOrThrow();
  const held = db
    .selectFrom('profilsEDataVoicePrcPermissions')
    .select(['Code', sql<number[]>`json_agg("IDProfil")`.as('profils')])
    .groupBy('Code')
    .as('held');
  const rows = await inOrder(db)
    .leftJoin(held, 'held.Code', 'permissions.Code')
    .select(['permissions.Code', 'Libelle', 'LibelleCategoriePermission', 'held.profils'])
    .$if(only !== undefined, (query) => query.where('permissions.Code', '=', only!))
    .execute();
  return rows.map(({ profils, ...permission }) => ({ ...permission, ...client, profils: new Set(profils) }));
};
export type PermissionLue = Awaited<ReturnType<typeof readPermissions>>[number];

/** One permission. @throws Refusal 404 */
export const findPermission = async (db: Db, Code: string) => existing((await readPermissions(db, Code))[0]);

/** The codes that a profile holds. */
export const readHeldPermissions = async (db: Db, IDProfil: number) => {
  const held = await db.selectFrom('profilsEDataVoicePrcPermissions').select('Code').where('IDProfil', '=', IDProfil).execute();
  return held.map(({ Code }) => Code);
};

/** The unknown ones of these codes. */
export const unknownPermissions = async (db: Db, codes: readonly string[]) => {
  if (codes.length === 0) return [];
  const found = await db.selectFrom('permissions').select('Code').where('Code', '=', anyText(codes)).execute();
  const known = new Set(found.map(({ Code }) => Code));
  return codes.filter((code) => !known.has(code));
};
