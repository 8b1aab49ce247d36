import type { malusEcologique } from '@comptoir/contract/malus-ecologique';
import { cached, JsonText, type Routes } from '../../http/call.ts';
import { deleteMalusEcologique, listMalusEcologique, malusEcologiqueTables, readMalusEcologique } from './malus-ecologique.store.ts';
import { changeMalusEcologique, createMalusEcologique } from './save-malus-ecologique.ts';

export const malusEcologiqueRoutes: Routes<typeof malusEcologique> = {
  list: cached(malusEcologiqueTables, async ({ db }) => new JsonText(await listMalusEcologique(db))),

  read: async ({ db, params: { IDGrilleMalusEcologique } }) => new JsonText(await readMalusEcologique(db, IDGrilleMalusEcologique)),

  create: ({ db, body }) => createMalusEcologique(db, body),

  update: async ({ db, params: { IDGrilleMalusEcologique }, body }) => {
    await changeMalusEcologique(db, IDGrilleMalusEcologique, body);
    return new JsonText(await readMalusEcologique(db, IDGrilleMalusEcologique));
  },

  remove: async ({ db, params: { IDGrilleMalusEcologique } }) => {
    await deleteMalusEcologique(db, IDGrilleMalusEcologique);
    return { success: true };
  },
};
