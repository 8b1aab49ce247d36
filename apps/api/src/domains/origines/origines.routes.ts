import type { origines } from '@comptoir/contract/domains/origines/origines.calls';
import type { originesImportCalls } from '@comptoir/contract/domains/origines/origines-import.calls';
import { originesImport } from '@comptoir/contract/domains/origines/origines-import.fields';
import { cached, routesOf } from '../../http/call.ts';
import { readForChoice } from '../../imports/read-import.ts';
import { importOrigines } from './import/import-origines.ts';
import { listFamilles, listSousFamilles, renameFamille, renameSousFamille } from './familles.store.ts';
import { lotOrigines } from './lot-origines.ts';
import { removeOrigine, transferOrigine } from './move-origine.ts';
import { checkOrigine, listOrigines, listTypes, originesTables } from './origines.store.ts';
import { listDefauts, listUses } from './origines-uses.store.ts';
import { readFiche } from './read-fiche.ts';
import { changeDefauts } from './save-defauts.ts';
import { changeOrigine, createOrigine } from './save-origine.ts';

export const originesRoutes = routesOf<typeof origines & typeof originesImportCalls>()({
  list: cached(originesTables, ({ db }) => listOrigines(db)),

  types: cached(['originesTypes'], ({ db }) => listTypes(db)),

  create: ({ db, body }) => createOrigine(db, body),

  update: async ({ db, params: { IDOrigineAction }, body }) => {
    const refusal = await changeOrigine(db, IDOrigineAction, body);
    return { check: refusal === null ? 1 : 0, message: refusal?.message ?? '' };
  },

  lot: lotOrigines,

  use: async ({ db, params: { IDOrigineAction } }) => {
    await checkOrigine(db, IDOrigineAction);
    return listUses(db, IDOrigineAction);
  },

  fiche: readFiche,

  remove: async ({ db, customer, params: { IDOrigineAction } }) => {
    await removeOrigine(db, customer.deleteOrigines, IDOrigineAction);
    return { success: true };
  },

  transfer: ({ db, params: { IDOrigineAction }, body: { IDOrigineActionTo } }) => transferOrigine(db, IDOrigineAction, IDOrigineActionTo),

  lireImport: (call) => readForChoice(originesImport, call),

  importOrigines,

  familles: cached(['familles'], ({ db }) => listFamilles(db)),

  updateFamille: ({ db, params: { IDFamilleOrigineContact }, body }) => renameFamille(db, IDFamilleOrigineContact, body),

  sousFamilles: cached(['sousFamilles'], ({ db }) => listSousFamilles(db)),

  updateSousFamille: ({ db, params: { IDSousFamilleOrigineAction }, body }) => renameSousFamille(db, IDSousFamilleOrigineAction, body),

  defauts: ({ db }) => listDefauts(db),

  updateDefauts: async ({ db, body }) => {
    await changeDefauts(db, body);
    return listDefauts(db);
  },
});
