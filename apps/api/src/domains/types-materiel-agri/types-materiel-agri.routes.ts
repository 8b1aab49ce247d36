import type { typesMaterielAgri } from '@comptoir/contract/types-materiel-agri';
import { cached, JsonText, type Routes } from '../../http/call.ts';
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

export const typesMaterielAgriRoutes: Routes<typeof typesMaterielAgri> = {
  list: cached(typesMaterielTables, async ({ db }) => new JsonText(await listTypesMateriel(db))),

  create: ({ db, body: { descr } }) => insertTypeMateriel(db, descr),

  champs: cached(['champsMaterielAgri'], async ({ db }) => new JsonText(await listChampsMateriel(db))),

  createChamp: ({ db, body }) => createChamp(db, body),

  read: async ({ db, params: { IDTypeMaterialAgri } }) => new JsonText(await readTypeMateriel(db, IDTypeMaterialAgri)),

  update: async ({ db, params: { IDTypeMaterialAgri }, body: { Descr } }) => {
    await lockTypeMateriel(db, IDTypeMaterialAgri);
    if (Descr !== undefined) await renameTypeMateriel(db, IDTypeMaterialAgri, Descr);
    return new JsonText(await readTypeMateriel(db, IDTypeMaterialAgri));
  },

  updateChamps: async ({ db, params: { IDTypeMaterialAgri }, body: { Champs } }) => {
    await saveChamps(db, IDTypeMaterialAgri, Champs);
    return new JsonText(await readTypeMateriel(db, IDTypeMaterialAgri));
  },

  updateFamilles: ({ db, params: { IDTypeMaterialAgri }, body: { familles } }) => saveFamilles(db, IDTypeMaterialAgri, familles),

  familles: cached(
    ['famillesMaterielAgri'],
    async ({ db, query: { with_type_materiel } }) => new JsonText(await listFamillesMateriel(db, with_type_materiel === true)),
  ),
};
