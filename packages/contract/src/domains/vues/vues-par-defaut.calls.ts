import { z } from 'zod';
import { endpoint, everyone } from '../../kit.ts';

/** Of each screen that has one, the view that opens by itself. Asked by every list, hence so small and apart from the others. */
export const vuesParDefaut = endpoint({
  who: everyone,
  on: 'customer',
  method: 'GET',
  path: '/api/vues/parDefaut',
  action: 'Lister les vues ouvertes d’elles-mêmes',
  present: 'personnel',
  answer: z.array(z.strictObject({ Ecran: z.string(), IDVue: z.number() })),
});
