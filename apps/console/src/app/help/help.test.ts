import { expect, test } from 'vitest';
import { writtenPaths } from '../frame/menu.ts';
import { routeOf } from '../routes/routes.ts';
import { helpAt, screensHelp } from './help.ts';
import { words } from './words.ts';

test('every entry of a menu has a help, and each help a screen', () => {
  const helped = new Set(screensHelp.map(({ path }) => path));
  const isInterface = (path: string) => path.startsWith('/interfaces/');
  expect([...new Set(writtenPaths)].filter((path) => !helped.has(path) && !isInterface(path))).toEqual([]);
  expect(screensHelp.filter(({ path }) => !routeOf(path))).toEqual([]);
  expect(helped.size).toBe(screensHelp.length);
});

test('a gesture leads to a screen, and never to the one at hand', () => {
  const leading = screensHelp.flatMap(({ path, gestures }) => gestures.flatMap(({ href }) => (href ? [{ path, href }] : [])));
  expect(leading.filter(({ path, href }) => path === href || !routeOf(href))).toEqual([]);
});

test('each word is used somewhere', () => {
  const used = new Set(screensHelp.flatMap(({ words: some = [] }) => some));
  expect(Object.keys(words).filter((word) => !used.has(word as keyof typeof words))).toEqual([]);
});

test('a record has the help of its list, an address of another case too', () => {
  expect(helpAt('/sites/12')?.path).toBe('/sites');
  expect(helpAt('/Utilisateurs/eseller')?.path).toBe('/utilisateurs/eseller');
  expect(helpAt('/')?.path).toBe('/dashboard');
  expect(helpAt('/sitesX')).toBeUndefined();
});

test('an interface without a help of its own has that of all', () => {
  expect(helpAt('/interfaces/nouvelle')?.path).toBe('/interfaces');
  expect(helpAt('/interfaces/dbs')?.path).toBe('/interfaces/dbs');
});
