import { Refusal } from '@comptoir/contract/errors';
import { dbsConfigFields, dbsFields, doublonsMessage, doublonsOf, type dbs } from '@comptoir/contract/interfaces/dbs/dbs.calls';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { dbs as partner } from '@comptoir/contract/interfaces/dbs/dbs.partner';
import { listSiteColumns, updateSiteColumns } from '../../domains/sites/sites-columns.store.ts';
import { existing } from '../../db/existing.ts';
import { routesOf, type Call } from '../../http/call.ts';
import { refuseUnreadable } from '../../secrets/a-ressaisir.ts';
import { readAcces, writeAcces } from '../../secrets/acces.store.ts';
import { checkKnown, sitesOrNull } from '../../partners/mapped-sites.ts';

type AnyCall = Pick<Call<typeof dbs.config>, 'db' | 'app' | 'customer' | 'session'>;

const fields = namesOf(dbsConfigFields);
const place = { Interface: 'dbs', Cible: '' };
const holderOf = ({ db, app: { vault }, customer: { schema } }: AnyCall) => ({ db, vault, schema });

const readConfig = (call: AnyCall) => readAcces(holderOf(call), place, fields);
const listSites = ({ db }: Pick<AnyCall, 'db'>) => listSiteColumns(db, namesOf(dbsFields));

const askSites = ({ app, customer, session }: AnyCall, login: string, password: string) => {
  if (login === '' || password === '')
    throw new Refusal('rule', 'Renseignez d’abord le ClientId et le ClientSecret dans l’onglet Auth API DBS.');
  return app.partners.ask(partner, 'sites', { customer, by: session.login, account: { login, password } });
};

/** Null without credentials, or if DBS gives no answer. */
const knownSites = async (call: AnyCall) => {
  const { GRP_DBS_ClientId: login, GRP_DBS_ClientSecret: password } = await readConfig(call);
  return login === '' || password === '' ? null : sitesOrNull(askSites(call, login, password));
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
    const sites = new Map((await listSites(call)).map((row) => [row.IDSite, row]));
    const matches = call.body.flatMap(({ IDSite, IdSiteDBS }) => {
      const { Descr, IdSiteDBS: before } = existing(sites.get(IDSite));
      return IdSiteDBS !== null && IdSiteDBS !== before ? [{ Descr, id: IdSiteDBS }] : [];
    });
    const known = matches.length === 0 ? null : await knownSites(call);
    if (known) checkKnown(partner, 'IdSiteDBS', matches, known);
    return call.write(async (db) => {
      for (const { IDSite, IdSiteDBS } of call.body) await updateSiteColumns(db, IDSite, { IdSiteDBS });
      const stored = await listSites({ db });
      const doublons = doublonsOf(stored);
      if (doublons.length > 0) throw new Refusal('rule', doublonsMessage(doublons));
      return stored;
    });
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
