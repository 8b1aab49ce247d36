import { allEndpoints } from '@comptoir/contract/all';
import { everyone, type Endpoint } from '@comptoir/contract/kit';
import { references } from '@comptoir/contract/references/all';
import { describe, expect, test } from 'vitest';
import type { FirstReads } from '../../kit/early.ts';
import { registryPages } from '../../kit/place.ts';
import { firstReads, firstReadsOfOperators } from '../first-reads.ts';
import { mayOpen, namesKnown, samePathKey, type Opening } from './route-entry.ts';
import { entryAt, routeOf, routes } from './routes.ts';

const operator: Opening = { kind: 'operator', BDGp: 'BDGpArmor', activites: [1], flags: { importFidelite: false } };
const customer: Opening = { ...operator, kind: 'customer' };
const nissan: Opening = { ...customer, BDGp: 'BDGpNiAtlantique' };

const opens = (path: string, opening: Opening) => {
  const entry = routeOf(path);
  if (!entry) throw new Error(`no route ${path}`);
  return mayOpen(entry, opening);
};

describe('the routes', () => {
  test('have unique addresses', () => {
    const keys = routes.map(({ path }) => samePathKey(path));
    expect(keys.length).toBeGreaterThan(140);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test('are found without regard to case, slash and the names of parameters', () => {
    expect(routeOf('/ORIGINESCONTACT/{IDOrigineCont}/')?.path).toBe('/originesContact/{id}');
  });

  test('are found by an address of the browser, fixed paths before those with parameters', () => {
    const found = ['/', '/Utilisateurs/', '/sites/create', '/sites/12', '/originesContact/7', '/nulle/part'].map(
      (path) => entryAt(path)?.path,
    );
    expect(found).toEqual(['/', '/utilisateurs', '/sites/create', '/sites/{idSite}', '/originesContact/{id}', undefined]);
  });

  test('are of a customer, but for those whose addresses never name one', () => {
    const registry = routes.filter(({ on }) => on === 'registry').map(({ path }) => path.toLowerCase());
    expect(registry).toEqual([...registryPages]);
  });

  test('have three screens for each small list', () => {
    for (const { route } of references) {
      const screens = [route, `${route}/create`, `${route}/{id}`].map(routeOf);
      expect(screens.every((entry) => entry?.load !== undefined)).toBe(true);
    }
  });

  test('open for the allowed values of a parameter, whatever their case', () => {
    const entry = routeOf('/interfaces/wally/{crm}/logs')!;
    expect(['hway', 'Customer_First', 'autre', undefined].map((crm) => namesKnown(entry, { crm }))).toEqual([true, true, false, false]);
    expect(namesKnown(routeOf('/interfaces/wally')!, {})).toBe(true);
  });

  test('lead a redirection to a screen that exists', () => {
    const targets = routes.flatMap(({ redirect }) => redirect ?? []);
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.every((path) => routeOf(path))).toBe(true);
  });
});

describe('early requests are reads of the screen at that address, and nobody is refused them', () => {
  /** The ids have names of their own in the contract and in addresses. */
  const plain = (path: string) => path.replace(/\{\w+\}$/, '{id}');
  const calls = Object.values<Endpoint>(allEndpoints).filter(({ method }) => method === 'GET');
  const asked = (reads: FirstReads) => Object.entries(reads).flatMap(([path, read]) => read.map((one) => [path, one] as const));

  test.each(asked(firstReads))('%s: %s', (path, read) => {
    expect(path).toBe(path.toLowerCase());
    expect(calls.find((call) => plain(call.path) === read)?.who).toEqual(everyone);
    expect(entryAt(path.replace('{id}', '1'))?.who).toEqual(everyone);
  });

  test.each(asked(firstReadsOfOperators))('%s, of operators: %s', (path, read) => {
    expect(calls.find((call) => plain(call.path) === read)?.who).toContain('operator');
    expect(path).toBe(path.toLowerCase());
  });
});

describe('who may open a screen', () => {
  test('customer access cannot open the screens of operators', () => {
    expect(opens('/DatabaseSelect', customer)).toBe(false);
    expect(opens('/interfaces/dbs', customer)).toBe(false);
    expect(opens('/civilites', customer)).toBe(false);
    expect(opens('/civilites', operator)).toBe(true);
    expect(opens('/codesOP', customer)).toBe(true);
  });

  test('a BDGpNi group has neither profiles, accounts, gateways nor new users', () => {
    for (const path of [
      '/profils/eSellerTeam',
      '/profils/eSellerTeam/{id}',
      '/utilisateurs/eseller',
      '/passerelles',
      '/utilisateurs/create',
    ]) {
      expect([path, opens(path, customer), opens(path, nissan)]).toEqual([path, true, false]);
      expect(opens(path, { ...operator, BDGp: nissan.BDGp! })).toBe(true);
    }
    expect(opens('/utilisateurs', nissan)).toBe(true);
  });

  test('agriculture needs its activity', () => {
    for (const path of ['/categoriesAgri', '/typesProduction', '/typesMaterielAgri', '/estimationsReprise']) {
      expect([path, opens(path, operator), opens(path, { ...operator, activites: [2] })]).toEqual([path, false, true]);
    }
  });

  test('the import of loyalty cards needs the flag of its customer', () => {
    expect(opens('/cartesDeFidelite/importClients', operator)).toBe(false);
    expect(opens('/cartesDeFidelite/importClients', { ...operator, flags: { importFidelite: true } })).toBe(true);
  });
});
