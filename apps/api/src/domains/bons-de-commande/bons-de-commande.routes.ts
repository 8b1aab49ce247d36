import type { bonsDeCommande } from '@comptoir/contract/bons-de-commande';
import { cached, JsonText, type Routes } from '../../http/call.ts';
import {
  bonsDeCommandeTables,
  insertBonDeCommande,
  listBonsDeCommande,
  readBonDeCommande,
  updateBonDeCommande,
} from './bons-de-commande.store.ts';

export const bonsDeCommandeRoutes: Routes<typeof bonsDeCommande> = {
  list: cached(bonsDeCommandeTables, async ({ db }) => new JsonText(await listBonsDeCommande(db))),

  read: async ({ db, params: { idMarqueNeufOcc } }) => new JsonText(await readBonDeCommande(db, idMarqueNeufOcc)),

  create: ({ db, body }) => insertBonDeCommande(db, body),

  update: async ({ db, params: { idMarqueNeufOcc }, body }) => {
    await updateBonDeCommande(db, idMarqueNeufOcc, body);
    return new JsonText(await readBonDeCommande(db, idMarqueNeufOcc));
  },
};
