import { planetVO2 } from '@comptoir/contract/interfaces/planetvo2/planetvo2.partner';
import { havingSite } from '../../partners/holders.store.ts';
import { listMatches, type Matching } from '../../partners/matches/matches.store.ts';
import { sitesWith } from '../../partners/uses.store.ts';
import { listSiteColumns } from '../../domains/sites/sites-columns.store.ts';
import type { InterfaceProbes } from '../../partners/probe.ts';
import { checkStillKnown } from '../../partners/matches/mapped-sites.ts';

const Ecran = '/interfaces/planetVO2';
const matchings: readonly Matching[] = [{ id: 'IDSitePVO2', active: 'ActifPVO2', Ecran }];

/** Opened by the provider's account: the group has no credentials. */
export const planetVO2Probes: InterfaceProbes = {
  Interface: planetVO2.name,
  Titre: planetVO2.title,
  Ecran,
  holders: havingSite('ActifPVO2'),
  ofSites: sitesWith('ActifPVO2'),
  matchings,
  list: async ({ db, customer }) => {
    const isUsed = (await listSiteColumns(db, ['ActifPVO2'])).some(({ ActifPVO2 }) => ActifPVO2);
    if (!isUsed) return [];
    const mapped = await listMatches(db, matchings);
    const params = { group: customer.name };
    return [
      {
        Cible: '',
        Libelle: 'Groupe',
        DateModification: null,
        ask: async (partners, asker, lose) =>
          checkStillKnown(planetVO2, mapped, (await partners.ask(planetVO2, 'sites', { ...asker, params })).sites, lose),
      },
    ];
  },
};
