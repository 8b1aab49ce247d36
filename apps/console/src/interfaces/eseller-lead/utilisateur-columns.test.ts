import { expect, test } from 'vitest';
import { withProfile } from './utilisateur-columns.ts';

test('the copy of appointments is kept only with the profile that may have it', () => {
  expect(withProfile(3)).toEqual({ IDDRProfileEsellerLead: 3 });
  expect(withProfile(2)).toEqual({ IDDRProfileEsellerLead: 2, EnCopieRDVeSellerLead: false });
  expect(withProfile(null)).toEqual({ IDDRProfileEsellerLead: null, EnCopieRDVeSellerLead: false });
});
