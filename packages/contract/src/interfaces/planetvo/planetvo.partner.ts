import { z } from 'zod';
import { call, commonFailures, fields, partner } from '../../partners/kit.ts';

/** PlanetVO, the used-vehicle stock: a seller signs in with a login of their own and sees the bases they are linked to. */
export const planetVO = partner({
  name: 'planetvo',
  title: 'PlanetVO',
  guide: 'PlanetVO, the stock of used vehicles',
  calls: {
    bases: call({
      method: 'POST',
      path: '/bases',
      action: 'Vérifier l’accès d’un vendeur',
      repeatable: true,
      body: z.object({ apiKey: fields.words }),
      secrets: ['apiKey'],
      answer: z.object({ bases: z.array(z.object({ code: fields.id, libelle: z.string() })) }),
      example: ({ body }) =>
        String(body['apiKey']).startsWith('X')
          ? { error: 'UNKNOWN_KEY' }
          : { bases: ['BASE-OUEST', 'BASE-EST', 'BASE-ARMOR'].map((code) => ({ code, libelle: code.replace('-', ' ') })) },
    }),
  },
  failures: {
    ...commonFailures,
    UNKNOWN_KEY:
      'la clé d’API n’est pas reconnue. Vérifiez la clé saisie\u00a0; si elle est vide, l’exploitant doit corriger celle de l’installation (PLANETVO_API_KEY).',
  },
});
