import { describe, expect, it } from 'vitest';
import {
  bee2LinkState,
  dpoContactState,
  facturationState,
  plaquesState,
  planetvo2State,
  shareInWords,
  sitesState,
  smartDataForLeadState,
} from './card-state.ts';

const said = ({ tone, word, details }: ReturnType<typeof sitesState>) => [tone, word, ...details];

describe('a card counting sites or companies', () => {
  const sites = { CountSitesActif: 3, CountSites: 8 };
  const plaques = { CountPlaquesActif: 2, CountPlaques: 2 };

  it.each([
    [false, false, ['off', 'Désactivé']],
    [false, true, ['off', 'Désactivé']],
    [true, true, ['warning', 'Actif, à vérifier', 'Une partie de la configuration est incomplète.']],
    [true, false, ['ok', 'Actif']],
  ])('with Actif %s and Warning %s', (Actif, Warning, expected) => {
    expect(said(sitesState({ Actif, Warning, ...sites }))).toEqual(expected);
    expect(said(plaquesState({ Actif, Warning, ...plaques }))).toEqual(expected);
  });

  it('shows its counts in every state', () => {
    expect(sitesState({ Actif: false, Warning: false, ...sites }).share).toEqual({ active: 3, all: 8, unit: 'site' });
    expect(plaquesState({ Actif: true, Warning: true, ...plaques }).share).toEqual({ active: 2, all: 2, unit: 'société' });
  });
});

it.each([
  [0, 0, 'off', 'Désactivé'],
  [0, 8, 'off', 'Désactivé'],
  [1, 8, 'warning', 'Actif en partie'],
  [7, 8, 'warning', 'Actif en partie'],
  [8, 8, 'ok', 'Actif'],
])('PlanetVO 2 with %i active sites of %i is %s', (countActiveSites, countSites, tone, word) => {
  expect(planetvo2State({ countActiveSites, countSites })).toEqual({
    tone,
    word,
    details: [],
    share: { active: countActiveSites, all: countSites, unit: 'site' },
  });
});

it.each([
  [[], 'off', 'Désactivé', 0],
  [[false, false], 'off', 'Désactivé', 0],
  [[false, true, false], 'ok', 'Actif', 1],
  [[true, true], 'ok', 'Actif', 2],
])('Bee2Link with sites %j is %s', (states, tone, word, active) => {
  const sites = states.map((Actif) => ({ Actif, EstFictif: false }));
  const fictitious = { Actif: true, EstFictif: true };
  expect(bee2LinkState({ sites: [...sites, fictitious] })).toEqual({
    tone,
    word,
    details: [],
    share: { active, all: states.length, unit: 'site' },
  });
});

it.each([
  [false, '', '', 'off', 'Désactivé'],
  [false, 'login', '••••••••', 'off', 'Désactivé'],
  [true, 'login', '••••••••', 'ok', 'Configuré'],
  [true, 'login', '', 'warning', 'Non configuré'],
  [true, '', '••••••••', 'warning', 'Non configuré'],
  [true, '', '', 'warning', 'Non configuré'],
])('SmartDataForLead with Actif %s, login %j and password %j is %s', (Actif, Login, Password, tone, word) => {
  expect(smartDataForLeadState({ Actif, Login, Password })).toMatchObject({ tone, word });
});

it.each([
  [false, false, 'off', 'Aucune facturation active'],
  [true, false, 'ok', 'Une facturation active'],
  [false, true, 'ok', 'Une facturation active'],
  [true, true, 'warning', 'Deux facturations actives'],
])('billing with eSeller %s and eDataVoice %s is %s', (eSellerActif, eDataVoiceActif, tone, word) => {
  const state = facturationState({ eSellerActif, eDataVoiceActif });
  expect(state).toMatchObject({ tone, word });
  expect(state.details).toEqual([
    `eSeller\u00a0: ${eSellerActif ? 'activée' : 'désactivée'}`,
    `eDataVoice\u00a0: ${eDataVoiceActif ? 'activée' : 'désactivée'}`,
  ]);
});

it.each([
  [{ config: true, exist: true, mailDPOSent: true, message: '' }, ['ok', 'Groupe configuré']],
  [{ config: true, exist: false, mailDPOSent: false, message: 'm' }, ['ok', 'Groupe configuré']],
  [{ config: false, exist: true, mailDPOSent: true, message: 'm' }, ['warning', 'Groupe existant, non configuré', 'Mail envoyé au DPO']],
  [
    { config: false, exist: true, mailDPOSent: false, message: 'm' },
    ['warning', 'Groupe existant, non configuré', 'Mail non-envoyé au DPO'],
  ],
  [{ config: false, exist: false, mailDPOSent: false, message: 'Aucun groupe.' }, ['failed', 'Groupe non créé', 'Aucun groupe.']],
  [{ config: false, exist: false, mailDPOSent: true, message: '' }, ['failed', 'Groupe non créé']],
])('DPO Contact with %j', (answer, expected) => {
  expect(said(dpoContactState(answer))).toEqual(expected);
});

it.each([
  [0, 0, 'site', 'Aucun site'],
  [0, 0, 'société', 'Aucune société'],
  [0, 6, 'site', '0 site actif sur 6'],
  [1, 6, 'société', '1 société active sur 6'],
  [51, 59, 'site', '51 sites actifs sur 59'],
  [1200, 1500, 'site', '1\u202f200 sites actifs sur 1\u202f500'],
] as const)('%i of %i %s: %s', (active, all, unit, words) => {
  expect(shareInWords({ active, all, unit })).toBe(words);
});
