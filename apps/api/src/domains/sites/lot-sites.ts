import type { SiteChanges } from '@comptoir/contract/domains/sites/sites.calls';
import { fieldLot } from '../../http/lots/field-lot.ts';
import { changeSite } from './save-site.ts';
import { listSiteNames, lockSite } from './sites.store.ts';

/** Many sites at once, each by the rules of the site form. */
export const lotSites = fieldLot<SiteChanges>(({ session: { kind }, customer: { produits } }) => ({
  namesOf: (db, ids) => listSiteNames(db, ids, { all: kind === 'operator' }),
  lock: (db, IDSite) => lockSite(db, IDSite, { all: true }),
  change: (db, IDSite, changes) => changeSite(db, { kind, produits }, IDSite, changes),
}));
