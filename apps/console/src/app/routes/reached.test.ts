import { references } from '@comptoir/contract/references/all';
import { expect, test } from 'vitest';
import { writtenPaths } from '../frame/menu.ts';
import { samePathKey } from './route-entry.ts';
import { routes } from './routes.ts';

/** Addresses that pages and links write; knip finds a link that no page uses. */
const pages = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}', '!./*', '!../frame/menu-entries.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const links = import.meta.glob<Record<string, unknown>>('../../**/*.links.ts', { eager: true });

const spelled = Object.values(pages)
  .flatMap((source) => [...source.matchAll(/(['"`])(\/(?!api\/)[^'"`\s]*(?:\$\{[^`]*)?)\1/g)])
  .map(([, , path = '']) => path);
/** What a link makes of parameters that are anything. */
const made = Object.values(links)
  .flatMap((file) => Object.values(file))
  .map((link) => (typeof link === 'function' ? String((link as (...parts: string[]) => unknown)('{}', '{}', '{}')) : String(link)));

const segmentsOf = (path: string) =>
  samePathKey(path.replaceAll(/\$\{[^}]*\}/g, '{}'))
    .split('/')
    .slice(1);
const led = [...new Set([...spelled, ...made])].filter((path) => path.startsWith('/')).map(segmentsOf);
const leadsTo = (path: string) => {
  const wanted = segmentsOf(path);
  return led.some(
    (own) => own[0] !== '{}' && own.length === wanted.length && wanted.every((part, at) => own[at] === '{}' || own[at] === part),
  );
};

const inMenu = new Set(writtenPaths.map(samePathKey));
const onCards = new Set(references.flatMap(({ card, route }) => (card ? [samePathKey(route)] : [])));
const lists = references.map(({ route }) => samePathKey(route));

const isReached = (path: string) => {
  const key = samePathKey(path);
  if (inMenu.has(key) || onCards.has(key)) return true;
  // The list's own page leads to the records of a small list.
  if (lists.some((list) => key.startsWith(`${list}/`))) return true;
  return !lists.includes(key) && leadsTo(path);
};

test('every screen is reached: by the menu, a card of /listes or a link', () => {
  const screens = routes.flatMap(({ redirect, path }) => (redirect || path === '/' ? [] : [path]));
  expect(screens.filter((path) => !isReached(path))).toEqual([]);
});
