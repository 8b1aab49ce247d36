import type { passerelles } from '@comptoir/contract/domains/passerelles/passerelles.calls';
import { cached, routesOf } from '../../http/call.ts';
import { lastChangeOf } from '../journal/journal.store.ts';
import { lotPasserelles } from './lot-passerelles.ts';
import {
  checkPasserelle,
  listColumns,
  listHistory,
  listPasserelles,
  readErrors,
  readPasserelle,
  readTransferts,
  updatePasserelle,
} from './passerelles.store.ts';
import { saveColumns } from './save-columns.ts';

export const passerellesRoutes = routesOf<typeof passerelles>()({
  list: cached(['passerelles'], ({ db }) => listPasserelles(db)),

  read: ({ db, params: { idPasserelleDMS } }) => readPasserelle(db, idPasserelleDMS),

  fiche: async ({ db, params: { idPasserelleDMS } }) => {
    await checkPasserelle(db, idPasserelleDMS);
    return { ...(await readTransferts(db, idPasserelleDMS)), modification: await lastChangeOf(db, 'passerelles', idPasserelleDMS) };
  },

  update: async ({ db, params: { idPasserelleDMS }, body }) => {
    await checkPasserelle(db, idPasserelleDMS);
    await updatePasserelle(db, idPasserelleDMS, body);
    return readPasserelle(db, idPasserelleDMS);
  },

  lot: lotPasserelles,

  history: async ({ db, params: { idPasserelleDMS } }) => {
    await checkPasserelle(db, idPasserelleDMS);
    return listHistory(db, idPasserelleDMS);
  },

  historyErrors: ({ db, params: { idPasserelleDMS, idPasserelleDMSHisto } }) => readErrors(db, idPasserelleDMS, idPasserelleDMSHisto),

  columns: async ({ db, params: { idPasserelleDMS } }) => {
    await checkPasserelle(db, idPasserelleDMS);
    return listColumns(db, idPasserelleDMS);
  },

  updateColumns: ({ db, params: { idPasserelleDMS }, body }) => saveColumns(db, idPasserelleDMS, body),
});
