import { expect, test } from 'vitest';
import { elided, ofName } from './elision.ts';

test.each([
  ['eSeller Team', 'd’eSeller Team'],
  ['API SMS', 'd’API SMS'],
  ['Élan', 'd’Élan'],
  ['Wally', 'de Wally'],
  ['Honda KPI', 'de Honda KPI'],
  ['Hyundai', 'de Hyundai'],
  ['Hauts-de-France', 'de Hauts-de-France'],
  ['Hélène Le Gall', 'd’Hélène Le Gall'],
  ['hervé', 'd’hervé'],
  ['Hugues', 'd’Hugues'],
  ['Yves', 'd’Yves'],
  ['Yamaha', 'de Yamaha'],
  ['12 utilisateurs', 'de 12 utilisateurs'],
  ['', 'de '],
])('of %s: %s', (name, said) => {
  expect(ofName(name)).toBe(said);
});

test.each([
  ['Abgrall Jean', 'qu’Abgrall Jean'],
  ['Corre Anne', 'que Corre Anne'],
])('than %s: %s', (name, said) => {
  expect(elided('que', name)).toBe(said);
});
