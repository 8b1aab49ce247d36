import type { SessionInfo } from '@comptoir/contract/domains/session/session.calls';
import { describe, expect, test } from 'vitest';
import { menuOf } from '../frame/menu.ts';
import { openingOf } from '../routes/opening.ts';
import { routeOf, routes } from '../routes/routes.ts';
import { isWrite } from '@comptoir/contract/kit';
import type { Role } from '@comptoir/contract/portees';
import { actes, guardOf, type Acte } from './actes.ts';
import { acteItems, screenItems, settingItems } from './items.ts';
import { offeredOf, rankedOf } from './ranking.ts';
import { settings } from './settings.ts';

const operator: SessionInfo = {
  name: 'A',
  login: 'a',
  kind: 'operator',
  role: 'administrateur',
  customer: {
    BDGp: 'BDGpArmor',
    label: 'Groupe Armor',
    serverName: 'prod-ouest',
    serverIP: '192.0.2.11',
    isHonda: false,
    isPprod: false,
    activites: [1],
    deleteOrigines: false,
    importFidelite: false,
    state: 'ready',
  },
  links: { monitoring: null, logs: null, setup: null, documentation: null, courriels: null },
  apiBase: '',
};
const customer: SessionInfo = { ...operator, kind: 'customer' };

const itemsOf = (info: SessionInfo) => {
  const opening = openingOf(info);
  const menu = menuOf(info, opening, true);
  return [...screenItems(menu, opening), ...acteItems(menu, opening), ...settingItems(settings, opening)];
};
const all = itemsOf(operator);
const first = (typed: string, recents: readonly string[] = []) => rankedOf(all, typed, recents)[0]?.items[0]?.label;

describe('the first thing found', () => {
  test.each([
    ['sites', 'Sites'],
    ['civilite', 'Civilités'],
    ['UTILISATEURS', 'Utilisateurs'],
    ['utilsateurs', 'Utilisateurs'],
    ['workflow', 'Workflows des leads'],
    ['qui reçoit', 'Workflows des leads'],
    ['ajouter un site', 'Ajouter un site'],
    ['nouveau point de vente', 'Ajouter un site'],
    ['ajouter utilisateur', 'Ajouter un utilisateur'],
    ['importer des utilisateurs', 'Importer des utilisateurs'],
    ['simuler', 'Simuler les workflows'],
    ['transférer origine', 'Transférer une origine'],
    ['transferer une origine de contact', 'Transférer une origine de contact'],
    ['suspendre', 'Suspendre un utilisateur'],
    ['désactiver', 'Suspendre un utilisateur'],
    ['malus', 'Malus écologique'],
    ['écotaxe', 'Malus écologique'],
    ['site sans', 'Vérifier la configuration'],
    ['image d’en-tête', 'Image de l’en-tête'],
    ['image entête', 'Image de l’en-tête'],
    ['taux de tva', 'Taux de TVA'],
    ['arrondi', 'Afficher les prix TTC par défaut'],
    ['téléphone', 'Téléphone'],
    ['telephnoe', 'Téléphone'],
    ['jounal', 'Journal'],
    ['bdc', 'Bons de commande'],
    ['départ', 'Faire le départ d’une personne'],
    ['eseller lead synthèse', 'eSeller Lead\u00a0: synthèse'],
  ])('for «\u00a0%s\u00a0» is «\u00a0%s\u00a0»', (typed, label) => {
    expect(first(typed)).toBe(label);
  });

  test('is the one that was opened lately, of two with one name', () => {
    expect(first('malus', ['/malusMasse'])).toBe('Malus masse');
  });
});

test.each([
  ['sites', 'Ajouter un site'],
  ['utilisateurs', 'Ajouter un utilisateur'],
  ['origines', 'Transférer une origine'],
])('«\u00a0%s\u00a0» finds «\u00a0%s\u00a0» too', (typed, label) => {
  const labels = rankedOf(all, typed, []).flatMap(({ items }) => items.map((item) => item.label));
  expect(labels).toContain(label);
});

test('what a session may not open is not found', () => {
  const paths = itemsOf(customer).flatMap(({ target }) => ('path' in target ? [target.path] : []));
  expect(paths).toContain('/fonctions/create');
  for (const path of ['/utilisateurs/importUtilisateurs', '/civilites', '/civilites/create', '/parametres', '/DatabaseSelect']) {
    expect(paths.filter((one) => one === path || one.startsWith(`${path}#`))).toEqual([]);
  }
});

test('every screen that creates, imports or transfers is an act, named by a verb', () => {
  const screens = routes.map(({ path }) => path).filter((path) => !path.includes('{') && /\/(create|import[A-Z]\w+|transfert)$/.test(path));
  expect(screens.length).toBeGreaterThan(25);
  expect(screens.filter((path) => actes.every((acte) => acte.path !== path))).toEqual([]);
  expect(actes.filter(({ label }) => !/^\p{Lu}\p{L}+(er|ir|re)\b/u.test(label))).toEqual([]);
  expect(actes.filter(({ path }) => !routeOf(path))).toEqual([]);
});

test('every setting has a screen, and all of them fit in a small file', () => {
  expect(settings.flatMap(({ fields }) => fields).length).toBeGreaterThan(200);
  expect(JSON.stringify(settings).length).toBeLessThan(40_000);
  expect(all.filter(({ group, detail }) => group === 'Réglages' && detail === '')).toEqual([]);
});

test('a setting of a record asks which one, by the name of its field; one of the group leads there at once', () => {
  const targetOf = (label: string) => all.find((item) => item.group === 'Réglages' && item.label === label)?.target;
  expect(targetOf('Image de l’en-tête')).toEqual({
    path: '/sites',
    asks: { genre: 'sites', setting: 'Image de l’en-tête', anchor: 'EnTeteImg' },
  });
  expect(targetOf('Identifiant CSB')).toMatchObject({ asks: { genre: 'utilisateurs', anchor: 'CsbUsername' } });
  expect(targetOf('Opel VN toolbox actif')).toEqual({ path: '/interfaces/opelvn' });
  expect(targetOf('Taux de TVA')).toEqual({ path: expect.stringMatching(/^\/parametres#/) });
});

test('before anything is typed, the last screens come first, then the pinned ones', () => {
  const offered = offeredOf(all, { recents: ['/journal', '/sites'], pins: ['/societes'], fiches: [] });
  expect(offered.slice(0, 2).map(({ group, items }) => [group, items.map(({ label }) => label)])).toEqual([
    ['Récents', ['Journal', 'Sites']],
    ['Épinglés', ['Sociétés']],
  ]);
});

test('an act that writes belongs to a chapter of roles, and is left out where the role does not hold it', () => {
  const isAsked = ({ path }: Acte) => routeOf(path)?.reads?.some(isWrite) === true;
  expect(actes.filter((acte) => guardOf(acte) === null && !acte.readsOnly && !isAsked(acte))).toEqual([]);
  const offered = (role: Role) =>
    acteItems([], { kind: 'operator', role, activites: [2], flags: { importFidelite: true } }).map(({ label }) => label);
  expect(offered('administrateur')).toContain('Ajouter une origine');
  expect(offered('lecture')).not.toContain('Ajouter une origine');
  expect(offered('lecture')).toContain('Simuler les workflows');
  expect(offered('support')).toContain('Faire le départ d’une personne');
});
