import type { plafondsRemise } from '@comptoir/contract/domains/plafonds-remise/plafonds-remise.calls';
import { routesOf } from '../../http/call.ts';
import { listPlafonds } from './plafonds-remise.store.ts';
import { savePlafonds } from './save-plafonds.ts';

export const plafondsRemiseRoutes = routesOf<typeof plafondsRemise>()({
  list: ({ db }) => listPlafonds(db),

  update: async ({ db, body }) => {
    await savePlafonds(db, body.plafondsRemise);
    return listPlafonds(db);
  },
});
