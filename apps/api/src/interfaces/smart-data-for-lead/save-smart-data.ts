import type { SmartData, SmartDataChanges } from '@comptoir/contract/interfaces/smart-data-for-lead/smart-data-for-lead.calls';
import { withoutUndefined } from '../../db/columns.ts';
import { lastChanges } from '../../db/last-changes.ts';
import type { Db } from '../../db/tables.ts';
import { readGpParametres, updateParametres } from '../../domains/gp-parametres/gp-parametres.store.ts';
import { readSecrets } from '../../secrets/a-ressaisir.ts';
import type { Vault } from '../../secrets/vault.ts';

interface Holder {
  db: Db;
  vault: Vault;
  schema: string;
}

const column = 'GRP_SmartDataForLead_Password';
const addressOf = (schema: string, id: number) => ({ schema, table: 'gpParametres', column, id });

/** The interface's part of the group's record, its password in clear. */
export const readSmartData = async ({ db, vault, schema }: Holder): Promise<SmartData> => {
  const {
    IDGpParametres,
    GRP_SmartDataForLead,
    GRP_SmartDataForLead_Login,
    GRP_SmartDataForLead_Delai,
    [column]: sealed,
  } = await readGpParametres(db);
  return {
    GRP_SmartDataForLead,
    GRP_SmartDataForLead_Login,
    ...readSecrets(vault, () => addressOf(schema, IDGpParametres), { [column]: sealed }),
    GRP_SmartDataForLead_Delai,
  };
};

/** A password that does not change keeps its seal, so that the journal shows what did. */
export const changeSmartData = async (holder: Holder, { GRP_SmartDataForLead_Password: plain, ...changes }: SmartDataChanges) => {
  const { db, vault, schema } = holder;
  await updateParametres(db, withoutUndefined(changes));
  if (plain === undefined || plain === (await readSmartData(holder)).GRP_SmartDataForLead_Password) return;
  const { IDGpParametres } = await readGpParametres(db);
  await updateParametres(db, { [column]: plain === '' ? null : vault.seal(addressOf(schema, IDGpParametres), plain) });
};

/** What signs in while the interface is on. */
export const findSmartDataAccess = async (holder: Holder) => {
  const { GRP_SmartDataForLead, GRP_SmartDataForLead_Login: login, [column]: password, ARessaisir } = await readSmartData(holder);
  if (!GRP_SmartDataForLead || login === '' || (password === '' && !ARessaisir)) return null;
  const changes = await lastChanges(holder.db, 'gpParametres', ['GRP_SmartDataForLead_Login', column]);
  const [DateModification = null] = changes.values();
  return { login, password, ARessaisir, DateModification };
};
