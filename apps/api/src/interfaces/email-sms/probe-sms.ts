import { namesOf } from '@comptoir/contract/fields/shapes';
import { accountFields } from '@comptoir/contract/interfaces/email-sms/email-sms.calls';
import { sms } from '@comptoir/contract/interfaces/email-sms/email-sms.partner';
import { havingAcces } from '../../partners/holders.store.ts';
import { sitesByAcces } from '../../partners/uses.store.ts';
import { readGpParametres } from '../../domains/gp-parametres/gp-parametres.store.ts';
import { listAcces, listAccesDates } from '../../secrets/acces.store.ts';
import type { InterfaceProbes, Probe } from '../../partners/probe.ts';
import { listSocieteNames } from './email-sms.store.ts';

/** The SMS credentials of each company, while the module is on. */
export const smsProbes: InterfaceProbes = {
  Interface: sms.name,
  Titre: sms.title,
  Ecran: '/interfaces/emailsms',
  holders: havingAcces('sms'),
  ofSites: sitesByAcces('sms', 'IDPlaque'),
  list: async (holder) => {
    if (!(await readGpParametres(holder.db)).GRP_ModuleEmailSMS) return [];
    const accounts = await listAcces(holder, 'sms', namesOf(accountFields));
    const dates = await listAccesDates(holder.db, 'sms');
    return (await listSocieteNames(holder.db)).flatMap(({ IDPlaque, Libelle }): Probe[] => {
      const Cible = String(IDPlaque);
      const account = accounts.get(Cible);
      if (!account) return [];
      const { client_id: login, client_secret: password, ARessaisir } = account;
      if ((login === '' || password === '') && !ARessaisir) return [];
      return [
        {
          Cible,
          Libelle,
          DateModification: dates.get(Cible) ?? null,
          ARessaisir,
          ask: (partners, asker) => partners.ask(sms, 'verify', { ...asker, cible: Libelle, account: { login, password } }),
        },
      ];
    });
  },
};
