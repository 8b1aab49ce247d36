import { z } from 'zod';
import { endpoint, everyone } from '../../kit.ts';

export const activites = {
  list: endpoint({
    method: 'GET',
    path: '/api/activites',
    who: everyone,
    on: 'customer',
    action: 'Lister les activités',
    answer: z.array(z.strictObject({ IDActivite: z.number(), Descr: z.string() })),
  }),
};
