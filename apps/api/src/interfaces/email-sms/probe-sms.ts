import { sms } from '@comptoir/partners/credentials';
import { readGpParametres } from '../../domains/gp-parametres/gp-parametres.store.ts';
import { listAcces, listAccesDates } from '../../secrets/acces.store.ts';
import type { InterfaceProbes, Probe } from '../kit/probes.ts';
import { listSocieteNames } from './email-sms.store.ts';

/** Each company's own access to the SMS API, while the module is on. */
export const smsProbes: InterfaceProbes = {
  Interface: sms.name,
  Titre: sms.title,
  Ecran: '/interfaces/emailsms',
  list: async (holder) => {
    if (!(await readGpParametres(holder.db)).GRP_ModuleEmailSMS) return [];
    const accounts = await listAcces(holder, 'sms', ['client_id', 'client_secret']);
    const dates = await listAccesDates(holder.db, 'sms');
    return (await listSocieteNames(holder.db)).flatMap(({ IDPlaque, Libelle }): Probe[] => {
      const Cible = String(IDPlaque);
      const { client_id: login, client_secret: password } = accounts.get(Cible) ?? { client_id: '', client_secret: '' };
      if (login === '' || password === '') return [];
      return [
        {
          Cible,
          Libelle,
          DateModification: dates.get(Cible) ?? null,
          ask: (partners, asker) => partners.ask(sms, 'verify', { ...asker, cible: Libelle, account: { login, password } }),
        },
      ];
    });
  },
};
