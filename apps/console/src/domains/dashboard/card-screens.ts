import { staff } from '@comptoir/contract/kit';

/** Screens that the cards link to. */
export const cardScreens = {
  facturation: '/interfaces/facturation',
  esellerLead: '/interfaces/esellerLead',
  planetVO: '/interfaces/planetVO',
  bee2Link: '/interfaces/bee2Link',
  corporateSales: '/interfaces/corporateSales',
  basevn: '/interfaces/basevn',
  opelvn: '/interfaces/opelvn',
  smartDataForLead: '/interfaces/smartDataForLead',
  planetVO2: '/interfaces/planetVO2',
} as const;

export type CardScreen = (typeof cardScreens)[keyof typeof cardScreens];

/** Who may open them, taken from the routes. */
export const cardScreensFor = staff;
