import { expect, test } from 'vitest';
import { routeOf } from '../../routes/routes.ts';
import type { MenuGroup } from '../menu.ts';
import { staffMenu } from '../menu-entries.ts';
import { meaningOf, nextRegion, placesIn } from './quick-keys.ts';

const group = (...hrefs: string[]): MenuGroup[] => [
  { label: 'Accueil', icon: 'Home', folded: false, entries: hrefs.map((href) => ({ label: href, href, outside: false, icon: 'Home' })) },
];
const all = staffMenu.flatMap(({ entries }) => entries.flatMap((entry) => ('path' in entry ? [entry.path] : [])));
const typed = (key: string, shiftKey = false) => ({ key, shiftKey });

test('G and a letter lead to screens of the menu, each letter to one', () => {
  const places = placesIn(group(...all));
  expect(places.map(({ letter }) => letter).join('')).toBe('uslijqh');
  expect(places.filter(({ entry }) => !routeOf(entry.href))).toEqual([]);
  expect(placesIn(group('/sites')).map(({ letter }) => letter)).toEqual(['s']);
});

test('a letter leads only after G, and only where the menu does', () => {
  const menu = group('/sites');
  expect(meaningOf(typed('g'), false, menu)).toEqual({ kind: 'begun' });
  expect(meaningOf(typed('s'), true, menu)).toEqual({ kind: 'place', href: '/sites' });
  expect(meaningOf(typed('s'), false, menu)).toBeNull();
  expect(meaningOf(typed('u'), true, menu)).toBeNull();
  expect(meaningOf(typed('n'), true, menu)).toEqual({ kind: 'add' });
});

test('a key is what it types: capitals by Shift mean nothing, a slash by Shift does', () => {
  expect(meaningOf(typed('N', true), false, [])).toBeNull();
  expect(meaningOf(typed('N'), false, [])).toEqual({ kind: 'add' });
  expect(meaningOf(typed('/', true), false, [])).toEqual({ kind: 'search' });
  expect(meaningOf(typed('a'), false, [])).toBeNull();
});

test('regions follow each other round, both ways, and from nowhere', () => {
  expect([-1, 0, 1, 2].map((at) => nextRegion(at, 3, false))).toEqual([0, 1, 2, 0]);
  expect([-1, 0, 1, 2].map((at) => nextRegion(at, 3, true))).toEqual([2, 2, 0, 1]);
});
