import { corporateSales } from '@comptoir/contract/interfaces/corporate-sales/corporate-sales.partner';
import { havingAcces } from '../../partners/holders.store.ts';
import { sitesByAcces } from '../../partners/uses.store.ts';
import { listSiteColumns } from '../../domains/sites/sites-columns.store.ts';
import { listAcces, listAccesDates } from '../../secrets/acces.store.ts';
import type { InterfaceProbes, Probe } from '../../partners/probe.ts';

const Interface = 'corporatesales';

/** The web-service credentials of each site. */
export const corporateSalesProbes: InterfaceProbes = {
  Interface: corporateSales.name,
  Titre: corporateSales.title,
  Ecran: '/interfaces/corporateSales',
  holders: havingAcces(Interface),
  ofSites: sitesByAcces(Interface, 'IDSite'),
  list: async (holder) => {
    const accounts = await listAcces(holder, Interface, ['Login', 'Password']);
    const dates = await listAccesDates(holder.db, Interface);
    return (await listSiteColumns(holder.db, [])).flatMap(({ IDSite, Descr }): Probe[] => {
      const Cible = String(IDSite);
      const account = accounts.get(Cible);
      if (!account || (account.Login === '' && !account.ARessaisir)) return [];
      const { Login: login, Password: password, ARessaisir } = account;
      return [
        {
          Cible,
          Libelle: Descr,
          DateModification: dates.get(Cible) ?? null,
          ARessaisir,
          ask: (partners, asker) => partners.ask(corporateSales, 'verify', { ...asker, cible: Descr, account: { login, password } }),
        },
      ];
    });
  },
};
