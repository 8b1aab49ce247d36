import { z } from 'zod';
import { call, commonFailures, fields, partner } from './kit.ts';

/** PlanetVO level 2: the sites that it knows of a group. */
export const planetVO2 = partner({
  name: 'planetvo2',
  title: 'PlanetVO 2',
  calls: {
    sites: call({
      method: 'GET',
      path: '/groups/{group}/sites',
      action: 'Lire les sites PlanetVO 2',
      answer: z.object({ sites: z.array(z.object({ id: fields.id, companyName: z.string(), label: z.string() })) }),
    }),
  },
  failures: commonFailures,
});
