import type { connexions } from '@comptoir/contract/domains/connexions/connexions.calls';
import { routesOf } from '../../http/call.ts';
import { listUrls } from '../../registry/registry.store.ts';
import { openConnexion } from './open-connexion.ts';

export const connexionsRoutes = routesOf<typeof connexions>()({
  urls: ({ registry, customer }) => listUrls(registry, customer.IDCustomer),
  create: openConnexion,
});
