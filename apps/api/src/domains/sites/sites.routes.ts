import type { sites } from '@comptoir/contract/domains/sites/sites.calls';
import type { sitesImportCalls } from '@comptoir/contract/domains/sites/sites-import.calls';
import { sitesImport } from '@comptoir/contract/domains/sites/sites-import.fields';
import { cached, routesOf } from '../../http/call.ts';
import type { Session } from '../../http/session.ts';
import { readForChoice } from '../../imports/read-import.ts';
import { importSites } from './import/import-sites.ts';
import { lotSites } from './lot-sites.ts';
import { readFiche } from './read-fiche.ts';
import { changeSite, createSite, saveSiteMarques } from './save-site.ts';
import { findSite, listImages, listProduits, listSiteMarques, listSites, listTypesSite, readSite, sitesTables } from './sites.store.ts';

const visibilityOf = ({ kind }: Pick<Session, 'kind'>) => ({ all: kind === 'operator' });

export const sitesRoutes = routesOf<typeof sites & typeof sitesImportCalls>()({
  list: cached(sitesTables, ({ db, session }) => listSites(db, visibilityOf(session))),

  types: cached(['typesSite'], ({ db }) => listTypesSite(db)),

  products: ({ registry }) => listProduits(registry),

  read: ({ db, session, params: { idSite } }) => readSite(db, idSite, visibilityOf(session)),

  fiche: readFiche,

  images: async ({ db, session, params: { idSite } }) => {
    await findSite(db, idSite, visibilityOf(session));
    return listImages(db, idSite);
  },

  create: async ({ db, session: { kind }, customer: { produits }, body }) =>
    readSite(db, await createSite(db, { kind, produits }, body), visibilityOf({ kind })),

  update: async ({ db, session: { kind }, customer: { produits }, params: { idSite }, body }) => {
    await changeSite(db, { kind, produits }, idSite, body);
    return readSite(db, idSite, visibilityOf({ kind }));
  },

  marques: async ({ db, session, params: { idSite } }) => {
    await findSite(db, idSite, visibilityOf(session));
    return listSiteMarques(db, idSite);
  },

  updateMarques: ({ db, params: { idSite }, body }) => saveSiteMarques(db, idSite, body),

  lot: lotSites,

  lireImport: (call) => readForChoice(sitesImport, call),

  importSites,
});
