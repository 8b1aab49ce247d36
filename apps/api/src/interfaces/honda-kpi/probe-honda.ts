import { hondaKpi } from '@comptoir/contract/interfaces/honda-kpi/honda-kpi.partner';
import { havingAcces } from '../../partners/holders.store.ts';
import { sitesByAcces } from '../../partners/uses.store.ts';
import { listSiteColumns } from '../../domains/sites/sites-columns.store.ts';
import { listAcces, listAccesDates } from '../../secrets/acces.store.ts';
import { namesOf, type InterfaceProbes, type Probe } from '../../partners/probe.ts';
import { sitesByCode } from './honda-kpi.rules.ts';

/** The key of each manufacturer code of the sites. */
export const hondaProbes: InterfaceProbes = {
  Interface: hondaKpi.name,
  Titre: hondaKpi.title,
  Ecran: '/interfaces/HondaKpi/kpi',
  holders: havingAcces('hondakpi'),
  ofSites: sitesByAcces('hondakpi', 'CodeConstructeur'),
  list: async (holder) => {
    const keys = await listAcces(holder, 'hondakpi', ['ApiKey']);
    const dates = await listAccesDates(holder.db, 'hondakpi');
    const codes = sitesByCode(await listSiteColumns(holder.db, ['CodeConstructeur']));
    return codes.flatMap(({ CodeConstructeur, Sites }): Probe[] => {
      const key = keys.get(CodeConstructeur);
      if (!key) return [];
      return [
        {
          Cible: CodeConstructeur,
          Libelle: `${CodeConstructeur}\u00a0: ${namesOf(Sites.map(({ Descr }) => Descr))}`,
          DateModification: dates.get(CodeConstructeur) ?? null,
          ARessaisir: key.ARessaisir,
          ask: (partners, asker) =>
            partners.ask(hondaKpi, 'verify', {
              ...asker,
              cible: CodeConstructeur,
              account: { login: CodeConstructeur, password: key.ApiKey },
            }),
        },
      ];
    });
  },
};
