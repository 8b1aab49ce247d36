import type { connexions } from '@comptoir/contract/connexions';
import type { Routes } from '../../http/call.ts';
import { listUrls } from '../../registry/registry.store.ts';
import { openConnexion } from './open-connexion.ts';

export const connexionsRoutes: Routes<typeof connexions> = {
  urls: ({ registry, customer }) => listUrls(registry, customer.IDCustomer),
  create: openConnexion,
};
