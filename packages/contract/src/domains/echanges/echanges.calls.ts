import { z } from 'zod';
import { answerShape } from '../../fields/shapes.ts';
import { endpoint, id, staff } from '../../kit.ts';
import { echangeFields, echangeLineFields } from './echanges.fields.ts';

const shared = { who: staff, on: 'customer' } as const;

const line = z.strictObject({ IDEchange: z.number(), ...answerShape(echangeLineFields) });
export type Echange = z.infer<typeof line>;

const echange = z.strictObject({ IDEchange: z.number(), ...answerShape(echangeFields) });

/** The newest ones; the log itself keeps 90 days. */
export const mostEchanges = 5000;

/** What partners were asked and answered, secrets hidden; kept 90 days. */
export const echanges = {
  list: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/echanges',
    action: 'Lire le journal des échanges',
    present: 'histoire',
    answer: z.array(line),
  }),
  read: endpoint({
    ...shared,
    method: 'GET',
    path: '/api/echanges/{IDEchange}',
    action: 'Lire un échange',
    present: 'histoire',
    params: z.object({ IDEchange: id }),
    answer: echange,
  }),
};
