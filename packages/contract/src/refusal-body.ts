import { z } from 'zod';
import { changement } from './changement.ts';
import { moyens, preuveNames } from './domains/session/facteurs.ts';
import { codesRaison } from './raisons.ts';

/** One reason of a refusal, as far as whoever asked may know it. */
export const raisonDite = z.strictObject({
  code: z.enum(codesRaison),
  phrase: z.string(),
  /** The row, and the field, that decides. */
  sujet: z
    .strictObject({
      table: z.string(),
      id: z.string(),
      champ: z.string().optional(),
      /** What people call it; null where it only has a number. */
      nom: z.string().nullable(),
    })
    .optional(),
  /** The screen on which it is seen. */
  lien: z.string().optional(),
  /** A call, which whoever asked may make, that takes the reason away. */
  change: changement.optional(),
});
export type RaisonDite = z.infer<typeof raisonDite>;

/** The body of every refusal; the code decides the status. */
export const refusalBody = z.object({
  message: z.string(),
  requestId: z.string(),
  code: z.string(),
  /** Repeats the HTTP status: clients recognise a conflict (409) in the body. */
  status: z.number(),
  /** Of each 403, 409 and 422, the deciding one first. */
  raisons: z.array(raisonDite).nonempty().optional(),
  /** The state in which a refused call leaves its record, if it changed. */
  state: z.string().optional(),
  /** From where a reader of changes can go on, or the first instant that can be read. */
  suite: z.string().optional(),
  errors: z.record(z.string(), z.string()).optional(),
  /** With `second_facteur`: names this attempt to sign in, for five minutes. */
  demande: z.string().optional(),
  /** With `second_facteur`: by what it may be ended. With `preuve`: by what this person says who they are. */
  moyens: z.array(z.enum([...moyens, ...preuveNames])).optional(),
});
export type RefusalBody = z.infer<typeof refusalBody>;
