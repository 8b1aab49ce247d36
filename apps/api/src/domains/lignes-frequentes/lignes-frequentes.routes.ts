import type { lignesFrequentes } from '@comptoir/contract/lignes-frequentes';
import { cached, JsonText, type Routes } from '../../http/call.ts';
import {
  deleteLigneFrequente,
  insertLigneFrequente,
  lignesFrequentesTables,
  listLignesFrequentes,
  listTypesLignesFrequentes,
  readLigneFrequente,
  updateLigneFrequente,
} from './lignes-frequentes.store.ts';

export const lignesFrequentesRoutes: Routes<typeof lignesFrequentes> = {
  list: cached(lignesFrequentesTables, async ({ db }) => new JsonText(await listLignesFrequentes(db))),

  types: cached(['typesLignesFrequentes'], async ({ db }) => new JsonText(await listTypesLignesFrequentes(db))),

  read: async ({ db, params: { IDLignFreq } }) => new JsonText(await readLigneFrequente(db, IDLignFreq)),

  create: ({ db, body }) => insertLigneFrequente(db, body),

  update: async ({ db, params: { IDLignFreq }, body }) => {
    await updateLigneFrequente(db, IDLignFreq, body);
    return new JsonText(await readLigneFrequente(db, IDLignFreq));
  },

  remove: async ({ db, params: { IDLignFreq } }) => {
    await deleteLigneFrequente(db, IDLignFreq);
    return { success: true };
  },
};
