import { interfaces } from '@comptoir/contract/interfaces/all';
import type { Endpoint } from '@comptoir/contract/kit';
import { allProbes } from '../../src/interfaces/all.ts';
import type { Exchanged } from '../../src/partners/exchanged.ts';
import { Health } from '../../src/domains/sante/health.ts';
import { Partners } from '../../src/partners/partners.ts';
import type { Client, TestApp } from '../http.ts';
import { writeIn } from './utilisateurs.ts';

/** Gives the customer a login at every partner that can be checked. */
export const fillAccesses = async (on: TestApp, operator: Client, smtpPort: number) => {
  const put = async (path: string, body: object) => {
    const { status, text } = await operator.call('PUT', `/api/interfaces/${path}`, body);
    if (status !== 200) throw new Error(`${path}: ${text}`);
  };
  const offered = async <T>(path: string) => (await operator.call<T>('GET', `/api/interfaces/${path}`)).body;
  const { sites: bee2Link } = await offered<{ sites: { id: string }[] }>('bee2Link/getSitesBee2link?IdClient=4711');
  const { sitesPVO } = await offered<{ sitesPVO: { id: string }[] }>('planetVO2/sitesPVO');
  await writeIn(on, async (db) => {
    const site = {
      CodeConstructeur: '114-201',
      ClientIDBee2Link: '4711',
      IDSiteBee2Link: bee2Link[0]!.id,
      Actif: true,
      ActifPVO2: true,
      IDSitePVO2: sitesPVO[0]!.id,
    };
    await db
      .updateTable('sites')
      .set({ ...site, RefMotoActif: true, RefVdlActif: true })
      .where('IDSite', '=', 1)
      .execute();
  });
  const all = Object.values<{ partner?: { name: string }; calls: Partial<Record<string, Endpoint>> }>(interfaces);
  for (const { Interface, compte } of allProbes) {
    if (!compte) continue;
    const path = all.find(({ partner }) => partner?.name === Interface)?.calls['saveConfig']?.path ?? '';
    await put(path.replace('/api/interfaces/', ''), { [compte.login]: 'client', [compte.password]: 'Secret-29' });
  }
  await put('planetvo/utilisateurs/2/societes', {
    BasePVO: 'BASE-OUEST',
    ApiKey: 'cle',
    LoginInterface: 'vendeur',
    PasswordInterface: 'Secret-29',
    NickName: 'Vendeur',
  });
  await put('smartDataForLead/config', {
    GRP_SmartDataForLead: true,
    GRP_SmartDataForLead_Login: 'groupe',
    GRP_SmartDataForLead_Password: 'Secret-29',
  });
  await put('renault/csb/utilisateurs', [{ IDPeople: 2, username: 'p12345', password: 'Secret-29' }]);
  await put('hondaKpi/config', [{ CodeConstructeur: '114-201', ApiKey: 'Secret-29' }]);
  const smtp = {
    GRP_SMTP_Host: '127.0.0.1',
    GRP_SMTP_Port: String(smtpPort),
    GRP_SMTP_Login: 'groupe@exemple.example',
    GRP_SMTP_Password: 'Secret-29',
    GRP_SMTP_From: 'groupe@exemple.example',
    GRP_ModuleEmailSMS: true,
  };
  const societes = await writeIn(on, (db) => db.selectFrom('societes').select('IDPlaque').execute());
  await put('emailSMS/config', {
    config: smtp,
    societes: societes.map(({ IDPlaque }) => ({ IDPlaque, client_id: 'societe', client_secret: 'Secret-29' })),
  });
  await put('wally/accounts/1/email', { emailNotification: 'leads@exemple.example' });
  await put('wally/accounts/1', { password: 'Secret-29' });
  const { status, text } = await operator.call('POST', '/api/interfaces/corporateSales/sites/1/generateWS');
  if (status !== 200) throw new Error(`corporateSales: ${text}`);
};

const fail = (error: unknown) => {
  throw error;
};
interface HealthOptions {
  probes?: typeof allProbes;
  onError?: (error: unknown) => void;
  onExchange?: (exchange: Exchanged) => void;
}

/** Like another process: its own memory of failing partners, the same database. */
export const healthOf = ({ app }: TestApp, { probes = allProbes, onError = fail, onExchange = () => undefined }: HealthOptions = {}) =>
  new Health({ ...app, probes, partners: new Partners(app.config, (_customer, exchange) => onExchange(exchange)) }, onError);
