import { Refusal } from '@comptoir/contract/errors';
import type { corporateSales } from '@comptoir/contract/interfaces/corporate-sales/corporate-sales.calls';
import { corporateSales as partner } from '@comptoir/contract/interfaces/corporate-sales/corporate-sales.partner';
import { unknownRecord } from '../../db/existing.ts';
import { listSiteColumns } from '../../domains/sites/sites-columns.store.ts';
import { routesOf, type Call } from '../../http/call.ts';
import { listAcces, writeAcces } from '../../secrets/acces.store.ts';

type AnyCall = Pick<Call<typeof corporateSales.sites>, 'db' | 'app' | 'customer'>;

const Interface = 'corporatesales';
const none = { Login: '', Password: '' };
const holderOf = ({ db, app: { vault }, customer: { schema } }: AnyCall) => ({ db, vault, schema });

/** Corporate Sales knows sites by their manufacturer code. */
const listSites = async (call: AnyCall) => {
  const accounts = await listAcces(holderOf(call), Interface, ['Login', 'Password']);
  const sites = await listSiteColumns(call.db, ['CodeConstructeur']);
  return sites
    .filter(({ CodeConstructeur }) => CodeConstructeur !== '')
    .map((site) => ({ ...site, Config: accounts.get(String(site.IDSite)) ?? none }));
};

export const corporateSalesRoutes = routesOf<typeof corporateSales>()({
  sites: listSites,

  generate: async ({ params: { IDSite }, session, write, ...call }) => {
    const site = (await listSiteColumns(call.db, ['CodeConstructeur'])).find((row) => row.IDSite === IDSite);
    if (!site) throw unknownRecord('Ce site');
    const { CodeConstructeur, Descr: cible } = site;
    if (CodeConstructeur === '')
      throw new Refusal('rule', 'Ce site n’a pas de code constructeur\u00a0: renseignez-le dans la fiche du site.');
    const given = { customer: call.customer, by: session.login, cible, params: { CodeConstructeur } };
    const account = await call.app.partners.ask(partner, 'generate', given);
    await write((db) => writeAcces(holderOf({ ...call, db }), { Interface, Cible: IDSite }, account));
    return account;
  },
});
