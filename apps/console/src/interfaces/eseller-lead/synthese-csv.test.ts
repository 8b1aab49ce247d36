import { expect, test } from 'vitest';
import { csvNameOf } from './synthese-csv.ts';

test('a file is named after server, database and moment', () => {
  const customer = { serverName: 'prod-ouest', BDGp: 'BDGpArmor' };
  expect(csvNameOf('attributions', customer, new Date('2026-11-21T17:04:09Z'))).toBe(
    'eSellerLead_attributions_prod-ouest_BDGpArmor_2026-11-21_18-04-09.csv',
  );
});
