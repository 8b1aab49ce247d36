import type { malusMasse } from '@comptoir/contract/domains/malus-masse/malus-masse.calls';
import { malusMasseImport } from '@comptoir/contract/domains/malus-masse/malus-masse-import.fields';
import { cached, routesOf } from '../../http/call.ts';
import { readForChoice } from '../../imports/read-import.ts';
import { importMalusMasse } from './import-malus-masse.ts';
import { deleteMalusMasse, listMalusMasse, malusMasseTables, readMalusMasse } from './malus-masse.store.ts';
import { changeMalusMasse, createMalusMasse } from './save-malus-masse.ts';

export const malusMasseRoutes = routesOf<typeof malusMasse>()({
  list: cached(malusMasseTables, ({ db }) => listMalusMasse(db)),

  read: ({ db, params: { IDGrilleMalusMasse } }) => readMalusMasse(db, IDGrilleMalusMasse),

  create: ({ db, body }) => createMalusMasse(db, body),

  update: async ({ db, params: { IDGrilleMalusMasse }, body }) => {
    await changeMalusMasse(db, IDGrilleMalusMasse, body);
    return readMalusMasse(db, IDGrilleMalusMasse);
  },

  remove: async ({ db, params: { IDGrilleMalusMasse } }) => {
    await deleteMalusMasse(db, IDGrilleMalusMasse);
    return { success: true };
  },

  lireImport: (call) => readForChoice(malusMasseImport, call),

  importer: importMalusMasse,
});
