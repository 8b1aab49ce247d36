import { Refusal } from '@comptoir/contract/errors';
import { brandsRequired, catalogueFlags, type catalogues, type refLoisir, type refMoto } from '@comptoir/contract/interfaces/catalogues';
import { refLoisir as loisirPartner, refMoto as motoPartner } from '@comptoir/partners/references';
import { withoutUndefined } from '../../db/columns.ts';
import { listSiteColumns, updateSiteColumns } from '../../domains/sites/sites-columns.store.ts';
import { routesOf, type Call, type Routes } from '../../http/call.ts';
import { listBrands, replaceBrands, type Referentiel } from './catalogues.store.ts';

type Db = Call<typeof catalogues.sites>['db'];

const listSites = ({ db }: { db: Db }) => listSiteColumns(db, catalogueFlags);

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

export const cataloguesRoutes = routesOf<typeof catalogues>()({
  sites: listSites,
  saveSites: async (call) => {
    for (const { IDSite, ...flags } of call.body) {
      const changes = withoutUndefined(flags);
      if (Object.keys(changes).length > 0) await updateSiteColumns(call.db, IDSite, changes);
    }
    return listSites(call);
  },
});
