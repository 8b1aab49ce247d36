import { Refusal } from '@comptoir/contract/errors';
import type { NewWsimport } from '@comptoir/contract/domains/wsimport/wsimport.calls';
import type { Db } from '../../db/tables.ts';
import type { Vault } from '../../secrets/vault.ts';
import { findByLogin, hasSite, hasSociete, insertWsimport, nextId, updateWsimport, wsimportAddress } from './wsimport.store.ts';

interface Saving {
  db: Db;
  schema: string;
  vault: Vault;
}

/** The account with this login, if its password can no longer be read: adding it again enters a new one. */
const findLost = async ({ db, schema, vault }: Saving, Login: string) => {
  const found = await findByLogin(db, Login);
  return found && vault.read(wsimportAddress(schema, found.IDWSImport), found.Password) === null ? found.IDWSImport : undefined;
};

/** Adds an account, its password sealed; answers its id. @throws Refusal 400, 409 */
export const createWsimport = async ({ db, schema, vault }: Saving, { IDPlaque, IDSite, Login, Password }: NewWsimport) => {
  if (!(await hasSociete(db, IDPlaque)))
    throw new Refusal('invalid', 'Cette société n’existe pas ou n’existe plus.', { IDPlaque: 'Société inconnue' });
  if (IDSite !== null && !(await hasSite(db, IDPlaque, IDSite)))
    throw new Refusal('invalid', 'Ce site n’est pas un site de cette société.', { IDSite: 'Ce site n’est pas un site de cette société' });
  const lost = await findLost({ db, schema, vault }, Login);
  if (lost !== undefined) {
    await updateWsimport(db, lost, { IDPlaque, IDSite, Password: vault.seal(wsimportAddress(schema, lost), Password) });
    return { IDWSImport: lost };
  }
  const IDWSImport = await nextId(db);
  await insertWsimport(db, { IDWSImport, IDPlaque, IDSite, Login, Password: vault.seal(wsimportAddress(schema, IDWSImport), Password) });
  return { IDWSImport };
};
