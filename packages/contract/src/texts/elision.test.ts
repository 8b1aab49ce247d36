import { expect, test } from 'vitest';
import { ofName } from './elision.ts';

test.each([
  ['eSeller Team', 'd’eSeller Team'],
  ['API SMS', 'd’API SMS'],
  ['Élan', 'd’Élan'],
  ['Wally', 'de Wally'],
  ['Honda KPI', 'de Honda KPI'],
])('of %s: %s', (name, said) => {
  expect(ofName(name)).toBe(said);
});
