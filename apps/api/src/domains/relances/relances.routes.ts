import type { relances } from '@comptoir/contract/relances';
import { cached, JsonText, type Routes } from '../../http/call.ts';
import { deleteRelance, listEvenements, listRelances, readRelance, relancesTables } from './relances.store.ts';
import { changeRelance, createRelance } from './save-relance.ts';

export const relancesRoutes: Routes<typeof relances> = {
  list: cached(relancesTables, async ({ db }) => new JsonText(await listRelances(db))),

  evenements: cached(['relancesEvenements'], async ({ db }) => new JsonText(await listEvenements(db))),

  read: async ({ db, params: { idRelanceAuto } }) => new JsonText(await readRelance(db, idRelanceAuto)),

  create: ({ db, session: { kind }, body }) => createRelance({ db, kind }, body),

  update: async ({ db, session: { kind }, params: { idRelanceAuto }, body }) => {
    await changeRelance({ db, kind }, idRelanceAuto, body);
    return new JsonText(await readRelance(db, idRelanceAuto));
  },

  remove: async ({ db, params: { idRelanceAuto } }) => {
    await deleteRelance(db, idRelanceAuto);
    return { success: true };
  },
};
