import { expect, test } from 'vitest';
import { productsOf } from './connect-products.ts';

test.each([
  [false, false, ['eSeller Team', 'Reporting']],
  [true, false, ['eSeller Team', 'eSeller Lead', 'Reporting']],
  [false, true, ['eSeller Team', 'Reporting', 'Poste Relation Client']],
  [true, true, ['eSeller Team', 'eSeller Lead', 'Reporting', 'Poste Relation Client']],
])('lead %s, eDataVoice %s', (hasLead, isEDatavoice, labels) => {
  expect(productsOf({ hasLead, isEDatavoice }).map(({ label }) => label)).toEqual(labels);
});
