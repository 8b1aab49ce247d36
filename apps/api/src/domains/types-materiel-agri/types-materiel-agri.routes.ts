import type { typesMaterielAgri } from '@comptoir/contract/domains/types-materiel-agri/types-materiel-agri.calls';
import { cached, routesOf } from '../../http/call.ts';
import { listChampsMateriel } from './champs-materiel.store.ts';
import { listFamillesMateriel } from './familles-materiel.store.ts';
import { createChamp, saveChamps, saveFamilles } from './save-type-materiel.ts';
import {
  insertTypeMateriel,
  listTypesMateriel,
  lockTypeMateriel,
  readTypeMateriel,
  renameTypeMateriel,
  typesMaterielTables,
} from './types-materiel-agri.store.ts';

export const typesMaterielAgriRoutes = routesOf<typeof typesMaterielAgri>()({
  list: cached(typesMaterielTables, ({ db }) => listTypesMateriel(db)),

  create: ({ db, body: { descr } }) => insertTypeMateriel(db, descr),

  champs: cached(['champsMaterielAgri'], ({ db }) => listChampsMateriel(db)),

  createChamp: ({ db, body }) => createChamp(db, body),

  read: ({ db, params: { IDTypeMaterialAgri } }) => readTypeMateriel(db, IDTypeMaterialAgri),

  update: async ({ db, params: { IDTypeMaterialAgri }, body: { Descr } }) => {
    await lockTypeMateriel(db, IDTypeMaterialAgri);
    if (Descr !== undefined) await renameTypeMateriel(db, IDTypeMaterialAgri, Descr);
    return readTypeMateriel(db, IDTypeMaterialAgri);
  },

  updateChamps: async ({ db, params: { IDTypeMaterialAgri }, body: { Champs } }) => {
    await saveChamps(db, IDTypeMaterialAgri, Champs);
    return readTypeMateriel(db, IDTypeMaterialAgri);
  },

  updateFamilles: ({ db, params: { IDTypeMaterialAgri }, body: { familles } }) => saveFamilles(db, IDTypeMaterialAgri, familles),

  familles: cached(['famillesMaterielAgri'], ({ db, query: { with_type_materiel } }) =>
    listFamillesMateriel(db, with_type_materiel === true),
  ),
});
