import { z } from 'zod';

/** The line of titles is looked for, and may be chosen, down to this line. */
export const lastTitles = 20;
/** Columns up to here are read, known or not. */
export const mostColumns = 100;

const letters = z.string().regex(/^[A-Z]{1,3}$/, 'Une colonne est nommée par une à trois lettres');

/** What a person has chosen of a file: its sheet, its line of titles, and what each column becomes. */
export const importChoice = z.object({
  feuille: z.string().max(255),
  /** 0: no line of titles. */
  ligneTitres: z.int().min(0).max(lastTitles),
  /** A column that is not named is not read. */
  colonnes: z.array(z.object({ colonne: letters, champ: z.string().max(100).nullable() })).max(mostColumns),
  sansMasquees: z.boolean().default(false),
});
export type ImportChoice = z.output<typeof importChoice>;

/** Which sheet and which titles are read; without them the first visible sheet that has the titles. */
export const readingBody = importChoice.pick({ feuille: true, ligneTitres: true }).partial();

/** Why a column becomes what it does: as documented, by its title, as last time, by a likeness; or nothing is known of it. */
const reasons = ['documente', 'reconnu', 'memorise', 'devine', 'inconnu'] as const;

const field = z.strictObject({
  champ: z.string(),
  /** Where it stands in the template: A, B, … */
  colonne: z.string(),
  /** A new row cannot do without it. */
  obligatoire: z.boolean(),
});

const column = z.strictObject({
  /** A, B, … */
  colonne: z.string(),
  titre: z.string(),
  champ: z.string().nullable(),
  raison: z.enum(reasons),
  /** The first three; null where they are, or may be, secret. */
  valeurs: z.array(z.string()).nullable(),
});
export type ReadColumn = z.infer<typeof column>;

/** How a file would be read; nothing is written. */
export const importReading = z.strictObject({
  /** The columns stand as documented: there is nothing to choose. */
  documente: z.boolean(),
  feuilles: z.array(z.strictObject({ nom: z.string(), masquee: z.boolean() })),
  feuille: z.string(),
  ligneTitres: z.number(),
  nbLignes: z.number(),
  nbMasquees: z.number(),
  colonnes: z.array(column),
  /** What a column may become, in the order of the template. */
  champs: z.array(field),
  /** Two columns that are never read in each other's place. */
  echange: z.tuple([z.string(), z.string()]).nullable(),
  /** The columns as this customer's last file with these titles was read. */
  memoire: z.strictObject({ IDImportColonnes: z.number(), DateH: z.string() }).nullable(),
  /** The journal's groups of imports of this very file that stopped and that nobody went on with. */
  reprises: z.array(z.string()),
  remarques: z.array(z.string()),
});
export type ImportReading = z.infer<typeof importReading>;
