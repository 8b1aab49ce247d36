import { listAccesDates } from '../../secrets/acces.store.ts';
import { havingAcces } from '../../partners/holders.store.ts';
import type { InterfaceProbes } from '../../partners/probe.ts';
import { checkMailServer } from './email-sms.connector.ts';
import { readEmailSms } from './save-email-sms.ts';

/** The group's mail server, while the module is on. It is tried by signing in only. */
export const smtpProbes: InterfaceProbes = {
  Interface: 'smtp',
  Titre: 'Serveur d’e-mails',
  Ecran: '/interfaces/emailsms',
  holders: havingAcces('smtp'),
  list: async (holder) => {
    const { config } = await readEmailSms(holder);
    const { GRP_SMTP_Host: host, GRP_SMTP_Port: port, GRP_SMTP_Login: login, GRP_SMTP_Password: password, ARessaisir } = config;
    if (!config.GRP_ModuleEmailSMS || host === '' || login === '' || (password === '' && !ARessaisir)) return [];
    const dates = await listAccesDates(holder.db, 'smtp');
    const server = { host, port: Number(port), login, password, useSSL: config.GRP_SMTP_UseSSL };
    return [
      {
        Cible: '',
        Libelle: host,
        DateModification: dates.get('') ?? null,
        ARessaisir,
        ask: () => checkMailServer(server, holder.outboundAllowedHosts),
      },
    ];
  },
};
