import { z } from 'zod';
import { answerShape } from '../../fields/shapes.ts';
import { endpoint, staff } from '../../kit.ts';
import { logAuteur, logSuppressionFields } from './log-suppression.fields.ts';

export const logPageSize = 20;
const mostPerPage = 100;

/** A text or a number to find; empty: anything. */
const sought = z
  .union([z.string().max(255), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').trim());

export const logSuppressionFilters = z.object({
  IDLigneSupprimee: sought,
  NomTable: sought,
  NumeroSerieMat: sought,
  RefDMS: sought,
});
const filters = logSuppressionFilters.partial();
export type LogSuppressionFilters = z.output<typeof filters>;

const entry = z.strictObject({
  IDLogSuppression: z.number(),
  ...answerShape(logSuppressionFields),
  ...answerShape(logAuteur),
  /** The journal's group; null for deletions by other products. */
  Groupe: z.string().nullable(),
});
export type LogSuppression = z.infer<typeof entry>;

export const logSuppression = {
  list: endpoint({
    method: 'POST',
    path: '/api/logSuppression',
    who: staff,
    on: 'customer',
    readsOnly: true,
    action: 'Lire le journal des suppressions',
    present: 'histoire',
    body: z.object({
      filters: filters.default({}),
      /** The number of newer entries before this page. */
      min: z.coerce.number<number>().int().min(0).max(2_147_483_647).default(0),
      elementPerPage: z.coerce
        .number<number>()
        .int()
        .default(logPageSize)
        .transform((asked) => Math.min(Math.max(asked, logPageSize), mostPerPage)),
    }),
    answer: z.strictObject({
      logs: z.array(entry),
      /** Total number. */
      max: z.number(),
      /** Tables to choose from. */
      types: z.array(z.string()),
    }),
  }),
};
