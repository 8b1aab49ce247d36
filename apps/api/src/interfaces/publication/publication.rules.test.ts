import { expect, test } from 'vitest';
import { refusedStock } from './publication.rules.ts';

const portail = { Libelle: 'Central', VN: true, VD: false, VO: true };
const row = (more: object) => ({ IDSite: 1, VN: false, VD: false, VO: false, ...more });

test('a portal accepts its own stocks, and names the first one it refuses', () => {
  expect(refusedStock(portail, [row({ VN: true }), row({ VO: true }), row({})])).toBeNull();
  expect(refusedStock(portail, [row({ VO: true }), row({ VD: true })])).toBe('Central ne prend pas les véhicules de démonstration (VD).');
});
