import { planetVO } from '@comptoir/contract/interfaces/planetvo/planetvo.partner';
import { havingAcces } from '../../partners/holders.store.ts';
import { peopleByAcces, sitesByPeople } from '../../partners/uses.store.ts';
import { listAcces, listAccesDates } from '../../secrets/acces.store.ts';
import { PartnerFailure } from '../../partners/partner-failure.ts';
import type { InterfaceProbes, Probe } from '../../partners/probe.ts';
import { listUsers } from './planetvo.store.ts';

const Interface = 'planetvo';

/** The access of each user, and whether it leads to the typed base. */
export const planetVOProbes: InterfaceProbes = {
  Interface: planetVO.name,
  Titre: planetVO.title,
  Ecran: '/interfaces/planetVO',
  holders: havingAcces(Interface),
  ofSites: sitesByPeople(Interface, 'planetvoSocietes'),
  ofPeople: peopleByAcces(Interface),
  list: async (holder) => {
    const accounts = await listAcces(holder, Interface, ['ApiKey', 'LoginInterface', 'PasswordInterface']);
    const dates = await listAccesDates(holder.db, Interface);
    return (await listUsers(holder.db)).flatMap(({ IDPeople, Name, BasePVO }): Probe[] => {
      const account = accounts.get(String(IDPeople));
      if (!account || (account.LoginInterface === '' && !account.ARessaisir)) return [];
      const { ApiKey, LoginInterface: login, PasswordInterface: password } = account;
      return [
        {
          Cible: String(IDPeople),
          Libelle: Name,
          DateModification: dates.get(String(IDPeople)) ?? null,
          ARessaisir: account.ARessaisir,
          ask: async (partners, asker) => {
            const body = { apiKey: ApiKey === '' ? holder.planetVOApiKey : ApiKey };
            const { bases } = await partners.ask(planetVO, 'bases', { ...asker, cible: Name, account: { login, password }, body });
            if (BasePVO !== '' && !bases.some(({ code }) => code === BasePVO))
              throw new PartnerFailure('refused', `${planetVO.title}\u00a0: l’utilisateur n’est pas lié à la base ${BasePVO}.`);
          },
        },
      ];
    });
  },
};
