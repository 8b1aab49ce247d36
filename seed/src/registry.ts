import { sampleCustomerAccess } from './people/accounts.ts';
import { productTypes as productTypePairs } from './structure/brands.ts';
import { armor, bocage, geant, ni, type Recipe } from './recipes.ts';
import {
  armorRecette,
  bauges,
  cevennes,
  cotentin,
  forez,
  garonne,
  lauragais,
  morvan,
  perche,
  rivages,
  sologne,
  thierache,
} from './small-recipes.ts';

export interface SampleServer {
  name: string;
  /** From the ranges reserved for documentation. */
  ip: string;
  isHonda: boolean;
}

export const servers: readonly SampleServer[] = [
  { name: 'prod-ouest', ip: '192.0.2.11', isHonda: false },
  { name: 'prod-est', ip: '192.0.2.12', isHonda: false },
  { name: 'prod-honda', ip: '192.0.2.21', isHonda: true },
  { name: 'pprod-1', ip: '198.51.100.11', isHonda: false },
];

export interface SampleCustomer {
  name: string;
  /** Name of one of the servers. */
  server: string;
  label: string;
  activites: readonly number[];
  IDGroupements: number;
  hosts: readonly string[];
  FAM_FactureeSeller: boolean;
  eDataVoiceActif: boolean;
  deleteOrigines: boolean;
  importFidelite: boolean;
  urls: readonly { URL: string; IDGroupements: number }[];
  recipe: Recipe;
}

type Flags = Partial<Pick<SampleCustomer, 'hosts' | 'FAM_FactureeSeller' | 'deleteOrigines' | 'importFidelite'>>;

const customer = (IDGroupements: number, server: string, label: string, recipe: Recipe, flags: Flags = {}): SampleCustomer => ({
  name: recipe.BDGp,
  server,
  label,
  activites: recipe.activites,
  IDGroupements,
  hosts: [],
  FAM_FactureeSeller: true,
  eDataVoiceActif: recipe.eDataVoice,
  deleteOrigines: false,
  importFidelite: false,
  ...flags,
  urls: [{ URL: `https://eseller.${recipe.domain}`, IDGroupements }],
  recipe,
});

const host = (label: string) => [`${label}.backoffice.localhost`];

export const customers: readonly SampleCustomer[] = [
  customer(1001, 'prod-ouest', 'Groupe Armor Automobiles', armor, { hosts: host('armor'), deleteOrigines: true, importFidelite: true }),
  customer(1002, 'prod-ouest', 'Réseau Nissan Atlantique', ni, { hosts: host('atlantique') }),
  customer(1003, 'prod-ouest', 'Groupe Bocage Équipement', bocage, {
    hosts: host('bocage'),
    FAM_FactureeSeller: false,
    deleteOrigines: true,
  }),
  customer(1004, 'prod-est', 'Groupe Quatre Vents Mobilités', geant),
  customer(1005, 'prod-ouest', 'Cotentin Littoral Automobiles', cotentin),
  customer(1006, 'prod-ouest', 'Perche Mobilités', perche, { importFidelite: true }),
  customer(1007, 'prod-ouest', 'Sologne Automobiles et Services', sologne, { FAM_FactureeSeller: false }),
  customer(1008, 'prod-ouest', 'Groupe Autan Lauragais', lauragais),
  customer(1009, 'prod-est', 'Forez et Volcans Automobiles', forez, { deleteOrigines: true }),
  customer(1010, 'prod-est', 'Thiérache Distribution Automobile', thierache, { FAM_FactureeSeller: false }),
  customer(1011, 'prod-est', 'Bauges et Lacs Automobiles', bauges),
  customer(1012, 'prod-est', 'Groupe Cévennes Garrigue', cevennes),
  customer(1013, 'prod-est', 'Morvan Motoculture et Élevage', morvan, { FAM_FactureeSeller: false }),
  customer(1014, 'prod-honda', 'Rivages Azur Honda', rivages),
  customer(1015, 'prod-honda', 'Garonne Honda', garonne, { FAM_FactureeSeller: false }),
  customer(1016, 'pprod-1', 'Groupe Armor Automobiles (recette)', armorRecette, { deleteOrigines: true, importFidelite: true }),
];

export const productTypes = productTypePairs.map(([TPR_IDTypeProduit, TPR_Descr]) => ({ TPR_IDTypeProduit, TPR_Descr }));

/** Only in sample data. Passwords are plain here; the server stores a hash, or an encrypted value for customer access. */
export const sampleAccounts = {
  operator: { login: 'admin', name: 'Administrateur de démonstration', password: 'comptoir-demo' },
  customerAccess: {
    login: sampleCustomerAccess.login,
    name: `${sampleCustomerAccess.Firstname} ${sampleCustomerAccess.Lastname}`,
    password: sampleCustomerAccess.password,
    hosts: customers.filter(({ recipe }) => recipe.withSampleAccount).flatMap(({ hosts }) => hosts),
  },
};
