import { z } from 'zod';
import { importReading, readingBody } from '../../imports/reading.ts';
import { importBody, importResult } from '../../imports/result.ts';
import { bool, endpoint } from '../../kit.ts';
import { importing } from './utilisateurs.calls.ts';

/** The import of users from a workbook: how a file is read, and its lines written. */
export const utilisateursImportCalls = {
  lireImport: endpoint({
    method: 'POST',
    path: '/api/utilisateurs/importUtilisateurs/lecture',
    ...importing,
    action: 'Lire un fichier d’utilisateurs',
    upload: { extension: '.xlsx', maxBytes: 10 * 1024 * 1024 },
    body: readingBody,
    readsOnly: true,
    answer: importReading,
  }),
  importUtilisateurs: endpoint({
    method: 'POST',
    path: '/api/utilisateurs/importUtilisateurs',
    ...importing,
    action: 'Importer des utilisateurs',
    query: z.object({
      /** A trial: everything runs, nothing is kept. */
      essai: bool.default(false),
      /** A person has seen what the columns were taken for. */
      confirme: bool.default(false),
    }),
    upload: { extension: '.xlsx', maxBytes: 10 * 1024 * 1024 },
    body: importBody,
    batches: true,
    answer: importResult,
  }),
};
