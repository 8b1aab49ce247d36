import type { dashboard } from '@comptoir/contract/domains/dashboard/dashboard.calls';
import { routesOf } from '../../http/call.ts';
import { readGpParametres } from '../gp-parametres/gp-parametres.store.ts';
import { listChiffres } from '../accueil/chiffres.store.ts';
import * as store from './dashboard.store.ts';

/** Figures of cards, which everybody sees; those of the configuration's faults are the operators'. */
const cartes = ['esellerLead', 'planetvo', 'corporatesales', 'basevn', 'opelvn', 'planetvo2'];

interface Count {
  all: number;
  active: number;
}

/** Shown instead of a stored password: the card only needs to know that there is one. */
const mask = '••••••••';

const sitesCard = ({ all, active }: Count, Actif: boolean, Warning: boolean) => ({
  Actif,
  Warning,
  CountSitesActif: active,
  CountSites: all,
});
const plaquesCard = ({ all, active }: Count) => ({ Actif: active > 0, Warning: false, CountPlaquesActif: active, CountPlaques: all });

export const dashboardRoutes = routesOf<typeof dashboard>()({
  tendances: ({ db }) => listChiffres(db, cartes),
  factureeSeller: async ({ customer: { FAM_FactureeSeller } }) => ({ FAM_FactureeSeller }),
  facturation: async ({ customer: { FAM_FactureeSeller, eDataVoiceActif } }) => ({ eSellerActif: FAM_FactureeSeller, eDataVoiceActif }),
  esellerLead: async ({ db }) => {
    const { eSellerLeadActif } = await readGpParametres(db);
    return sitesCard(await store.countLeadSites(db), eSellerLeadActif, await store.hasLeadProblem(db));
  },
  basevn: async ({ db }) => {
    const count = await store.countBaseVNSites(db);
    return sitesCard(count, count.active > 0, false);
  },
  opelvn: async ({ db }) => {
    const count = await store.countOpelVNSites(db);
    return sitesCard(count, count.active > 0, await store.hasOpelProblem(db));
  },
  planetvo: async ({ db }) => plaquesCard(await store.countPlaquesPlanetVO(db)),
  corporateSales: async ({ db }) => plaquesCard(await store.countPlaquesCorporateSales(db)),
  planetvo2: async ({ db }) => {
    const { all, active } = await store.countPlanetVO2Sites(db);
    return { countActiveSites: active, countSites: all };
  },
  smartDataForLead: async ({ db }) => {
    const { GRP_SmartDataForLead, GRP_SmartDataForLead_Login, GRP_SmartDataForLead_Password } = await readGpParametres(db);
    return { Actif: GRP_SmartDataForLead, Login: GRP_SmartDataForLead_Login, Password: GRP_SmartDataForLead_Password ? mask : '' };
  },
});
