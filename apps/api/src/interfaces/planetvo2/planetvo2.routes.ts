import type { planetVO2 } from '@comptoir/contract/interfaces/planetvo2/planetvo2.calls';
import { planetVO2 as partner } from '@comptoir/contract/interfaces/planetvo2/planetvo2.partner';
import { listSiteColumns, updateSiteColumns } from '../../domains/sites/sites-columns.store.ts';
import { routesOf, type Call } from '../../http/call.ts';
import { checkKnown, sitesOrNull } from '../../partners/matches/mapped-sites.ts';
import { newMatches, settled } from './planetvo2.rules.ts';
import { listLogs } from './planetvo2.store.ts';

const listSites = async ({ db }: Pick<Call<typeof planetVO2.sites>, 'db'>) => ({
  sites: await listSiteColumns(db, ['IDSitePVO2', 'ActifPVO2']),
});

const askSites = ({ app, customer, session }: Pick<Call<typeof planetVO2.sites>, 'app' | 'customer' | 'session'>) =>
  app.partners.ask(partner, 'sites', { customer, by: session.login, params: { group: customer.name } });

export const planetVO2Routes = routesOf<typeof planetVO2>()({
  sitesPVO: async (call) => ({ sitesPVO: (await askSites(call)).sites }),

  sites: listSites,

  saveSites: async (call) => {
    const stored = new Map((await listSites(call)).sites.map((row) => [row.IDSite, row]));
    const changed = call.body.map((change) => {
      const one = settled(stored.get(change.IDSite), change);
      // A later change may name the site again.
      stored.set(change.IDSite, one.row);
      return one;
    });
    const matches = newMatches(changed);
    const isActive = matches.some((match) => match.isActive);
    const known = matches.length === 0 ? null : await sitesOrNull(askSites(call), isActive);
    if (known) checkKnown(partner, 'IDSitePVO2', matches, known);
    return call.write(async (db) => {
      for (const { row, changes } of changed) if (Object.keys(changes).length > 0) await updateSiteColumns(db, row.IDSite, changes);
      return listSites({ db });
    });
  },

  logs: ({ db, query }) => listLogs(db, query),
});
