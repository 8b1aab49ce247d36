import { codesLead, type LeadConfigChanges } from '@comptoir/contract/interfaces/eseller-lead/eseller-lead.calls';
import { jsonRow } from '../../db/json/json-text.ts';
import type { Db } from '../../db/tables.ts';

/** As JSON text. */
export const readConfig = async (db: Db) => {
  const query = db.selectFrom('gpParametres').select(['IDClient', 'eSellerLeadActif as Actif', 'reportingLeadMenuExist', ...codesLead]);
  const text = await jsonRow(db, query);
  if (text === null) throw new Error('the record of parameters is missing');
  return text;
};

/** Changes only the given parameters of the record. */
export const updateConfig = async (db: Db, { Actif, ...changes }: LeadConfigChanges) => {
  const columns = { ...changes, ...(Actif === undefined ? {} : { eSellerLeadActif: Actif }) };
  if (Object.keys(columns).length > 0) await db.updateTable('gpParametres').set(columns).execute();
};

export const keepReportingMenu = (db: Db) => db.updateTable('gpParametres').set({ reportingLeadMenuExist: true }).execute();
