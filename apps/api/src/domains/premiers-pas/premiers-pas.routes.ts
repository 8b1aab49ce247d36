import type { premiersPas } from '@comptoir/contract/domains/premiers-pas/premiers-pas.calls';
import { routesOf } from '../../http/call.ts';
import { isMasque, saveMasque } from './masques.store.ts';
import { readPremiersPas } from './read-premiers-pas.ts';

export const premiersPasRoutes = routesOf<typeof premiersPas>()({
  // Not cached: what is written anywhere counts.
  read: async ({ app, registry, session }) => {
    const [etapes, masque] = await Promise.all([readPremiersPas(app, session), isMasque(registry, session)]);
    return { etapes, masque };
  },

  masquer: async ({ registry, session, body: { masque } }) => {
    await saveMasque(registry, session, masque);
    return { success: true };
  },
});
