import type { planetVO2 } from '@comptoir/contract/interfaces/planetvo2';
import { planetVO2 as partner } from '@comptoir/partners/planetvo2';
import { listSiteColumns, updateSiteColumns } from '../../domains/sites/sites-columns.store.ts';
import { routesOf, type Call } from '../../http/call.ts';
import { listLogs } from './planetvo2.store.ts';

const listSites = async ({ db }: Pick<Call<typeof planetVO2.sites>, 'db'>) => ({
  sites: await listSiteColumns(db, ['IDSitePVO2', 'ActifPVO2']),
});

export const planetVO2Routes = routesOf<typeof planetVO2>()({
  sitesPVO: async ({ app, customer, session }) => {
    const { sites } = await app.partners.ask(partner, 'sites', { customer, by: session.login, params: { group: customer.name } });
    return { sitesPVO: sites };
  },

  sites: listSites,

  saveSites: async (call) => {
    for (const { IDSite, ...changes } of call.body.sites) await updateSiteColumns(call.db, IDSite, changes);
    return listSites(call);
  },

  logs: ({ db, query }) => listLogs(db, query),
});
