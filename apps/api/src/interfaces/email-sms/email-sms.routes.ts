import { Refusal } from '@comptoir/contract/errors';
import type { emailSms } from '@comptoir/contract/interfaces/email-sms/email-sms.calls';
import { messages } from '@comptoir/contract/messages';
import { sms } from '@comptoir/contract/interfaces/email-sms/email-sms.partner';
import { unknownRecord } from '../../db/existing.ts';
import { routesOf, type Call } from '../../http/call.ts';
import { sendTestMail } from './email-sms.connector.ts';
import { listSocieteNames } from './email-sms.store.ts';
import { changeEmailSms, readEmailSms } from './save-email-sms.ts';

const holderOf = ({ db, app: { vault }, customer: { schema } }: Pick<Call<typeof emailSms.read>, 'db' | 'app' | 'customer'>) => ({
  db,
  vault,
  schema,
});

export const emailSmsRoutes = routesOf<typeof emailSms>()({
  read: (call) => readEmailSms(holderOf(call)),

  save: (call) => changeEmailSms(holderOf(call), call.body),

  test: async ({ app, body }) => {
    const { GRP_SMTP_Host: host, GRP_SMTP_Port: port, GRP_SMTP_Login: login, GRP_SMTP_Password: password, GRP_SMTP_From: from } = body;
    const needed = { GRP_SMTP_Host: host, GRP_SMTP_Port: port, GRP_SMTP_Login: login, GRP_SMTP_Password: password, GRP_SMTP_From: from };
    const missing = Object.entries(needed).filter(([, value]) => value.trim() === '');
    if (missing.length > 0) {
      const errors = Object.fromEntries(missing.map(([name]) => [name, messages.required]));
      throw new Refusal('invalid', 'Renseignez le serveur SMTP avant de l’essayer.', errors);
    }
    const server = { host, port: Number(port), login, password, from, useSSL: body.GRP_SMTP_UseSSL };
    await sendTestMail(server, body.destinataire, app.config.outboundAllowedHosts);
    return { message: `Le message de test est parti vers ${body.destinataire}.` };
  },

  testSms: async ({ app, db, customer, session, body: { IDPlaque, client_id: login, client_secret: password } }) => {
    const societe = (await listSocieteNames(db)).find((row) => row.IDPlaque === IDPlaque);
    if (!societe) throw unknownRecord('Cette société');
    return app.partners.ask(sms, 'verify', { customer, by: session.login, cible: societe.Libelle, account: { login, password } });
  },
});
