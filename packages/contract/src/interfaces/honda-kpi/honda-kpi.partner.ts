import { z } from 'zod';
import { call, commonFailures, fields, partner, verifyCalls } from '../../partners/kit.ts';

/** Honda is asked whether a key opens, and what it was sent. */
export const hondaKpi = partner({
  name: 'hondakpi',
  title: 'Honda KPI',
  guide: 'Honda KPI',
  calls: {
    ...verifyCalls,
    sent: call({
      method: 'POST',
      path: '/kpi/sent',
      action: 'Lire les envois KPI Honda',
      repeatable: true,
      /** The dealer's leads, by their codes. */
      body: z.object({ leads: z.array(fields.words).max(500) }),
      /** What Honda was lately told of them, oldest first; of one lead no two things at one moment. `datas` and `response` are JSON texts. */
      answer: z.object({
        sent: z
          .array(
            z.object({
              lead: fields.words,
              at: z.iso.datetime(),
              action: fields.words,
              datas: z.string().max(10_000),
              response: z.string().max(10_000),
            }),
          )
          .max(200),
      }),
    }),
  },
  failures: {
    ...commonFailures,
    INVALID_CREDENTIALS: 'la clé d’API de ce code constructeur est refusée. Vérifiez-la dans l’onglet Paramétrage.',
  },
});
