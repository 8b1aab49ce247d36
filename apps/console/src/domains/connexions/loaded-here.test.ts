import { expect, test } from 'vitest';
import { isLoadedAt } from './loaded-here.ts';

test.each([
  ['/utilisateurs/1/connect/team', 'https://comptoir.example/Utilisateurs/1/connect/team?x=1#y', true],
  ['/utilisateurs/1/connect/team', 'https://comptoir.example//utilisateurs/1/connect/team/', true],
  ['/utilisateurs/1/connect/team', 'https://comptoir.example/utilisateurs', false],
  ['/utilisateurs/1/connect/team', undefined, true],
])('%s, loaded from %s', (pathname, loaded, expected) => {
  expect(isLoadedAt(pathname, loaded)).toBe(expected);
});
