import { z } from 'zod';
import { endpoint, everyone } from '../../kit.ts';

/** The start pages of profiles in eSeller Team; not this console's own dashboard. */
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
