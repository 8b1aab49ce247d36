import { z } from 'zod';

const fault = z.strictObject({
  /** Line of the sheet, the header being line 1. */
  ligne: z.number(),
  colonne: z.string(),
  message: z.string(),
});

const importRow = z.strictObject({
  ligne: z.number(),
  LoginWEB: z.string(),
  Name: z.string(),
  effet: z.enum(['ajout', 'modification', 'inchange', 'refus']),
  /** Fields that the row changes, as the screen names them. */
  champs: z.array(z.string()),
  sitesAjoutes: z.array(z.number()),
});

/** What an import of users did, or would do. */
export const importResult = z.strictObject({
  nbUsersAddedOK: z.number(),
  nbUsersUpdatedOK: z.number(),
  errors: z.array(fault),
  errorsSites: z.array(fault),
  /** A trial wrote nothing: it tells, row by row, what the import would do. */
  essai: z.boolean(),
  /** Every line of a trial; of an import those that it changed or refused, at most a thousand. */
  lignes: z.array(importRow),
});
export type ImportResult = z.infer<typeof importResult>;
