import { wally } from '@comptoir/contract/interfaces/wally/wally.partner';
import { havingAcces } from '../../partners/holders.store.ts';
import { sitesOfComptes } from '../../partners/uses.store.ts';
import { listAcces, listAccesDates } from '../../secrets/acces.store.ts';
import type { InterfaceProbes, Probe } from '../../partners/probe.ts';
import { checkRetrieving } from './wally.rules.ts';
import { listRetrieving } from './comptes.store.ts';

/** Accounts that retrieve or should; inactive ones are left alone. */
export const wallyProbes: InterfaceProbes = {
  Interface: wally.name,
  Titre: wally.title,
  Ecran: '/interfaces/wally',
  holders: havingAcces(wally.name),
  ofSites: sitesOfComptes,
  list: async (holder) => {
    const accounts = await listAcces(holder, wally.name, ['MotDePasse']);
    const dates = await listAccesDates(holder.db, wally.name);
    return (await listRetrieving(holder.db)).flatMap(({ IdWallyCompte, Identifiant: login, crm_name: crm, EtatDuCompte }): Probe[] => {
      const account = accounts.get(String(IdWallyCompte));
      if (!account) return [];
      return [
        {
          Cible: String(IdWallyCompte),
          Libelle: login,
          DateModification: dates.get(String(IdWallyCompte)) ?? null,
          ARessaisir: account.ARessaisir,
          ask: async (partners, asker) => {
            await partners.ask(wally, 'connect', {
              ...asker,
              cible: login,
              params: { crm },
              account: { login, password: account.MotDePasse },
            });
            checkRetrieving(login, EtatDuCompte);
          },
        },
      ];
    });
  },
};
