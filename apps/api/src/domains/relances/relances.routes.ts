import type { relances } from '@comptoir/contract/domains/relances/relances.calls';
import { cached, routesOf } from '../../http/call.ts';
import { deleteRelance, listEvenements, listRelances, readRelance, relancesTables } from './relances.store.ts';
import { changeRelance, createRelance } from './save-relance.ts';

export const relancesRoutes = routesOf<typeof relances>()({
  list: cached(relancesTables, ({ db }) => listRelances(db)),

  evenements: cached(['relancesEvenements'], ({ db }) => listEvenements(db)),

  read: ({ db, params: { idRelanceAuto } }) => readRelance(db, idRelanceAuto),

  create: ({ db, session: { kind }, body }) => createRelance({ db, kind }, body),

  update: async ({ db, session: { kind }, params: { idRelanceAuto }, body }) => {
    await changeRelance({ db, kind }, idRelanceAuto, body);
    return readRelance(db, idRelanceAuto);
  },

  remove: async ({ db, params: { idRelanceAuto } }) => {
    await deleteRelance(db, idRelanceAuto);
    return { success: true };
  },
});
