import type { malusEcologique } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique.calls';
import { malusEcologiqueImport } from '@comptoir/contract/domains/malus-ecologique/malus-ecologique-import.fields';
import { cached, routesOf } from '../../http/call.ts';
import { readForChoice } from '../../imports/read-import.ts';
import { importMalusEcologique } from './import-malus-ecologique.ts';
import { deleteMalusEcologique, listMalusEcologique, malusEcologiqueTables, readMalusEcologique } from './malus-ecologique.store.ts';
import { changeMalusEcologique, createMalusEcologique } from './save-malus-ecologique.ts';

export const malusEcologiqueRoutes = routesOf<typeof malusEcologique>()({
  list: cached(malusEcologiqueTables, ({ db }) => listMalusEcologique(db)),

  read: ({ db, params: { IDGrilleMalusEcologique } }) => readMalusEcologique(db, IDGrilleMalusEcologique),

  create: ({ db, body }) => createMalusEcologique(db, body),

  update: async ({ db, params: { IDGrilleMalusEcologique }, body }) => {
    await changeMalusEcologique(db, IDGrilleMalusEcologique, body);
    return readMalusEcologique(db, IDGrilleMalusEcologique);
  },

  remove: async ({ db, params: { IDGrilleMalusEcologique } }) => {
    await deleteMalusEcologique(db, IDGrilleMalusEcologique);
    return { success: true };
  },

  lireImport: (call) => readForChoice(malusEcologiqueImport, call),

  importer: importMalusEcologique,
});
