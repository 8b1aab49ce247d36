import { sql } from 'kysely';
import { anyText } from '../../db/any-of.ts';
import { jsonRows } from '../../db/json/json-text.ts';
import type { Db } from '../../db/tables.ts';

/** By category, in French order. */
export const listPermissions = (db: Db) => {
  const inFrench = (column: 'LibelleCategoriePermission' | 'Libelle') => sql`${sql.ref(column)} collate tools.fr`;
  const query = db
    .selectFrom('permissions')
    .select(['Code', 'Libelle', 'Description', 'LibelleCategoriePermission'])
    .orderBy(inFrench('LibelleCategoriePermission'))
    .orderBy(inFrench('Libelle'))
    .orderBy('Code');
  return jsonRows(db, query);
};

/** The unknown ones of these codes. */
export const unknownPermissions = async (db: Db, codes: readonly string[]) => {
  if (codes.length === 0) return [];
  const found = await db.selectFrom('permissions').select('Code').where('Code', '=', anyText(codes)).execute();
  const known = new Set(found.map(({ Code }) => Code));
  return codes.filter((code) => !known.has(code));
};
