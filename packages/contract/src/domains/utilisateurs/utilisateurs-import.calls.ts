import { z } from 'zod';
import { importCalls } from '../../imports/calls.ts';
import { fault, importBody, importLine, importResult } from '../../imports/result.ts';
import { importing } from './utilisateurs.calls.ts';

/** The outcome of an import of users: what every import says, and what the sites are. */
export const utilisateursImportResult = importResult.extend({
  nbUsersAddedOK: z.number(),
  nbUsersUpdatedOK: z.number(),
  errorsSites: z.array(fault),
  lignes: z.array(importLine.extend({ sitesAjoutes: z.array(z.number()) })),
});
export type UtilisateursImportResult = z.infer<typeof utilisateursImportResult>;

const { lireImport, importer } = importCalls({
  path: 'utilisateurs/importUtilisateurs',
  call: importing,
  actions: { lire: 'Lire un fichier d’utilisateurs', importer: 'Importer des utilisateurs' },
  body: importBody,
  answer: utilisateursImportResult,
});

/** The import of users from a workbook. */
export const utilisateursImportCalls = { lireImport, importUtilisateurs: importer };
