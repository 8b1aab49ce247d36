import type { BrandName } from './structure/brands.ts';
import type { RegionName } from './structure/towns.ts';

/** How far each interface is rolled out: a share from 0 to 1 of the sites (of the companies for `planetVO` and `corporateSales`), or the state of its settings. */
export interface Interfaces {
  lead: number;
  baseVN: number;
  opelVN: number;
  planetVO: number;
  planetVO2: number;
  corporateSales: number;
  bee2Link: number;
  smartData: 'off' | 'incomplete' | 'on';
  dpo: 'absent' | 'exists' | 'mailed' | 'configured';
}

/** What a sample customer is made of. The database's name is the seed of everything generated. */
export interface Recipe {
  BDGp: string;
  /** The short name in the names of companies and sites. */
  enseigne: string;
  /** Under a reserved top-level domain: no mail can ever arrive there. */
  domain: string;
  regions: readonly RegionName[];
  /** The group's departments. */
  departements?: readonly string[];
  activites: readonly number[];
  marques: readonly BrandName[];
  societes: number;
  sites: number;
  utilisateurs: number;
  clients: number;
  /** Whether the sample account for customer access belongs to this group. */
  withSampleAccount: boolean;
  /** Whether the group uses the customer-relations product (GRP_ClientEDatavoice). */
  eDataVoice: boolean;
  withMarketingAccount: boolean;
  interfaces: Interfaces;
}

const nothing: Interfaces = {
  lead: 0,
  baseVN: 0,
  opelVN: 0,
  planetVO: 0,
  planetVO2: 0,
  corporateSales: 0,
  bee2Link: 0,
  smartData: 'off',
  dpo: 'absent',
};

export const armor: Recipe = {
  BDGp: 'BDGpArmor',
  enseigne: 'Armor',
  domain: 'armor-automobiles.example',
  regions: ['bretagne'],
  activites: [1],
  marques: ['Peugeot', 'Citroën', 'Opel', 'Renault', 'Dacia', 'Ford', 'Volkswagen', 'Toyota'],
  societes: 12,
  sites: 60,
  utilisateurs: 800,
  clients: 640,
  withSampleAccount: true,
  eDataVoice: true,
  withMarketingAccount: true,
  interfaces: {
    lead: 0.8,
    baseVN: 1,
    opelVN: 0.5,
    planetVO: 0.6,
    planetVO2: 0.3,
    corporateSales: 1,
    bee2Link: 0.4,
    smartData: 'on',
    dpo: 'configured',
  },
};

export const ni: Recipe = {
  BDGp: 'BDGpNiAtlantique',
  enseigne: 'Atlantique',
  domain: 'nissan-atlantique.example',
  regions: ['paysDeLaLoire', 'nouvelleAquitaine'],
  activites: [1],
  marques: ['Nissan', 'Nissan', 'Nissan', 'Nissan', 'Nissan', 'Suzuki'],
  societes: 6,
  sites: 28,
  utilisateurs: 240,
  clients: 260,
  withSampleAccount: true,
  eDataVoice: false,
  withMarketingAccount: false,
  interfaces: { ...nothing, lead: 1, baseVN: 0.6, planetVO2: 1, smartData: 'incomplete', dpo: 'mailed' },
};

export const bocage: Recipe = {
  BDGp: 'BDGpBocage',
  enseigne: 'Bocage',
  domain: 'bocage-equipement.example',
  regions: ['paysDeLaLoire', 'normandie'],
  activites: [1, 2],
  marques: ['Claas', 'New Holland', 'Kubota', 'Dacia', 'Massey Ferguson', 'Fendt'],
  societes: 8,
  sites: 34,
  utilisateurs: 180,
  clients: 320,
  withSampleAccount: true,
  eDataVoice: false,
  withMarketingAccount: false,
  interfaces: { ...nothing, lead: 0.5, corporateSales: 0.25, dpo: 'exists' },
};

export const geant: Recipe = {
  BDGp: 'BDGpGeant',
  enseigne: 'Quatre Vents',
  domain: 'quatre-vents-mobilites.example',
  regions: [
    'ileDeFrance',
    'hautsDeFrance',
    'grandEst',
    'bourgogne',
    'auvergneRhoneAlpes',
    'provence',
    'languedoc',
    'midiPyrenees',
    'nouvelleAquitaine',
    'centre',
    'paysDeLaLoire',
    'bretagne',
    'normandie',
  ],
  activites: [1],
  marques: [
    'Renault',
    'Dacia',
    'Peugeot',
    'Citroën',
    'Opel',
    'Fiat',
    'Volkswagen',
    'Audi',
    'Skoda',
    'Ford',
    'Toyota',
    'Hyundai',
    'Kia',
    'Volvo',
    'BMW',
    'Suzuki',
  ],
  societes: 80,
  sites: 500,
  utilisateurs: 10_000,
  clients: 3000,
  withSampleAccount: false,
  eDataVoice: false,
  withMarketingAccount: false,
  interfaces: {
    lead: 0.9,
    baseVN: 0.7,
    opelVN: 1,
    planetVO: 1,
    planetVO2: 0,
    corporateSales: 0.4,
    bee2Link: 0.2,
    smartData: 'on',
    dpo: 'configured',
  },
};

type Particular = Pick<Recipe, 'BDGp' | 'enseigne' | 'domain' | 'regions' | 'marques'> &
  Partial<Omit<Recipe, 'interfaces'>> & { interfaces?: Partial<Interfaces> };

/** A group of a few sites, as most customers are. */
export const small = ({ interfaces, ...particular }: Particular): Recipe => ({
  activites: [1],
  societes: 2,
  sites: 6,
  utilisateurs: 36,
  clients: 60,
  withSampleAccount: false,
  eDataVoice: false,
  withMarketingAccount: false,
  ...particular,
  interfaces: { ...nothing, ...interfaces },
});
