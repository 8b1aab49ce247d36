import type { SessionInfo } from '@comptoir/contract/domains/session/session.calls';
import { describe, expect, test } from 'vitest';
import { byUse, currentEntry, filterMenu, menuOf } from './menu.ts';
import { fichesOf } from './kept/fiches-kept.ts';
import { putBack, readKept, turn, visited } from './kept/menu-kept.ts';
import { openingOf } from '../routes/opening.ts';
import type { RouteEntry } from '../routes/route-entry.ts';
import { routes } from '../routes/routes.ts';

const customer: NonNullable<SessionInfo['customer']> = {
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
};
const noLinks = { monitoring: null, logs: null, setup: null, documentation: null, courriels: null };
const operator: SessionInfo = { name: 'A', login: 'a', kind: 'operator', role: 'administrateur', customer, links: noLinks, apiBase: '' };

const menu = (info: SessionInfo, selected = true) => menuOf(info, openingOf(info), selected);
const hrefs = (info: SessionInfo, selected = true) => menu(info, selected).flatMap(({ entries }) => entries.map(({ href }) => href));

describe('the menu of the staff', () => {
  test('offers only the choice of a customer before one is chosen', () => {
    expect(menu({ ...operator, customer: null }, false).flatMap(({ entries }) => entries)).toEqual([
      { label: 'Choisir un client', href: '/DatabaseSelect', outside: false, icon: 'Buildings' },
    ]);
  });

  test('has its groups in order, and agriculture only with activity 2', () => {
    expect(menu(operator).map(({ label }) => label)).toEqual([
      'Accueil',
      'Personnes et droits',
      'Groupe et sites',
      'Leads',
      'Interfaces',
      'Offres et commandes',
      'Véhicules et barèmes',
      'Fiche client',
      'Suivi et clôture',
    ]);
    const farming = { ...operator, customer: { ...customer, activites: [2] } };
    const added = hrefs(farming).filter((href) => !hrefs(operator).includes(href));
    expect(added).toEqual(['/categoriesAgri', '/typesProduction', '/typesMaterielAgri', '/estimationsReprise']);
  });

  test('has the interfaces in the order that users know', () => {
    const known = [
      'Santé des interfaces',
      'Journal des échanges',
      'Passerelles',
      'PlanetVO',
      'PlanetVO 2',
      'Bee2Link',
      'Corporate Sales',
      'Wally',
      'KPI Nissan Siebel',
      'KPI Honda',
      'Base VN',
      'Opel VN toolbox',
      'Module Email/SMS',
      'WLTP',
      'Catalogues',
      'Offre via code constructeur',
      'SmartDataForLead',
      'API DBS',
      'eDataVoice Marketing',
      'Renault CSB',
      'Facturation',
    ];
    const shown = menu(operator)
      .find(({ label }) => label === 'Interfaces')
      ?.entries.map(({ label }) => label);
    expect(shown?.filter((label) => known.includes(label))).toEqual(known);
  });

  test('says for every screen where one is', () => {
    const groups = menu({ ...operator, customer: { ...customer, activites: [1, 2] } });
    const pathOf = ({ path, redirect }: RouteEntry) => redirect ?? path;
    expect(routes.map(pathOf).filter((path) => !currentEntry(groups, path))).toEqual([]);
    expect(groups.flatMap(({ entries }) => entries.map(({ href }) => href))).toContain('/workflowsLeads');
  });

  test('names each entry and each address once, and has no place for one record', () => {
    const entries = menu(operator).flatMap(({ entries: some }) => some);
    expect(new Set(entries.map(({ href }) => href)).size).toBe(entries.length);
    expect(new Set(entries.map(({ label }) => label)).size).toBe(entries.length);
    expect(entries.filter(({ href }) => href.includes('{'))).toEqual([]);
  });

  test('leads outside where an address is set, with the customer at hand for the monitoring', () => {
    expect(menu(operator).some(({ entries }) => entries.some(({ outside }) => outside))).toBe(false);
    const links = { ...noLinks, monitoring: 'https://suivi.exemple.fr/?vue=1' };
    expect(hrefs({ ...operator, links })).toContain('https://suivi.exemple.fr/?vue=1&server=prod-ouest&database=BDGpArmor');
  });

  test('leads to the captured mail while a sandbox receives it', () => {
    const links = { ...noLinks, courriels: 'http://127.0.0.1:4000/courriels' };
    const entry = { label: 'Courriels capturés', href: 'http://127.0.0.1:4000/courriels', outside: true, icon: 'ExternalLink' };
    expect(menu({ ...operator, links }).at(-1)?.entries).toContainEqual(entry);
    expect(hrefs({ ...operator, kind: 'customer', links })).not.toContain(entry.href);
  });
});

test('what a customer does not use comes apart, each part in the order of the menu', () => {
  const entries = menu(operator).find(({ label }) => label === 'Interfaces')?.entries ?? [];
  const { used, unused } = byUse(entries, new Set(['/interfaces/wltp', '/interfaces/planetVO', '/autre']));
  expect(unused.map(({ href }) => href)).toEqual(['/interfaces/planetVO', '/interfaces/wltp']);
  expect(used).toEqual(entries.filter((entry) => !unused.includes(entry)));
});

describe('the menu of customer access', () => {
  const info: SessionInfo = { ...operator, kind: 'customer' };

  test('keeps its groups and words', () => {
    const documented = { ...info, links: { ...noLinks, documentation: 'https://aide.exemple.fr/guide.pdf' } };
    expect(menu(documented).map(({ label, folded, entries }) => [label, folded, entries.map((entry) => entry.label)])).toEqual([
      [
        'Accueil',
        false,
        ['Tableau de bord', 'Sociétés', 'Sites', 'Utilisateurs', 'Profils eSeller Team', 'Comptes eSeller', 'Wally', 'Passerelles'],
      ],
      [
        'Configuration',
        false,
        [
          'Lignes fréquentes',
          'Codes OP',
          'Origines de contact',
          'Situations familiales',
          'Cartes de fidélité',
          'Fonctions',
          'Relances automatiques',
          'Objectifs vendeur',
          'Libellés de remise',
          'Plafonds de remise',
          'Workflows des leads',
          'Accès des opérateurs',
          'Jetons d’API',
        ],
      ],
      ['Aide', false, ['Documentation (PDF)']],
    ]);
  });

  test('follows the order that users know', () => {
    expect(hrefs(info)).toEqual([
      '/dashboard',
      '/societes',
      '/sites',
      '/utilisateurs',
      '/profils/eSellerTeam',
      '/utilisateurs/eseller',
      '/interfaces/wally',
      '/passerelles',
      '/lignesFrequentes',
      '/codesOP',
      '/originesContact',
      '/table/SITFAM',
      '/cartesDeFidelite',
      '/fonctions',
      '/relances',
      '/objectifsVendeur',
      '/libellesRemise',
      '/plafondsRemise',
      '/workflowsLeads',
      '/acces',
      '/jetons',
    ]);
  });

  test('is shorter for a BDGpNi group', () => {
    const nissan = { ...info, customer: { ...customer, BDGp: 'BDGpNiAtlantique' } };
    const left = hrefs(info).filter((href) => !hrefs(nissan).includes(href));
    expect(left).toEqual(['/profils/eSellerTeam', '/utilisateurs/eseller', '/passerelles']);
  });
});

describe('finding entries', () => {
  test('marks the nearest entry of a page', () => {
    const groups = menu(operator);
    expect(currentEntry(groups, '/')).toBe('/dashboard');
    expect(currentEntry(groups, '/Utilisateurs/12')).toBe('/utilisateurs');
    expect(currentEntry(groups, '/utilisateurs/eseller')).toBe('/utilisateurs/eseller');
    expect(currentEntry(groups, '/sitesWeb')).toBeUndefined();
  });

  test('filters by label or group, without accents', () => {
    const labels = filterMenu(menu(operator), 'client civ').flatMap(({ entries }) => entries.map(({ label }) => label));
    expect(labels).toEqual(['Civilités']);
    expect(filterMenu(menu(operator), 'zzz')).toEqual([]);
  });
});

describe('what a person keeps of the menu', () => {
  test('is read from anything that is stored', () => {
    const nothing = { turned: [], pins: [], sent: false, recents: [], fiches: [] };
    for (const stored of [undefined, '', 'null', '3', '[]', '{"pins":"x"}', '{']) expect(readKept(stored)).toEqual(nothing);
    const kept = { ...nothing, pins: ['/sites'], recents: ['/journal'] };
    expect(readKept('{"pins":["/sites",7],"recents":["/journal"]}')).toEqual(kept);
    expect(readKept(JSON.stringify({ ...kept, sent: true }))).toEqual({ ...kept, sent: true });
    expect(readKept('{"sent":1}')).toEqual(nothing);
    const fiche = { BDGp: 'BDGpArmor', Ecran: '/sites/1', Nom: 'Brest', favori: true };
    expect(readKept(JSON.stringify({ fiches: [fiche, { ...fiche, favori: 1 }, null, 'x'] }))).toEqual({ ...nothing, fiches: [fiche] });
  });

  test('puts one entry back, whatever became of the others', () => {
    expect(putBack(['a', 'b', 'x'], ['a', 'b'], 'x')).toEqual(['a', 'b']);
    expect(putBack(['a', 'c', 'd'], ['a', 'x', 'c'], 'x')).toEqual(['a', 'x', 'c', 'd']);
    expect(putBack([], ['a', 'b', 'x'], 'x')).toEqual(['x']);
    expect(putBack(['x', 'a'], ['a', 'x'], 'x')).toEqual(['a', 'x']);
  });

  test('turns, and remembers the last entries once', () => {
    expect([turn(['a'], 'b'), turn(['a', 'b'], 'a')]).toEqual([['a', 'b'], ['b']]);
    expect(visited(['/a', '/b', '/c', '/d'], '/c')).toEqual(['/c', '/a', '/b', '/d']);
    expect(visited(['/a', '/b', '/c', '/d'], '/e')).toEqual(['/e', '/a', '/b', '/c']);
  });
});

test('records are kept once, favourites first, without the screens', () => {
  const place = (Ecran: string) => ({ BDGp: 'BDGpArmor', client: 'Armor', Ecran, Nom: Ecran });
  const kept = fichesOf([place('/sites/1'), place('/sites')], [place('/sites/2'), place('/sites/1'), place('/journal')]);
  expect(kept.map(({ Ecran, favori }) => [Ecran, favori])).toEqual([
    ['/sites/1', true],
    ['/sites/2', false],
  ]);
});
