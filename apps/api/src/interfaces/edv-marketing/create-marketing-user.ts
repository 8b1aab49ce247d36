import { randomInt } from 'node:crypto';
import { Refusal } from '@comptoir/contract/errors';
import type { EdvMarketingUser } from '@comptoir/contract/interfaces/edv-marketing/edv-marketing.calls';
import type { Db } from '../../db/tables.ts';
import { insertUtilisateurs, nextIds, passwordAddress } from '../../domains/utilisateurs/utilisateurs.store.ts';
import { readSecrets } from '../../secrets/a-ressaisir.ts';
import type { Vault } from '../../secrets/vault.ts';
import { freeLogin, passwordLength, passwordSigns } from './edv-marketing.rules.ts';
import { holdGroup, listLogins, listMarketingUsers, profileForMarketing } from './edv-marketing.store.ts';

interface Holder {
  db: Db;
  vault: Vault;
  schema: string;
}

const newPassword = () => Array.from({ length: passwordLength }, () => passwordSigns[randomInt(passwordSigns.length)]).join('');

/** In clear, because people copy them from the screen. */
export const readMarketingUsers = async ({ db, vault, schema }: Holder): Promise<EdvMarketingUser[]> =>
  (await listMarketingUsers(db)).map(({ Password, ...user }) => ({
    ...user,
    ...readSecrets(vault, () => passwordAddress(schema, user.IDPeople), { Password }),
  }));

/** @throws Refusal 409 when there is one */
export const createMarketingUser = async ({ db, vault, schema }: Holder) => {
  await holdGroup(db);
  if ((await listMarketingUsers(db)).length > 0) throw new Refusal('conflict', 'L’utilisateur eDataVoice Marketing existe déjà.');
  const [IDPeople] = await nextIds(db, 1);
  if (IDPeople === undefined) throw new Error('the sequence gave no id');
  await insertUtilisateurs(db, [
    {
      IDPeople,
      Lastname: 'eDataVoice',
      Firstname: 'Marketing',
      Initial: 'EM',
      LoginWEB: freeLogin(await listLogins(db)),
      Password: vault.seal(passwordAddress(schema, IDPeople), newPassword()),
      drprofile_id: await profileForMarketing(db),
      IDDRProfileEsellerLead: null,
      IDProfil: null,
      EstEDVMarketing: true,
    },
  ]);
};
