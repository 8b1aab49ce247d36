import { z } from 'zod';
import { bool } from './kit.ts';

/** The outcome for one row. */
export const lotLigne = z.strictObject({
  id: z.number(),
  /** The name of the row, for people. */
  nom: z.string(),
  effet: z.enum(['modification', 'inchange', 'refus']),
  /** Changed fields, as the contract spells them. */
  champs: z.array(z.string()),
  /** Why the row was not changed. */
  message: z.string().nullable(),
});
export type LotLigne = z.infer<typeof lotLigne>;

/** A bulk change of many rows, or its undoing. */
export const lotResult = z.strictObject({
  /** A trial keeps nothing: it says, row by row, what would change. */
  essai: z.boolean(),
  /** The journal's group of the run: it is needed to undo it. */
  Groupe: z.string(),
  nbModifies: z.number(),
  nbInchanges: z.number(),
  nbRefus: z.number(),
  lignes: z.array(lotLigne),
});
export type LotResult = z.infer<typeof lotResult>;

export const lotQuery = z.object({ essai: bool.default(false) });
export const lotIds = z
  .array(z.number().int().min(1).max(2_147_483_647))
  .min(1, 'Choisissez au moins une ligne')
  .max(20_000, '20\u00a0000 lignes au maximum')
  .transform((ids) => [...new Set(ids)])
  .pipe(z.array(z.number()));
export const lotParams = z.object({ groupe: z.string().max(64) });
