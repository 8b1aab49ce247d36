import { planetVO2 } from '@comptoir/contract/interfaces/planetvo2/planetvo2.partner';
import { havingSite } from '../../partners/holders.store.ts';
import { sitesWith } from '../../partners/uses.store.ts';
import { listSiteColumns } from '../../domains/sites/sites-columns.store.ts';
import type { InterfaceProbes } from '../../partners/probe.ts';
import { checkStillKnown } from '../../partners/mapped-sites.ts';

/** Opened by the provider's account: the group has no credentials. */
export const planetVO2Probes: InterfaceProbes = {
  Interface: planetVO2.name,
  Titre: planetVO2.title,
  Ecran: '/interfaces/planetVO2',
  holders: havingSite('ActifPVO2'),
  ofSites: sitesWith('ActifPVO2'),
  list: async ({ db, customer }) => {
    const active = (await listSiteColumns(db, ['ActifPVO2', 'IDSitePVO2'])).filter(({ ActifPVO2 }) => ActifPVO2);
    if (active.length === 0) return [];
    const mapped = active.map(({ Descr, IDSitePVO2 }) => ({ Descr, id: IDSitePVO2 ?? '' })).filter(({ id }) => id !== '');
    const params = { group: customer.name };
    return [
      {
        Cible: '',
        Libelle: 'Groupe',
        DateModification: null,
        ask: async (partners, asker) =>
          checkStillKnown(planetVO2, mapped, (await partners.ask(planetVO2, 'sites', { ...asker, params })).sites),
      },
    ];
  },
};
