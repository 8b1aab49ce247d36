import type { plafondsRemise } from '@comptoir/contract/plafonds-remise';
import { JsonText, type Routes } from '../../http/call.ts';
import { listPlafonds } from './plafonds-remise.store.ts';
import { savePlafonds } from './save-plafonds.ts';

export const plafondsRemiseRoutes: Routes<typeof plafondsRemise> = {
  list: async ({ db }) => new JsonText(await listPlafonds(db)),

  update: async ({ db, body }) => {
    await savePlafonds(db, body.plafondsRemise);
    return new JsonText(await listPlafonds(db));
  },
};
