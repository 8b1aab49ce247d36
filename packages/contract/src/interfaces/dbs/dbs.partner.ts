import { z } from 'zod';
import { call, commonFailures, fields, partner } from '../../partners/kit.ts';

/** DBS, the dealer's management system: its sites, for the client that the group was given. */
export const dbs = partner({
  name: 'dbs',
  title: 'DBS',
  guide: 'API DBS',
  calls: {
    sites: call({
      method: 'GET',
      path: '/sites',
      action: 'Lire les sites DBS',
      answer: z.object({ sites: z.array(z.object({ id: fields.id, company_name: z.string(), name: z.string(), active: fields.active })) }),
    }),
  },
  failures: {
    ...commonFailures,
    INVALID_CREDENTIALS: 'le ClientId ou le ClientSecret est refusé. Vérifiez-les dans l’onglet Auth API DBS.',
  },
});
