import { z } from 'zod';
import { call, commonFailures, fields, partner } from '../../partners/kit.ts';

const moment = z.iso.datetime().nullable();

/** Nissan's Siebel: what it was lately told of a group's leads. Opened by the provider's account. */
export const nissanSiebel = partner({
  name: 'nissansiebel',
  title: 'Nissan Siebel',
  guide: 'Nissan Siebel; asked with sample data alone',
  calls: {
    told: call({
      method: 'POST',
      path: '/groups/{group}/leads/told',
      action: 'Lire les KPI Nissan Siebel',
      repeatable: true,
      /** The group's leads, by their codes. */
      body: z.object({ leads: z.array(fields.words).max(500) }),
      /** Oldest first; of one lead no two things at one moment. */
      answer: z.object({
        told: z
          .array(
            z.object({
              lead: fields.words,
              at: z.iso.datetime(),
              cycle: fields.words,
              returned: moment,
              testDrive: moment,
              closed: moment,
              comments: z.string().max(1000),
            }),
          )
          .max(200),
      }),
    }),
  },
  failures: commonFailures,
});
