import { Refusal } from '@comptoir/contract/errors';
import {
  brandsRequired,
  catalogueFields,
  type catalogues,
  type refLoisir,
  type refMoto,
} from '@comptoir/contract/interfaces/catalogues/catalogues.calls';
import { namesOf } from '@comptoir/contract/fields/shapes';
import { refLoisir as loisirPartner, refMoto as motoPartner } from '@comptoir/contract/interfaces/catalogues/catalogues.partner';
import { existing } from '../../db/existing.ts';
import { withoutUndefined } from '../../db/columns.ts';
import { listSiteColumns, updateSiteColumns } from '../../domains/sites/sites-columns.store.ts';
import { routesOf, type Call, type Routes } from '../../http/call.ts';
import { listBrands, replaceBrands, type Referentiel } from './catalogues.store.ts';

type Db = Call<typeof catalogues.sites>['db'];

const listSites = ({ db }: { db: Db }) => listSiteColumns(db, namesOf(catalogueFields));

/** Each catalogue: its name here, its partner, and the flag of sites that use it. */
const kinds = {
  moto: { partner: motoPartner, flag: 'RefMotoActif' },
  loisir: { partner: loisirPartner, flag: 'RefVdlActif' },
} as const;

const routesTo = (referentiel: Referentiel) => {
  const { partner, flag } = kinds[referentiel];
  return routesOf<typeof refMoto>()({
    brands: async ({ app, customer, session }) => (await app.partners.ask(partner, 'brands', { customer, by: session.login })).brands,
    groupBrands: ({ db }) => listBrands(db, referentiel),
    syncGroup: async ({ app, customer, session, body, db, write }) => {
      const isUsed = (await listSites({ db })).some((site) => site[flag]);
      if (isUsed && body.brands.length === 0) throw new Refusal('rule', brandsRequired(partner.title));
      const given = { customer, by: session.login, params: { group: customer.name }, body };
      const { brands } = await app.partners.ask(partner, 'syncGroup', given);
      return write(async (inside) => {
        await replaceBrands(inside, referentiel, brands);
        return listBrands(inside, referentiel);
      });
    },
  });
};

export const refMotoRoutes = routesTo('moto');
export const refLoisirRoutes: Routes<typeof refLoisir> = routesTo('loisir');

/** A catalogue that is switched on for a site needs a brand of the group: it is billed. @throws Refusal 404, 422 */
const checkBrands = async ({ db, body }: Call<typeof catalogues.saveSites>) => {
  const stored = new Map((await listSites({ db })).map((row) => [row.IDSite, row]));
  for (const referentiel of ['moto', 'loisir'] as const) {
    const { partner, flag } = kinds[referentiel];
    const isActivated = body.some((change) => change[flag] && !existing(stored.get(change.IDSite))[flag]);
    if (!isActivated || (await listBrands(db, referentiel)).length > 0) continue;
    const message = brandsRequired(partner.title);
    throw new Refusal('rule', message, { [flag]: message });
  }
};

export const cataloguesRoutes = routesOf<typeof catalogues>()({
  sites: listSites,
  saveSites: async (call) => {
    await checkBrands(call);
    for (const { IDSite, ...flags } of call.body) {
      const changes = withoutUndefined(flags);
      if (Object.keys(changes).length > 0) await updateSiteColumns(call.db, IDSite, changes);
    }
    return listSites(call);
  },
});
