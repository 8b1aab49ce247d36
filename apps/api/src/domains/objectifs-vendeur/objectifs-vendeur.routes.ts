import type { objectifsVendeur } from '@comptoir/contract/domains/objectifs-vendeur/objectifs-vendeur.calls';
import { routesOf } from '../../http/call.ts';
import { readCoefficients } from './objectifs-vendeur.store.ts';
import { saveCoefficients } from './save-coefficients.ts';

export const objectifsVendeurRoutes = routesOf<typeof objectifsVendeur>()({
  read: async ({ db }) => ({ coefficients: await readCoefficients(db) }),

  update: async ({ db, body }) => {
    await saveCoefficients(db, body.coefficients);
    return { coefficients: await readCoefficients(db) };
  },
});
