import { Refusal } from '@comptoir/contract/errors';
import type { logosMarques } from '@comptoir/contract/domains/logos-marques/logos-marques.calls';
import { cached, routesOf } from '../../http/call.ts';
import { nameOfPng } from '../sites/png.rules.ts';
import { deleteLogo, listLogos, logosTables, readLogo, saveLogo } from './logos-marques.store.ts';

const unreadable = 'L’image doit être un fichier PNG lisible';

export const logosMarquesRoutes = routesOf<typeof logosMarques>()({
  list: cached(logosTables, ({ db }) => listLogos(db)),

  read: ({ db, params: { IDMarque } }) => readLogo(db, IDMarque),

  replace: async ({ db, params: { IDMarque }, body: { Contenu } }) => {
    const Logo = nameOfPng(Contenu);
    if (Logo === undefined) throw new Refusal('invalid', `${unreadable}.`, { Contenu: unreadable });
    await saveLogo(db, { IDMarque, Logo, Contenu });
    return readLogo(db, IDMarque);
  },

  remove: async ({ db, params: { IDMarque } }) => {
    await deleteLogo(db, IDMarque);
    return { success: true };
  },
});
