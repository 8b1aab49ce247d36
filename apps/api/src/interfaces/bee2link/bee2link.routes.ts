import { Refusal } from '@comptoir/contract/errors';
import { bee2LinkProducts, type bee2Link, type Bee2LinkProduct } from '@comptoir/contract/interfaces/bee2link';
import { messages } from '@comptoir/contract/messages';
import { bee2Link as partner } from '@comptoir/partners/bee2link';
import { listSiteColumns, updateSiteColumns } from '../../domains/sites/sites-columns.store.ts';
import { routesOf, type Call } from '../../http/call.ts';
import { checkRow, productNamed, settled, type Bee2LinkRow } from './bee2link.rules.ts';

const columns = ['ClientIDBee2Link', 'EntityIDBee2Link', 'IDSiteBee2Link', 'EstPasserelle', 'Actif'] as const;
const listSites = ({ db }: Pick<Call<typeof bee2Link.wafy>, 'db'>) => listSiteColumns(db, columns);

type Asking = Pick<Call<typeof bee2Link.sites>, 'app' | 'customer' | 'session'>;

const askSites = async ({ app, customer, session }: Asking, product: Bee2LinkProduct, client: string) => {
  const given = { customer, by: session.login, params: { client }, cible: client };
  const call = product === 'bee2Link' ? 'wafySites' : 'openflexSites';
  return (await app.partners.ask(partner, call, given)).sites;
};

/** Asks once about each client that a changed row names: its sites, by client. */
const sitesByClient = async (call: Asking, product: Bee2LinkProduct, rows: readonly Bee2LinkRow[]) => {
  const clients = new Set(rows.flatMap((row) => row[bee2LinkProducts[product]] ?? []));
  const found = new Map<string, readonly { id: string }[]>();
  for (const client of clients) found.set(client, await askSites(call, product, client));
  return found;
};

export const bee2LinkRoutes = routesOf<typeof bee2Link>()({
  wafy: async (call) => ({ sites: await listSites(call) }),

  config: async (call) => {
    productNamed(call.params.product);
    return { sites: await listSites(call) };
  },

  save: async (call) => {
    const product = productNamed(call.params.product);
    const sites = new Map<number, Bee2LinkRow>((await listSites(call)).map((row) => [row.IDSite, row]));
    const changed = call.body.sites.map((change) => {
      const { IDSite } = change;
      const changes = settled(product, sites.get(IDSite), change);
      // The site exists: it was just looked up. A later change may name it again.
      const row = { ...sites.get(IDSite)!, ...changes };
      sites.set(IDSite, row);
      return { IDSite, changes, row };
    });
    const rows = changed.map(({ row }) => row);
    const known = await sitesByClient(call, product, rows);
    for (const row of rows) checkRow(product, row, known);
    return call.write(async (db) => {
      for (const { IDSite, changes } of changed) if (Object.keys(changes).length > 0) await updateSiteColumns(db, IDSite, changes);
      return { sites: await listSites({ db }) };
    });
  },

  sites: async (call) => {
    const product = productNamed(call.params.product);
    const client = call.query.IdClient;
    if (client === '') throw new Refusal('invalid', "L'identifiant du client est obligatoire.", { IdClient: messages.required });
    return { sites: await askSites(call, product, client) };
  },
});
