import { Refusal } from '@comptoir/contract/errors';
import type { ProfilESellerTeamChanges, SentRight } from '@comptoir/contract/domains/profils/profils.calls';
import type { Db } from '../../db/tables.ts';
import type { Session } from '../../http/session.ts';
import { hasDashboard } from '../dashboards/dashboards.store.ts';
import { checkPasswords, type Passwords } from './check-passwords.ts';
import { checkNames } from './profils.rules.ts';
import { findRights, giverOf, saveRights } from './profils-rights.store.ts';
import { findProfilESellerTeam, insertProfilESellerTeam, updateProfilESellerTeam } from './profils.store.ts';
import { changedRights, checkGiven, copiedRights } from './rights.rules.ts';

type By = Pick<Session, 'kind' | 'id'>;

/** Changes the name, the dashboard and, for operators, the access to the back office. @throws Refusal 400, 403, 404, 422 */
export const changeProfil = async (of: Passwords, by: By, DRPROFILE_ID: number, changes: ProfilESellerTeamChanges) => {
  const { db } = of;
  const stored = await findProfilESellerTeam(db, DRPROFILE_ID);
  const { DESCR, IDDashboard, AccesBackOffice } = changes;
  if (DESCR !== undefined && DESCR !== stored.DESCR) checkNames(by, 'DESCR', [stored.DESCR, DESCR]);
  if (by.kind !== 'operator' && AccesBackOffice !== undefined && AccesBackOffice !== stored.AccesBackOffice) {
    throw new Refusal('forbidden', 'Votre accès ne permet pas de changer l’accès d’un profil au back-office.');
  }
  if (IDDashboard !== undefined && IDDashboard !== null && !(await hasDashboard(db, IDDashboard))) {
    throw new Refusal('invalid', 'Ce tableau de bord n’existe plus.', { IDDashboard: 'Ce tableau de bord n’existe plus' });
  }
  if (AccesBackOffice === true && !stored.AccesBackOffice) await checkPasswords(of, DRPROFILE_ID);
  await updateProfilESellerTeam(db, DRPROFILE_ID, changes);
};

/** Saves the rights of a list, whole or partial. @throws Refusal 400, 403, 404 */
export const changeRights = async (db: Db, by: By, DRPROFILE_ID: number, sent: readonly SentRight[]) => {
  await findProfilESellerTeam(db, DRPROFILE_ID);
  const changes = changedRights(await findRights(db, DRPROFILE_ID, await giverOf(db, by)), sent);
  checkGiven(changes);
  await saveRights(db, DRPROFILE_ID, changes);
};

/** Copies a profile under another name; only an operator's copy keeps the access to the back office. @throws Refusal 403, 404 */
export const duplicateProfil = async (db: Db, by: By, source: number, Name: string) => {
  checkNames(by, 'Name', [Name]);
  const { IDDashboard, AccesBackOffice } = await findProfilESellerTeam(db, source);
  const rights = copiedRights(await findRights(db, source, await giverOf(db, by)));
  const copy = { DESCR: Name, IDDashboard, AccesBackOffice: AccesBackOffice && by.kind === 'operator' };
  const DRPROFILE_ID = await insertProfilESellerTeam(db, copy);
  await saveRights(db, DRPROFILE_ID, rights);
  return DRPROFILE_ID;
};
