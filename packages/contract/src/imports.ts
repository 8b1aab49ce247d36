import { z } from 'zod';

const fault = z.strictObject({
  /** Line of the sheet, as a spreadsheet numbers it. */
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
  /** What was read otherwise than the file shows it: it refuses nothing. */
  avis: z.array(fault),
  /** Every line, of a trial and of an import alike. */
  lignes: z.array(importRow),
  /** What each titled column was taken for, where the columns do not stand as in the template; empty otherwise. */
  colonnes: z.array(
    z.strictObject({
      /** A, B, … */
      colonne: z.string(),
      titre: z.string(),
      /** The column of the template; null where it is not read. */
      champ: z.string().nullable(),
    }),
  ),
  /** About the reading of the whole file: sheets, hidden lines, formulas. */
  remarques: z.array(z.string()),
});
export type ImportResult = z.infer<typeof importResult>;
