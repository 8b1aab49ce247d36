import { z } from 'zod';
import { bool } from './kit.ts';

/** What one row of a bulk change comes to. */
export const lotLigne = z.strictObject({
  id: z.number(),
  /** As the row is named to people. */
  nom: z.string(),
  effet: z.enum(['modification', 'inchange', 'refus']),
  /** Fields that change, as the contract spells them. */
  champs: z.array(z.string()),
  /** Why the row is left as it is. */
  message: z.string().nullable(),
});
export type LotLigne = z.infer<typeof lotLigne>;

/** A bulk change of many rows, or its undoing. */
export const lotResult = z.strictObject({
  /** A trial wrote nothing: it tells, row by row, what the change would do. */
  essai: z.boolean(),
  /** The journal's group of the whole run: it names the run that is to be undone. */
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
  .max(20_000, '20 000 lignes au maximum')
  .transform((ids) => [...new Set(ids)])
  .pipe(z.array(z.number()));
export const lotParams = z.object({ groupe: z.string().max(64) });
