import { refLoisir, refMoto } from '@comptoir/contract/interfaces/catalogues/catalogues.partner';
import { havingSite } from '../../partners/holders.store.ts';
import { sitesWith } from '../../partners/uses.store.ts';
import { listSiteColumns } from '../../domains/sites/sites-columns.store.ts';
import type { InterfaceProbes } from '../../partners/probe.ts';

/** Catalogues that no site uses are not asked. */
const probesOf = (partner: typeof refMoto | typeof refLoisir, flag: 'RefMotoActif' | 'RefVdlActif'): InterfaceProbes => ({
  Interface: partner.name,
  Titre: partner.title,
  Ecran: '/interfaces/catalogues',
  holders: havingSite(flag),
  ofSites: sitesWith(flag),
  list: async ({ db }) => {
    const isUsed = (await listSiteColumns(db, [flag])).some((site) => site[flag]);
    if (!isUsed) return [];
    return [{ Cible: '', Libelle: 'Groupe', DateModification: null, ask: (partners, asker) => partners.ask(partner, 'brands', asker) }];
  },
});

export const refMotoProbes = probesOf(refMoto, 'RefMotoActif');
export const refLoisirProbes = probesOf(refLoisir, 'RefVdlActif');
