import { z } from 'zod';
import { bool, endpoint, staff } from '../../kit.ts';
import { ecran } from '../lieux/lieux.calls.ts';

/** Screens that an operator has pinned at most: above all groups of the menu there is no room for more. */
export const mostEpingles = 20;

const shared = { who: staff, on: 'registry', path: '/api/epingles' } as const;

/** The screens that an operator keeps on top of the menu, at whichever customer and in whichever browser. */
export const epingles = {
  list: endpoint({
    ...shared,
    method: 'GET',
    action: 'Lire ses épingles',
    /** In the order in which they were pinned. */
    answer: z.strictObject({ ecrans: z.array(z.string()) }),
  }),
  /** One screen at a time, so that two tabs do not undo each other's. */
  garder: endpoint({
    ...shared,
    method: 'PUT',
    action: 'Épingler un écran',
    refuses: ['rule'],
    body: z.object({ Ecran: ecran, epingle: bool }),
    answer: z.strictObject({ success: z.literal(true) }),
  }),
};
