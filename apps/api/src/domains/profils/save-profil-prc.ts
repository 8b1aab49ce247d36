import { Refusal } from '@comptoir/contract/errors';
import type { ProfilEDataVoicePrcChanges } from '@comptoir/contract/domains/profils/profils.calls';
import type { Insertable } from 'kysely';
import type { OnlyColumns } from '../../db/columns.ts';
import type { CustomerTables, Db } from '../../db/tables.ts';
import { unknownPermissions } from '../permissions/permissions.store.ts';
import { findProfilPrc, hasTypePrc, insertProfilPrc, savePermissions, updateProfilPrc } from './profils-prc.store.ts';

/** @throws Refusal 400 */
const checkType = async (db: Db, IDTypeProfil: number) => {
  if (await hasTypePrc(db, IDTypeProfil)) return;
  throw new Refusal('invalid', 'Ce type de profil n’existe plus.', { IDTypeProfil: 'Ce type de profil n’existe plus' });
};

/** Answers the new profile's id. @throws Refusal 400 */
export const createProfilPrc = async <Given extends Insertable<CustomerTables['profilsEDataVoicePrc']>>(
  db: Db,
  row: OnlyColumns<CustomerTables['profilsEDataVoicePrc'], Given>,
) => {
  await checkType(db, row.IDTypeProfil);
  return insertProfilPrc(db, row);
};

/** @throws Refusal 400, 404 */
export const changeProfilPrc = async (db: Db, IDProfil: number, { Permissions, ...changes }: ProfilEDataVoicePrcChanges) => {
  const stored = await findProfilPrc(db, IDProfil);
  if (changes.IDTypeProfil !== undefined && changes.IDTypeProfil !== stored.IDTypeProfil) await checkType(db, changes.IDTypeProfil);
  await updateProfilPrc(db, IDProfil, changes);
  if (!Permissions) return;
  const codes = [...new Set(Permissions)];
  const [gone] = await unknownPermissions(db, codes);
  if (gone !== undefined) {
    throw new Refusal('invalid', `La permission «\u00a0${gone}\u00a0» n’existe plus.`, { Permissions: 'Une permission n’existe plus' });
  }
  await savePermissions(db, IDProfil, codes);
};
