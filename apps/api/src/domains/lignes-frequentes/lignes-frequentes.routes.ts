import type { lignesFrequentes } from '@comptoir/contract/lignes-frequentes';
import { cached, routesOf } from '../../http/call.ts';
import {
  deleteLigneFrequente,
  insertLigneFrequente,
  lignesFrequentesTables,
  listLignesFrequentes,
  listTypesLignesFrequentes,
  readLigneFrequente,
  updateLigneFrequente,
} from './lignes-frequentes.store.ts';

export const lignesFrequentesRoutes = routesOf<typeof lignesFrequentes>()({
  list: cached(lignesFrequentesTables, ({ db }) => listLignesFrequentes(db)),

  types: cached(['typesLignesFrequentes'], ({ db }) => listTypesLignesFrequentes(db)),

  read: ({ db, params: { IDLignFreq } }) => readLigneFrequente(db, IDLignFreq),

  create: ({ db, body }) => insertLigneFrequente(db, body),

  update: async ({ db, params: { IDLignFreq }, body }) => {
    await updateLigneFrequente(db, IDLignFreq, body);
    return readLigneFrequente(db, IDLignFreq);
  },

  remove: async ({ db, params: { IDLignFreq } }) => {
    await deleteLigneFrequente(db, IDLignFreq);
    return { success: true };
  },
});
