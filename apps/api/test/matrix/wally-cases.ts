import type { Case } from './case.ts';

const compte = { IdWallyCompte: 1 };
const site = { ...compte, siteId: 'PDV1', brandId: 'M1' };
const newSite = { ...compte, siteId: 'PDV1', brandId: 'M2' };
const origine = { ...compte, originId: 'O1', brandId: 'M1' };
const newOrigine = { ...compte, originId: 'O1', brandId: 'M2' };

/** The calls of Wally, on the account of `fillWally`. Wally has no address in tests, so asking it is refused. */
export const wallyCases: Record<string, Case> = {
  'wally.accounts': { params: { crm_name: 'customer_first' } },
  'wally.create': {
    params: { crm_name: 'hway' },
    body: { login: 'nouveau', password: 'Secret-Wally-29', crm_name: 'hway' },
    refuses: 422,
  },
  'wally.change': { params: compte, body: { state: 'INACTIVE', flag: null, emailNotification: 'a@exemple.example' } },
  'wally.changePassword': { params: compte, body: { password: 'Secret-Wally-30' }, refuses: 422 },
  'wally.changeEmail': { params: compte, body: { emailNotification: 'b@exemple.example' } },
  // The default account is not removed.
  'wally.remove': { params: { IdWallyCompte: 2 }, refuses: 422 },
  // Their window is missing, but the rights were accepted.
  'wallyLogs.leads': { refuses: 400 },
  'wallyLogs.offres': { refuses: 400 },
  'wallySites.list': { params: compte },
  'wallySites.offered': { params: compte },
  'wallySites.own': {},
  'wallySites.create': { params: newSite, body: { formIdMarque: 'M2', formIdWally: 'PDV1', formIdESeller: 2 } },
  'wallySites.update': { params: site, body: { idSite: 2 } },
  'wallySites.remove': { params: site },
  'wallySites.refresh': { params: compte, refuses: 422 },
  'wallyOrigines.list': { params: compte },
  'wallyOrigines.offered': { params: compte },
  'wallyOrigines.marques': { params: compte },
  'wallyOrigines.own': {},
  'wallyOrigines.create': { params: newOrigine, body: { formIdMarque: 'M2', formIdWally: 'O1', formIdESeller: -1 } },
  'wallyOrigines.update': { params: origine, body: { idOrigineAction: 3 } },
  'wallyOrigines.remove': { params: origine },
  'wallyOrigines.refresh': { params: compte, refuses: 422 },
  'wallyOrigines.saveAll': { params: compte, body: [{ IdWallyOrigine: 'O2', IdWallyMarque: 'M1', IDOrigineAction: 1 }] },
};
