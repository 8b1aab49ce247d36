import { z } from 'zod';
import { importCalls, importQuery } from '../../imports/calls.ts';
import { importBody, importResult } from '../../imports/result.ts';
import { everyone, id } from '../../kit.ts';

const importClientsResult = importResult.extend({
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

/** The card for the clients; the first one if absent. */
const carte = { IDFidelite: id.nullish() };

const { lireImport, importer } = importCalls({
  path: 'cartesDeFidelite/importFideliteClients',
  call: { who: everyone, refuses: ['forbidden'], takesBack: ['clients'] },
  actions: { lire: 'Lire un fichier de clients fidèles', importer: 'Importer des clients fidèles' },
  body: importBody.extend(carte),
  answer: importClientsResult,
});

/** Calls of the loyalty cards beside those of every small list. */
export const cartesDeFidelite = {
  lireImport,
  /** Its query names the card too: callers from before send nothing but a file. */
  importClients: { ...importer, query: importQuery.extend({ IDFidelite: id.optional() }) },
};
