import { expect, test } from 'vitest';
import { customerMark, markIcon } from './customer-mark.ts';

test('a customer keeps its colour, and its letters are those of its own words', () => {
  expect(customerMark('BDGpArmor', 'Groupe Armor Automobiles').initials).toBe('AR');
  expect(customerMark('BDGpCevennes', 'Groupe Cévennes Garrigue').initials).toBe('CG');
  expect(customerMark('BDGpX', 'Groupe').initials).toBe('GR');
  expect(customerMark('BDGpArmor', 'x')).toEqual({ ...customerMark('bdgparmor', 'x') });
});

test('eight customers have several colours', () => {
  const colours = 'Armor Bauges Bocage Cotentin Forez Geant Perche Cevennes'
    .split(' ')
    .map((name) => customerMark(`BDGp${name}`, name).colour);
  expect(new Set(colours).size).toBeGreaterThan(3);
});

test('the icon is one address without a character that ends it', () => {
  expect(markIcon(customerMark('BDGpArmor', '<&"> Éa'))).toMatch(/^data:image\/svg\+xml,[\w%.!~*'()-]+$/);
});
