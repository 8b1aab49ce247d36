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
import { lockRecord } from '../../http/lists/versions.store.ts';
import { routesOf, type Call, type Routes } from '../../http/call.ts';
import { listBrands, replaceBrands, type Referentiel } from './catalogues.store.ts';

type Db = Call<typeof catalogues.sites>['db'];

const listSites = ({ db }: { db: Db }) => listSiteColumns(db, namesOf(catalogueFields));

/** Each catalogue: its name here, its partner, the flag of sites that use it, and what sets that. */
const kinds = {
  moto: { partner: motoPartner, flag: 'RefMotoActif', used: (RefMotoActif: boolean) => ({ RefMotoActif }) },
  loisir: { partner: loisirPartner, flag: 'RefVdlActif', used: (RefVdlActif: boolean) => ({ RefVdlActif }) },
} as const;

/** Two saves at once must not leave a catalogue in use without a brand. */
const holdCatalogues = (db: Db, IDCustomer: number) => lockRecord(db, JSON.stringify([IDCustomer, 'catalogues']));

/**
 * A catalogue that a site uses, once these sites have changed, has a brand.
 * @throws Refusal 404 for an unknown site, 422
 */
const checkUse = async (db: Db, referentiel: Referentiel, changes: ReadonlyMap<number, boolean>, brands: readonly unknown[]) => {
  const { partner, flag } = kinds[referentiel];
  const stored = new Map((await listSites({ db })).map((row) => [row.IDSite, row]));
  for (const IDSite of changes.keys()) existing(stored.get(IDSite), 'Ce site');
  const isUsed = [...stored.values()].some((row) => changes.get(row.IDSite) ?? row[flag]);
  if (isUsed && brands.length === 0) throw new Refusal('rule', brandsRequired(partner.title));
};

const routesTo = (referentiel: Referentiel) => {
  const { partner, used } = kinds[referentiel];
  return routesOf<typeof refMoto>()({
    brands: async ({ app, customer, session }) => (await app.partners.ask(partner, 'brands', { customer, by: session.login })).brands,
    groupBrands: ({ db }) => listBrands(db, referentiel),
    syncGroup: async ({ app, customer, session, body: { sites, ...body }, db, write }) => {
      const given = { customer, by: session.login, params: { group: customer.name }, body };
      const changes = new Map(sites.map(({ IDSite, Actif }) => [IDSite, Actif]));
      await checkUse(db, referentiel, changes, body.brands);
      const { brands } = await app.partners.ask(partner, 'syncGroup', given);
      return write(async (inside) => {
        await holdCatalogues(inside, customer.IDCustomer);
        await checkUse(inside, referentiel, changes, brands);
        await replaceBrands(inside, referentiel, brands);
        for (const [IDSite, isUsed] of changes) await updateSiteColumns(inside, IDSite, used(isUsed));
        return listBrands(inside, referentiel);
      });
    },
  });
};

export const refMotoRoutes = routesTo('moto');
export const refLoisirRoutes: Routes<typeof refLoisir> = routesTo('loisir');

/** A catalogue that is switched on for a site needs a brand of the group: it is billed. @throws Refusal 404, 422 */
const checkBrands = async ({ db, body, customer }: Call<typeof catalogues.saveSites>) => {
  await holdCatalogues(db, customer.IDCustomer);
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
