import { expect, test } from 'vitest';
import { csvNameOf } from './synthese-csv.ts';

test('the name of a file tells the server, the database and the moment', () => {
  const customer = { serverName: 'prod-ouest', BDGp: 'BDGpArmor' };
  expect(csvNameOf('attributions', customer, new Date('2026-11-21T17:04:09Z'))).toBe(
    'eSellerLead_attributions_prod-ouest_BDGpArmor_2026-11-21_18-04-09.csv',
  );
});
