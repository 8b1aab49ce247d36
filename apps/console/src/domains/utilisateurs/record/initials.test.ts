import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Maëlle', 'Quéré', 'MQ'],
  ['élodie-anne', 'de la Tour', 'ÉD'],
  ['', 'Roy', 'R'],
  ["  'Omar", '2e Martin', 'OE'],
  ['', '', ''],
])('%s %s: %s', (Firstname, Lastname, expected) => {
  expect(initialsOf(Firstname, Lastname)).toBe(expected);
});
