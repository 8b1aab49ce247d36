import { Refusal } from '@comptoir/contract/errors';
import type { Kind } from '@comptoir/contract/rights';
import { nissanProduct } from '@comptoir/contract/domains/sites/sites.calls';
import type { NewUtilisateur, UtilisateurChanges } from '@comptoir/contract/domains/utilisateurs/utilisateurs.calls';
import type { Db } from '../../db/tables.ts';
import type { CustomerRecord } from '../../registry/registry.store.ts';
import type { Vault } from '../../secrets/vault.ts';
import { readGpParametres } from '../gp-parametres/gp-parametres.store.ts';
import { opensBackOffice, readProfiles } from './utilisateurs-profils.store.ts';
import { findSites, listSitesOf, saveConfigNissan, type Nissan } from './utilisateurs-sites.store.ts';
import {
  checkGiven,
  checkLead,
  checkLocks,
  checkOwn,
  clearCopy,
  passwordFaults,
  profileFields,
  resolveProfiles,
  withoutReserved,
  withReservedDefaults,
} from './utilisateurs.rules.ts';
import {
  insertUtilisateurs,
  lockUtilisateur,
  nextIds,
  passwordAddress,
  updateUtilisateur,
  type StoredUtilisateur,
} from './utilisateurs.store.ts';

/** The parts of the request that saving a user needs. */
export interface Saving {
  db: Db;
  schema: string;
  vault: Vault;
  kind: Kind;
  /** IDOperator or IDPeople of who saves, by kind. */
  id: number;
  /** What the customer's policy asks of passwords. */
  MotDePasseMinimum: number;
}

/** What a call says of who saves, but for the transaction. */
export const savingBy = ({
  app: { vault },
  session: { kind, id },
  customer: { schema, MotDePasseMinimum },
}: {
  app: Pick<Saving, 'vault'>;
  session: Pick<Saving, 'kind' | 'id'>;
  customer: Pick<CustomerRecord, 'schema' | 'MotDePasseMinimum'>;
}): Omit<Saving, 'db'> => ({ vault, kind, id, schema, MotDePasseMinimum });

/** @throws Refusal 400 or 403 on the profile at fault. */
const withProfiles = async <C extends UtilisateurChanges>(
  { db, kind }: Saving,
  present: StoredUtilisateur | undefined,
  changes: C,
): Promise<C> => {
  if (present && profileFields.every((field) => changes[field] === undefined)) return changes;
  const profiles = await readProfiles(db, { all: kind === 'operator' });
  checkGiven(kind, present, changes, profiles);
  const { derived, faults } = resolveProfiles(present, changes, profiles);
  const [first] = Object.values(faults);
  if (first) throw new Refusal('invalid', `${first}.`, faults);
  checkLead(present, changes, derived.IDDRProfileEsellerLead);
  return { ...changes, ...derived };
};

/** Replaces the Nissan identification, each row of which needs a Nissan site of the user. @throws Refusal 422 */
export const identifyNissan = async (db: Db, IDPeople: number, rows: readonly Nissan[]) => {
  const own = await findSites(db, await listSitesOf(db, IDPeople));
  const allowed = new Set(own.filter(({ TPR_IDTypeProduit }) => TPR_IDTypeProduit === nissanProduct).map(({ IDSite }) => IDSite));
  const at = rows.findIndex(({ IDSite }) => !allowed.has(IDSite));
  const stray = rows[at];
  if (stray)
    throw new Refusal('rule', `Le site ${stray.IDSite} n’est pas un site Nissan de cet utilisateur.`, {
      [`ConfigNissan.${at}.IDSite`]: 'Site non autorisé',
    });
  await saveConfigNissan(db, IDPeople, rows);
};

/** @throws Refusal 422 */
const checkPassword = async (
  { db, MotDePasseMinimum }: Saving,
  { drprofile_id, ...given }: Parameters<typeof passwordFaults>[1] & { drprofile_id: number },
  readStored: () => string,
) => {
  if (MotDePasseMinimum === 0 || (given.Password === undefined && !given.isNewProfile)) return;
  const policy = { MotDePasseMinimum, opensBackOffice: await opensBackOffice(db, drprofile_id) };
  const faults = passwordFaults(policy, given, readStored);
  const [fault] = Object.values(faults);
  if (fault !== undefined) throw new Refusal('rule', `${fault}.`, faults);
};

/** Adds a user without sites; answers the id. @throws Refusal */
export const createUtilisateur = async (saving: Saving, given: NewUtilisateur) => {
  const { db, schema, vault, kind } = saving;
  const row = clearCopy(undefined, await withProfiles(saving, undefined, withReservedDefaults(kind, given)));
  await checkPassword(saving, { ...row, isNewProfile: true }, () => row.Password);
  const [IDPeople] = await nextIds(db, 1);
  if (IDPeople === undefined) throw new Error('the sequence gave no id');
  await insertUtilisateurs(db, [{ ...row, IDPeople, Password: vault.seal(passwordAddress(schema, IDPeople), row.Password) }]);
  return IDPeople;
};

/**
 * Changes a user: keys present change, the others stay; an empty or unchanged password keeps the stored one. Answers what was stored.
 * @throws Refusal
 */
export const changeUtilisateur = async (saving: Saving, IDPeople: number, given: UtilisateurChanges) => {
  const { db, schema, vault, kind, id } = saving;
  const stored = await lockUtilisateur(db, IDPeople, { all: kind === 'operator' });
  const allowed = withoutReserved(kind, given);
  if (kind === 'customer') {
    const { GRP_ClientEDatavoice } = await readGpParametres(db);
    checkLocks(kind, stored, allowed, { isEDatavoice: GRP_ClientEDatavoice });
  }
  checkOwn({ kind, id }, stored, allowed);
  const { Password, ConfigNissan, ...changes } = clearCopy(stored, await withProfiles(saving, stored, allowed));
  const address = passwordAddress(schema, IDPeople);
  const readStored = () => vault.read(address, stored.Password) ?? '';
  const isNewPassword = Password !== undefined && Password !== '' && readStored() !== Password;
  const { drprofile_id = stored.drprofile_id } = changes;
  const isNewProfile = drprofile_id !== stored.drprofile_id;
  await checkPassword(saving, { Password: isNewPassword ? Password : undefined, drprofile_id, isNewProfile }, readStored);
  await updateUtilisateur(db, IDPeople, { ...changes, ...(isNewPassword ? { Password: vault.seal(address, Password) } : {}) });
  if (ConfigNissan) await identifyNissan(db, IDPeople, ConfigNissan);
  return stored;
};
