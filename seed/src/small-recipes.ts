import { small } from './recipes.ts';

export const cotentin = small({
  BDGp: 'BDGpCotentin',
  enseigne: 'Cotentin',
  domain: 'cotentin-littoral.example',
  regions: ['normandie'],
  departements: ['50'],
  marques: ['Renault', 'Dacia'],
  sites: 7,
  utilisateurs: 42,
  interfaces: { lead: 1, smartData: 'on', dpo: 'configured', corporateSales: 1 },
});

export const perche = small({
  BDGp: 'BDGpPerche',
  enseigne: 'Perche',
  domain: 'perche-mobilites.example',
  regions: ['normandie', 'centre'],
  departements: ['61', '28'],
  marques: ['Citroën', 'Peugeot', 'Opel'],
  sites: 9,
  utilisateurs: 58,
  interfaces: { lead: 0.5, opelVN: 1, dpo: 'mailed' },
});

export const sologne = small({
  BDGp: 'BDGpSologne',
  enseigne: 'Sologne',
  domain: 'sologne-services.example',
  regions: ['centre'],
  departements: ['18', '41', '45'],
  marques: ['Ford', 'Hyundai'],
  eDataVoice: true,
});

export const lauragais = small({
  BDGp: 'BDGpLauragais',
  enseigne: 'Autan',
  domain: 'autan-lauragais.example',
  regions: ['midiPyrenees'],
  departements: ['31', '81', '09'],
  marques: ['Toyota', 'Kia'],
  sites: 8,
  interfaces: { planetVO: 1, planetVO2: 0.5 },
});

export const forez = small({
  BDGp: 'BDGpForez',
  enseigne: 'Forez',
  domain: 'forez-volcans.example',
  regions: ['auvergneRhoneAlpes'],
  departements: ['42', '43', '63'],
  marques: ['Volkswagen', 'Audi', 'Skoda'],
  societes: 3,
  sites: 14,
  utilisateurs: 120,
  interfaces: { lead: 1, bee2Link: 1, baseVN: 1, dpo: 'configured' },
});

export const thierache = small({
  BDGp: 'BDGpThierache',
  enseigne: 'Thiérache',
  domain: 'thierache-auto.example',
  regions: ['hautsDeFrance'],
  departements: ['02'],
  marques: ['Opel', 'Fiat'],
});

export const bauges = small({
  BDGp: 'BDGpBauges',
  enseigne: 'Bauges',
  domain: 'bauges-lacs.example',
  regions: ['auvergneRhoneAlpes'],
  departements: ['73', '74'],
  marques: ['BMW', 'Volvo'],
  sites: 5,
  utilisateurs: 31,
  interfaces: { smartData: 'incomplete', dpo: 'exists' },
});

export const cevennes = small({
  BDGp: 'BDGpCevennes',
  enseigne: 'Garrigue',
  domain: 'cevennes-garrigue.example',
  regions: ['languedoc'],
  departements: ['30', '34', '48'],
  marques: ['Renault', 'Dacia', 'Suzuki'],
  sites: 10,
  utilisateurs: 64,
  interfaces: { lead: 0.6 },
});

export const morvan = small({
  BDGp: 'BDGpMorvan',
  enseigne: 'Morvan',
  domain: 'morvan-motoculture.example',
  regions: ['bourgogne'],
  departements: ['21', '58', '71', '89'],
  activites: [2],
  marques: ['John Deere', 'Kubota'],
  utilisateurs: 28,
});

export const rivages = small({
  BDGp: 'BDGpHoRivages',
  enseigne: 'Rivages',
  domain: 'rivages-azur.example',
  regions: ['provence'],
  departements: ['06', '83'],
  marques: ['Honda'],
  sites: 5,
  utilisateurs: 34,
  clients: 600,
  interfaces: { lead: 1, dpo: 'configured' },
});

export const garonne = small({
  BDGp: 'BDGpHoGaronne',
  enseigne: 'Garonne',
  domain: 'garonne-honda.example',
  regions: ['nouvelleAquitaine'],
  departements: ['33', '47'],
  marques: ['Honda'],
  sites: 4,
  utilisateurs: 24,
});

export const armorRecette = small({
  BDGp: 'BDGpArmorRecette',
  enseigne: 'Armor',
  domain: 'recette-armor.example',
  regions: ['bretagne'],
  departements: ['35', '22'],
  marques: ['Peugeot', 'Renault'],
  sites: 8,
  utilisateurs: 50,
  eDataVoice: true,
  interfaces: { lead: 1, planetVO2: 1, dpo: 'configured' },
});
