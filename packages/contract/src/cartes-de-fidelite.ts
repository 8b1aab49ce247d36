import { z } from 'zod';
import { endpoint, everyone, id } from './kit.ts';

export const importClientsResult = z.strictObject({
  /** Clients whose card or start date changed. */
  nbRows: z.number(),
  /** What was not imported, in one sentence; '' when every line was. */
  message: z.string(),
  /** Clients who had this card and this date already. */
  nbInchanges: z.number(),
  /** Lines that the file holds: each is a client of the two counts above, or stands in `refus`. */
  nbLignes: z.number(),
  refus: z.array(z.strictObject({ ligne: z.number(), VIN: z.string(), message: z.string() })),
});
export type ImportClientsResult = z.infer<typeof importClientsResult>;

/** What the loyalty cards have beside the calls of every small list. */
export const cartesDeFidelite = {
  importClients: endpoint({
    method: 'POST',
    path: '/api/cartesDeFidelite/importFideliteClients',
    who: everyone,
    on: 'customer',
    action: 'Importer des clients fidèles',
    refuses: ['forbidden'],
    query: z.object({
      /** The card that the clients receive; the first one when absent. */
      IDFidelite: id.optional(),
    }),
    upload: { extension: '.xlsx', maxBytes: 10 * 1024 * 1024 },
    batches: true,
    answer: importClientsResult,
  }),
};
