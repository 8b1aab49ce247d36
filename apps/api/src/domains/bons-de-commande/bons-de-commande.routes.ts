import type { bonsDeCommande } from '@comptoir/contract/domains/bons-de-commande/bons-de-commande.calls';
import { cached, routesOf } from '../../http/call.ts';
import {
  bonsDeCommandeTables,
  insertBonDeCommande,
  listBonsDeCommande,
  readBonDeCommande,
  updateBonDeCommande,
} from './bons-de-commande.store.ts';

export const bonsDeCommandeRoutes = routesOf<typeof bonsDeCommande>()({
  list: cached(bonsDeCommandeTables, ({ db }) => listBonsDeCommande(db)),

  read: ({ db, params: { idMarqueNeufOcc } }) => readBonDeCommande(db, idMarqueNeufOcc),

  create: ({ db, body }) => insertBonDeCommande(db, body),

  update: async ({ db, params: { idMarqueNeufOcc }, body }) => {
    await updateBonDeCommande(db, idMarqueNeufOcc, body);
    return readBonDeCommande(db, idMarqueNeufOcc);
  },
});
