import type { epingles } from '@comptoir/contract/domains/epingles/epingles.calls';
import { routesOf } from '../../http/call.ts';
import { addEpingle, listEpingles, removeEpingle } from './epingles.store.ts';

export const epinglesRoutes = routesOf<typeof epingles>()({
  // Not cached: another browser of the same person may have written.
  list: async ({ registry, session }) => ({ ecrans: await listEpingles(registry, session.id) }),

  garder: async ({ registry, session, body: { Ecran, epingle } }) => {
    await (epingle ? addEpingle : removeEpingle)(registry, session.id, Ecran);
    return { success: true };
  },
});
