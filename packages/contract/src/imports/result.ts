import { z } from 'zod';
import { importChoice } from './reading.ts';

export const fault = z.strictObject({
  /** Line of the sheet, as a spreadsheet numbers it. */
  ligne: z.number(),
  colonne: z.string(),
  message: z.string(),
});

/** What its line is: by what it is known, and what people call it. */
const named = { ligne: z.number(), cle: z.string(), nom: z.string() };

export const importLine = z.strictObject({
  ...named,
  effet: z.enum(['ajout', 'modification', 'inchange', 'refus']),
  /** Fields that the row changes, as the screen names them. */
  champs: z.array(z.string()),
});

/** What a person puts in the place of a cell, read as a text typed there. */
const correction = z.object({
  /** As a spreadsheet numbers it. */
  ligne: z.int().min(1).max(1_048_576),
  /** The column of the template. */
  colonne: z.string().max(100),
  valeur: z.string().max(1000),
});
export type ImportCorrection = z.output<typeof correction>;

/** The corrections of a file that is sent again with them, and the lines to import alone; without a list, all. */
export const importBody = z.object({
  corrections: z.array(correction).max(10_000).default([]),
  lignes: z.array(z.int().min(1)).max(20_000).nullish(),
  /** How the file is read; without it, as its titles say. */
  lecture: importChoice.nullish(),
  /** The next file of this customer with the same titles is read in the same way. */
  retenir: z.boolean().default(false),
});

/** Of an import whose lines are one record: all of them are meant. */
export const wholeImportBody = importBody.omit({ lignes: true });

/** A line with something to correct, and its cells at fault. */
const faultyLine = z.strictObject({
  ...named,
  cellules: z.array(
    z.strictObject({
      colonne: z.string(),
      /** As it was read; null for a secret, which is typed again. */
      valeur: z.string().nullable(),
      messages: z.array(z.string()),
    }),
  ),
});

/** The outcome of an import, or of its trial. */
export const importResult = z.strictObject({
  errors: z.array(fault),
  /** A trial keeps nothing: it says, row by row, what the import would do. */
  essai: z.boolean(),
  /** What was read otherwise than the file shows it: it refuses nothing. */
  avis: z.array(fault),
  /** The first lines that can be corrected here, each with its cells at fault. */
  aCorriger: z.array(faultyLine),
  /** Every line, of a trial and of an import alike. */
  lignes: z.array(importLine),
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
