import { Refusal } from '@comptoir/contract/errors';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { messages } from '@comptoir/contract/messages';
import { renaultCsbFields, type CsbUser, type RenaultCsb } from '@comptoir/contract/interfaces/renault-csb/renault-csb.calls';
import { unknownRecord } from '../../db/existing.ts';
import type { Db } from '../../db/tables.ts';
import { findUtilisateur } from '../../domains/utilisateurs/utilisateurs.store.ts';
import { readSecrets } from '../../secrets/a-ressaisir.ts';
import type { Vault } from '../../secrets/vault.ts';
import { csbAddress, findCsb, insertCsb, listCsb, updateCsb } from './renault-csb.store.ts';

export interface Csb {
  db: Db;
  vault: Vault;
  schema: string;
}

const columns = namesOf(renaultCsbFields);
type Credentials = Pick<RenaultCsb, (typeof columns)[number]>;

/** Operators see every user, and only operators come here. */
const everyone = { all: true };

/** A user's credentials in clear. @throws Refusal 404 for an unknown user */
export const readCsb = async ({ db, vault, schema }: Csb, IDPeople: number): Promise<RenaultCsb> => {
  await findUtilisateur(db, IDPeople, everyone);
  const stored = await findCsb(db, IDPeople);
  if (!stored) return { Username: '', Password: '', config_exist: false };
  const { Username, Password } = stored;
  return { ...readSecrets(vault, (column) => csbAddress(schema, column, IDPeople), { Username, Password }), config_exist: true };
};

/** @throws Refusal 404, 409 */
export const createCsb = async ({ db, vault, schema }: Csb, IDPeople: number, { Username, Password }: Credentials) => {
  await findUtilisateur(db, IDPeople, everyone);
  const seal = (column: keyof Credentials, plain: string) => vault.seal(csbAddress(schema, column, IDPeople), plain);
  await insertCsb(db, { IDPeople, Username: seal('Username', Username), Password: seal('Password', Password) });
};

/** Unchanged values keep their seal, so that the journal shows only real changes. @throws Refusal 404 */
export const changeCsb = async (csb: Csb, IDPeople: number, changes: { [Name in keyof Credentials]?: string | undefined }) => {
  const { db, vault, schema } = csb;
  const present = await readCsb(csb, IDPeople);
  if (!present.config_exist) throw unknownRecord();
  const sealed: { [Name in keyof Credentials]?: string } = {};
  for (const column of columns) {
    const plain = changes[column];
    if (plain !== undefined && plain !== present[column]) sealed[column] = vault.seal(csbAddress(schema, column, IDPeople), plain);
  }
  await updateCsb(db, IDPeople, sealed);
};

/** Every user who has a configuration or may need one, in clear. */
export const listCsbUsers = async ({ db, vault, schema }: Csb): Promise<CsbUser[]> => {
  const columnOf = { username: 'Username', password: 'Password' } as const;
  return (await listCsb(db)).map(({ IDPeople, Name, Username: username, Password: password }) => ({
    IDPeople,
    Name,
    ...readSecrets(vault, (name) => csbAddress(schema, columnOf[name], IDPeople), { username, password }),
  }));
};

interface Row {
  IDPeople: number;
  username?: string | undefined;
  password?: string | undefined;
}

/** Adds or changes a user's configuration. @throws Refusal 404, 422 */
export const saveCsbRow = async (csb: Csb, { IDPeople, username: Username, password: Password }: Row) => {
  if ((await readCsb(csb, IDPeople)).config_exist) return changeCsb(csb, IDPeople, { Username, Password });
  if (!Username || !Password) {
    throw new Refusal('rule', 'Renseignez l’identifiant et le mot de passe CSB de l’utilisateur.', {
      [Username ? 'password' : 'username']: messages.required,
    });
  }
  return createCsb(csb, IDPeople, { Username, Password });
};
