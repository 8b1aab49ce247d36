import { z } from 'zod';
import { endpoint, everyone, id } from '../../kit.ts';

export const importClientsResult = z.strictObject({
  /** Clients whose card or start date changed. */
  nbRows: z.number(),
  /** What was not imported, in one sentence; '' if every line was. */
  message: z.string(),
  /** Clients who already had this card and date. */
  nbInchanges: z.number(),
  /** Lines of the file: each is a client of the counts above, or in `refus`. */
  nbLignes: z.number(),
  refus: z.array(z.strictObject({ ligne: z.number(), VIN: z.string(), message: z.string() })),
});
export type ImportClientsResult = z.infer<typeof importClientsResult>;

/** Calls of the loyalty cards beside those of every small list. */
export const cartesDeFidelite = {
  importClients: endpoint({
    method: 'POST',
    path: '/api/cartesDeFidelite/importFideliteClients',
    who: everyone,
    on: 'customer',
    action: 'Importer des clients fidèles',
    refuses: ['forbidden'],
    query: z.object({
      /** The card for the clients; the first one if absent. */
      IDFidelite: id.optional(),
    }),
    upload: { extension: '.xlsx', maxBytes: 10 * 1024 * 1024 },
    batches: true,
    answer: importClientsResult,
  }),
};
