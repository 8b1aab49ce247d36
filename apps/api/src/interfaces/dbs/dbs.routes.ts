import { Refusal } from '@comptoir/contract/errors';
import { doublonsMessage, doublonsOf, type dbs } from '@comptoir/contract/interfaces/dbs';
import { dbs as partner } from '@comptoir/partners/dbs';
import { listSiteColumns, updateSiteColumns } from '../../domains/sites/sites-columns.store.ts';
import { routesOf, type Call } from '../../http/call.ts';
import { refuseUnreadable } from '../../secrets/a-ressaisir.ts';
import { readAcces, writeAcces } from '../../secrets/acces.store.ts';

type AnyCall = Pick<Call<typeof dbs.config>, 'db' | 'app' | 'customer' | 'session'>;

const fields = ['GRP_DBS_ClientId', 'GRP_DBS_ClientSecret'] as const;
const place = { Interface: 'dbs', Cible: '' };
const holderOf = ({ db, app: { vault }, customer: { schema } }: AnyCall) => ({ db, vault, schema });

const readConfig = (call: AnyCall) => readAcces(holderOf(call), place, fields);
const listSites = ({ db }: Pick<AnyCall, 'db'>) => listSiteColumns(db, ['IdSiteDBS']);

const askSites = ({ app, customer, session }: AnyCall, login: string, password: string) => {
  if (login === '' || password === '')
    throw new Refusal('rule', "Renseignez d'abord le ClientId et le ClientSecret dans l'onglet Auth API DBS.");
  return app.partners.ask(partner, 'sites', { customer, by: session.login, account: { login, password } });
};

export const dbsRoutes = routesOf<typeof dbs>()({
  sites: listSites,

  sitesDBS: async (call) => {
    const stored = await readConfig(call);
    refuseUnreadable(stored, fields);
    const { GRP_DBS_ClientId, GRP_DBS_ClientSecret } = stored;
    return (await askSites(call, GRP_DBS_ClientId, GRP_DBS_ClientSecret)).sites;
  },

  saveSites: async (call) => {
    for (const { IDSite, IdSiteDBS } of call.body) await updateSiteColumns(call.db, IDSite, { IdSiteDBS });
    const stored = await listSites(call);
    const doublons = doublonsOf(stored);
    if (doublons.length > 0) throw new Refusal('rule', doublonsMessage(doublons));
    return stored;
  },

  config: readConfig,

  saveConfig: async (call) => {
    await writeAcces(holderOf(call), place, call.body);
    return readConfig(call);
  },

  check: async (call) => {
    const { sites } = await askSites(call, call.body.GRP_DBS_ClientId, call.body.GRP_DBS_ClientSecret);
    return { sites: sites.length };
  },
});
