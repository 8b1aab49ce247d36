import type { sites } from '@comptoir/contract/sites';
import { cached, routesOf } from '../../http/call.ts';
import type { Session } from '../../http/session.ts';
import { annulerLotSites, lotSites } from './lot-sites.ts';
import { changeSite, createSite, saveSiteMarques } from './save-site.ts';
import { findSite, listImages, listProduits, listSiteMarques, listSites, listTypesSite, readSite, sitesTables } from './sites.store.ts';

const visibilityOf = ({ kind }: Session) => ({ all: kind === 'operator' });

export const sitesRoutes = routesOf<typeof sites>()({
  list: cached(sitesTables, ({ db, session }) => listSites(db, visibilityOf(session))),

  types: cached(['typesSite'], ({ db }) => listTypesSite(db)),

  products: ({ registry }) => listProduits(registry),

  read: ({ db, session, params: { idSite } }) => readSite(db, idSite, visibilityOf(session)),

  images: async ({ db, session, params: { idSite } }) => {
    await findSite(db, idSite, visibilityOf(session));
    return listImages(db, idSite);
  },

  create: async ({ db, session, body }) => readSite(db, await createSite(db, body), visibilityOf(session)),

  update: async ({ db, session, params: { idSite }, body }) => {
    await changeSite(db, session.kind, idSite, body);
    return readSite(db, idSite, visibilityOf(session));
  },

  marques: async ({ db, session, params: { idSite } }) => {
    await findSite(db, idSite, visibilityOf(session));
    return listSiteMarques(db, idSite);
  },

  updateMarques: ({ db, params: { idSite }, body }) => saveSiteMarques(db, idSite, body),

  lot: lotSites,
  annulerLot: annulerLotSites,
});
