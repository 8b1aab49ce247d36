import { planetVO2 } from '@comptoir/partners/planetvo2';
import { havingSite } from '../kit/holders.store.ts';
import { listSiteColumns } from '../../domains/sites/sites-columns.store.ts';
import type { InterfaceProbes } from '../kit/probe.ts';

/** Opened by the provider's account: the group has no credentials. */
export const planetVO2Probes: InterfaceProbes = {
  Interface: planetVO2.name,
  Titre: planetVO2.title,
  Ecran: '/interfaces/planetVO2',
  holders: havingSite('ActifPVO2'),
  list: async ({ db, customer }) => {
    const isUsed = (await listSiteColumns(db, ['ActifPVO2'])).some(({ ActifPVO2 }) => ActifPVO2);
    if (!isUsed) return [];
    const params = { group: customer.name };
    return [
      {
        Cible: '',
        Libelle: 'Groupe',
        DateModification: null,
        ask: (partners, asker) => partners.ask(planetVO2, 'sites', { ...asker, params }),
      },
    ];
  },
};
