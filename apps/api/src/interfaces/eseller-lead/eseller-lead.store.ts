import { codesLead, type LeadConfigChanges } from '@comptoir/contract/interfaces/eseller-lead';
import { jsonRow } from '../../db/json/json-text.ts';
import type { Db } from '../../db/tables.ts';

/** As JSON text. */
export const readConfig = async (db: Db) => {
  const query = db.selectFrom('gpParametres').select(['IDClient', 'eSellerLeadActif as Actif', 'reportingLeadMenuExist', ...codesLead]);
  const text = await jsonRow(db, query);
  if (text === null) throw new Error('the record of parameters is missing');
  return text;
};

/** Other parameters of the record than those given stay as they are. */
export const updateConfig = async (db: Db, { Actif, ...changes }: LeadConfigChanges) => {
  const columns = { ...changes, ...(Actif === undefined ? {} : { eSellerLeadActif: Actif }) };
  if (Object.keys(columns).length > 0) await db.updateTable('gpParametres').set(columns).execute();
};

export const keepReportingMenu = (db: Db) => db.updateTable('gpParametres').set({ reportingLeadMenuExist: true }).execute();
