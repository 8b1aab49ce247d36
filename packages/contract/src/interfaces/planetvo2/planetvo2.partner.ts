import { z } from 'zod';
import { call, commonFailures, fields, partner } from '../../partners/kit.ts';

/** PlanetVO level 2: the sites that it knows of a group, and what was lately exchanged for one of them. */
export const planetVO2 = partner({
  name: 'planetvo2',
  title: 'PlanetVO 2',
  guide: 'PlanetVO 2',
  calls: {
    sites: call({
      method: 'GET',
      path: '/groups/{group}/sites',
      action: 'Lire les sites PlanetVO 2',
      answer: z.object({ sites: z.array(z.object({ id: fields.id, companyName: z.string(), label: z.string(), active: fields.active })) }),
    }),
    exchanges: call({
      method: 'GET',
      path: '/groups/{group}/sites/{site}/exchanges',
      action: 'Lire les échanges PlanetVO 2 d’un site',
      /** The last ones, oldest first; no two requests are the same. */
      answer: z.object({
        exchanges: z
          .array(
            z.object({
              at: z.iso.datetime(),
              person: z.string().max(255),
              email: z.string().max(255),
              action: fields.words,
              request: z.string().max(10_000),
              response: z.string().max(10_000),
            }),
          )
          .max(200),
      }),
    }),
  },
  failures: commonFailures,
});
