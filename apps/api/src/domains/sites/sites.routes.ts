import type { sites } from '@comptoir/contract/sites';
import { cached, JsonText, type Routes } from '../../http/call.ts';
import type { Session } from '../../http/session.ts';
import { annulerLotSites, lotSites } from './lot-sites.ts';
import { changeSite, createSite, saveSiteMarques } from './save-site.ts';
import { findSite, listImages, listProduits, listSiteMarques, listSites, listTypesSite, readSite, sitesTables } from './sites.store.ts';

const visibilityOf = ({ kind }: Session) => ({ all: kind === 'operator' });

export const sitesRoutes: Routes<typeof sites> = {
  list: cached(sitesTables, async ({ db, session }) => new JsonText(await listSites(db, visibilityOf(session)))),

  types: cached(['typesSite'], async ({ db }) => new JsonText(await listTypesSite(db))),

  products: ({ registry }) => listProduits(registry),

  read: async ({ db, session, params: { idSite } }) => new JsonText(await readSite(db, idSite, visibilityOf(session))),

  images: async ({ db, session, params: { idSite } }) => {
    await findSite(db, idSite, visibilityOf(session));
    return listImages(db, idSite);
  },

  create: async ({ db, session, body }) => new JsonText(await readSite(db, await createSite(db, body), visibilityOf(session))),

  update: async ({ db, session, params: { idSite }, body }) => {
    await changeSite(db, session.kind, idSite, body);
    return new JsonText(await readSite(db, idSite, visibilityOf(session)));
  },

  marques: async ({ db, session, params: { idSite } }) => {
    await findSite(db, idSite, visibilityOf(session));
    return listSiteMarques(db, idSite);
  },

  updateMarques: ({ db, params: { idSite }, body }) => saveSiteMarques(db, idSite, body),

  lot: lotSites,
  annulerLot: annulerLotSites,
};
