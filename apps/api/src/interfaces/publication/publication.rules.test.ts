import { expect, test } from 'vitest';
import { lastOfEach, refusedStock } from './publication.rules.ts';

const portail = { Libelle: 'Central', VN: true, VD: false, VO: true };
const row = (more: object) => ({ IDSite: 1, VN: false, VD: false, VO: false, ...more });

test('a portal takes the stocks that it says, and names the first that it does not', () => {
  expect(refusedStock(portail, [row({ VN: true }), row({ VO: true }), row({})])).toBeNull();
  expect(refusedStock(portail, [row({ VO: true }), row({ VD: true })])).toBe('Central ne prend pas les véhicules de démonstration (VD).');
});

test('a site that is sent twice stands as it was sent last', () => {
  expect(lastOfEach([row({ VN: true }), row({ IDSite: 2 }), row({ VO: true })])).toEqual([row({ VO: true }), row({ IDSite: 2 })]);
});
