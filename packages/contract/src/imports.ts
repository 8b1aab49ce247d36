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

/** The outcome of an import of users, or of its trial. */
export const importResult = z.strictObject({
  nbUsersAddedOK: z.number(),
  nbUsersUpdatedOK: z.number(),
  errors: z.array(fault),
  errorsSites: z.array(fault),
  /** A trial keeps nothing: it says, row by row, what the import would do. */
  essai: z.boolean(),
  /** Every line of a trial; of an import the changed and refused ones, at most a thousand. */
  lignes: z.array(importRow),
});
export type ImportResult = z.infer<typeof importResult>;
