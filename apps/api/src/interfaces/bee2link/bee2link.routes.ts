import { Refusal } from '@comptoir/contract/errors';
import { bee2LinkFields, type bee2Link, type Bee2LinkProduct } from '@comptoir/contract/interfaces/bee2link/bee2link.calls';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { messages } from '@comptoir/contract/messages';
import { bee2Link as partner } from '@comptoir/contract/interfaces/bee2link/bee2link.partner';
import { listSiteColumns, updateSiteColumns } from '../../domains/sites/sites-columns.store.ts';
import { routesOf, type Call } from '../../http/call.ts';
import { checkMatch, clientsToAsk, productNamed, settled, type Bee2LinkRow } from './bee2link.rules.ts';

const listSites = ({ db }: Pick<Call<typeof bee2Link.wafy>, 'db'>) => listSiteColumns(db, ['EstFictif', ...namesOf(bee2LinkFields)]);

type Asking = Pick<Call<typeof bee2Link.sites>, 'app' | 'customer' | 'session'>;

/** `quiet` where a screen asks by itself, once for each client that it shows. */
const askSites = async ({ app, customer, session }: Asking, product: Bee2LinkProduct, client: string, quiet = false) => {
  const given = { customer, by: session.login, params: { client }, cible: client, quiet };
  const call = product === 'bee2Link' ? 'wafySites' : 'openflexSites';
  return (await app.partners.ask(partner, call, given)).sites;
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
    const changed = call.body.map((change) => {
      const one = settled(product, sites.get(change.IDSite), change);
      // A later change may name the site again.
      sites.set(change.IDSite, one.row);
      return one;
    });
    const known = new Map<string, readonly { id: string; active: boolean }[]>();
    for (const client of clientsToAsk(product, changed)) known.set(client, await askSites(call, product, client));
    for (const one of changed) checkMatch(product, one, known);
    return call.write(async (db) => {
      for (const { row, changes } of changed) if (Object.keys(changes).length > 0) await updateSiteColumns(db, row.IDSite, changes);
      return { sites: await listSites({ db }) };
    });
  },

  sites: async (call) => {
    const product = productNamed(call.params.product);
    const client = call.query.IdClient;
    if (client === '') throw new Refusal('invalid', 'L’identifiant du client est obligatoire.', { IdClient: messages.required });
    return { sites: await askSites(call, product, client, true) };
  },
});
