import type { passerelles } from '@comptoir/contract/passerelles';
import { cached, JsonText, type Routes } from '../../http/call.ts';
import {
  checkPasserelle,
  listColumns,
  listHistory,
  listPasserelles,
  readErrors,
  readPasserelle,
  updatePasserelle,
} from './passerelles.store.ts';
import { saveColumns } from './save-columns.ts';

export const passerellesRoutes: Routes<typeof passerelles> = {
  list: cached(['passerelles'], async ({ db }) => new JsonText(await listPasserelles(db))),

  read: async ({ db, params: { idPasserelleDMS } }) => new JsonText(await readPasserelle(db, idPasserelleDMS)),

  update: async ({ db, params: { idPasserelleDMS }, body }) => {
    await checkPasserelle(db, idPasserelleDMS);
    await updatePasserelle(db, idPasserelleDMS, body);
    return new JsonText(await readPasserelle(db, idPasserelleDMS));
  },

  history: async ({ db, params: { idPasserelleDMS } }) => {
    await checkPasserelle(db, idPasserelleDMS);
    return new JsonText(await listHistory(db, idPasserelleDMS));
  },

  historyErrors: ({ db, params: { idPasserelleDMS, idPasserelleDMSHisto } }) => readErrors(db, idPasserelleDMS, idPasserelleDMSHisto),

  columns: async ({ db, params: { idPasserelleDMS } }) => {
    await checkPasserelle(db, idPasserelleDMS);
    return listColumns(db, idPasserelleDMS);
  },

  updateColumns: ({ db, params: { idPasserelleDMS }, body }) => saveColumns(db, idPasserelleDMS, body),
};
