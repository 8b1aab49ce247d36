import { describe, expect, test } from 'vitest';
import { hostOf, isCustomerHost } from './login.rules.ts';

describe('customer access by host', () => {
  test.each([
    ['localhost', false],
    ['armor.backoffice.localhost', true],
    ['ARMOR.backoffice.example', true],
    ['dev.backoffice.example', false],
    ['backoffice.example', true],
    ['backoffice', true],
    ['console.example', false],
    ['a.b.backoffice.example', false],
  ])('%s → %s', (host, expected) => {
    expect(isCustomerHost(hostOf(host), 'backoffice')).toBe(expected);
  });
  test.each([
    ['http://armor.backoffice.localhost:3000/dashboard', 'armor.backoffice.localhost'],
    ['Armor.Backoffice.Localhost:3000', 'armor.backoffice.localhost'],
  ])('host of %s', (url, expected) => {
    expect(hostOf(url)).toBe(expected);
  });
});
