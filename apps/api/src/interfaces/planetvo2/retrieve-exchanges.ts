import { planetVO2 } from '@comptoir/contract/interfaces/planetvo2/planetvo2.partner';
import { listSiteColumns } from '../../domains/sites/sites-columns.store.ts';
import type { Retrieval } from '../../partners/retrieval.ts';
import { addExchanges } from './planetvo2.store.ts';
import { planetVO2Probes } from './probe-planetvo2.ts';

/** What PlanetVO 2 exchanged for the active sites. */
export const retrieveExchanges: Retrieval = {
  holders: planetVO2Probes.holders,
  retrieve: async ({ partners, customer, db, write }) => {
    const sites = (await listSiteColumns(db, ['ActifPVO2', 'IDSitePVO2'])).filter(({ ActifPVO2 }) => ActifPVO2);
    for (const { IDSitePVO2: site } of sites) {
      if (!site) continue;
      const params = { group: customer.name, site };
      const { exchanges } = await partners.ask(planetVO2, 'exchanges', { customer, by: 'comptoir', quiet: true, params });
      if (exchanges.length > 0) await write((trx) => addExchanges(trx, exchanges));
    }
  },
};
