import type { SessionInfo } from '@comptoir/contract/domains/session/session.calls';
import { describe, expect, test } from 'vitest';
import { currentEntry, filterMenu, menuOf } from './menu.ts';
import { openingOf } from '../routes/opening.ts';

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
const operator: SessionInfo = { name: 'A', login: 'a', kind: 'operator', customer, links: noLinks, apiBase: '' };

const menu = (info: SessionInfo, selected = true) => menuOf(info, openingOf(info), selected);
const hrefs = (info: SessionInfo, selected = true) => menu(info, selected).flatMap(({ entries }) => entries.map(({ href }) => href));

describe('the menu of the staff', () => {
  test('offers only the choice of a customer before one is chosen', () => {
    expect(menu({ ...operator, customer: null }, false).flatMap(({ entries }) => entries)).toEqual([
      { label: 'Choisir un client', href: '/DatabaseSelect', outside: false },
    ]);
  });

  test('has its groups in order, and agriculture only with activity 2', () => {
    expect(menu(operator).map(({ label }) => label)).toEqual([
      'Accueil',
      'Structure',
      'Utilisateurs et droits',
      'Interfaces',
      'Référentiels',
      'Paramètres',
      'Outils',
    ]);
    const farming = { ...operator, customer: { ...customer, activites: [2] } };
    const added = hrefs(farming).filter((href) => !hrefs(operator).includes(href));
    expect(added).toEqual(['/categoriesAgri', '/typesProduction', '/typesMaterielAgri', '/estimationsReprise']);
  });

  test('holds every interface once, in the order of their routes, and no screen below one', () => {
    const entries = menu(operator).find(({ label }) => label === 'Interfaces')?.entries ?? [];
    expect(entries.slice(0, 3).map(({ label }) => label)).toEqual(['Santé des interfaces', 'eSeller Lead', 'PlanetVO']);
    expect(entries.at(-1)).toEqual({ label: 'Passerelles', href: '/passerelles', outside: false });
    expect(entries.map(({ href }) => href)).not.toContain('/interfaces/esellerLead/synthese');
    expect(entries).toHaveLength(new Set(entries.map(({ href }) => href)).size);
    expect(entries.filter(({ href }) => href.includes('{'))).toEqual([]);
  });

  test('leads outside where an address is set, with the customer at hand for the monitoring', () => {
    expect(menu(operator).some(({ entries }) => entries.some(({ outside }) => outside))).toBe(false);
    const links = { ...noLinks, monitoring: 'https://suivi.exemple.fr/?vue=1' };
    expect(hrefs({ ...operator, links })).toContain('https://suivi.exemple.fr/?vue=1&server=prod-ouest&database=BDGpArmor');
  });

  test('leads to the captured mail while a sandbox receives it', () => {
    const links = { ...noLinks, courriels: 'http://127.0.0.1:4000/courriels' };
    const entry = { label: 'Courriels capturés', href: 'http://127.0.0.1:4000/courriels', outside: true };
    expect(menu({ ...operator, links }).at(-1)?.entries).toContainEqual(entry);
    expect(hrefs({ ...operator, kind: 'customer', links })).not.toContain(entry.href);
  });
});

describe('the menu of customer access', () => {
  const info: SessionInfo = { ...operator, kind: 'customer' };

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
    const labels = filterMenu(menu(operator), 'referent civ').flatMap(({ entries }) => entries.map(({ label }) => label));
    expect(labels).toEqual(['Civilités']);
    expect(filterMenu(menu(operator), 'zzz')).toEqual([]);
  });
});
