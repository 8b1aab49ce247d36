import { staff } from '@comptoir/contract/kit';

/** Screens of the interfaces that the cards speak of. */
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

/** Who may open them, as the list of routes says of each. */
export const cardScreensFor = staff;
