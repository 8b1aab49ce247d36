import { z } from 'zod';
import { endpoint, everyone } from './kit.ts';

/** The pages that a profile may open with in eSeller Team; not this console's own. */
export const dashboards = {
  list: endpoint({
    method: 'GET',
    path: '/api/dashboards',
    who: everyone,
    on: 'customer',
    action: 'Lister les tableaux de bord',
    answer: z.array(z.strictObject({ IDDashboard: z.number(), Libelle: z.string() })),
  }),
};
