import { z } from 'zod';
import { changement } from './changement.ts';

/** One thing on which a decision stands, and whether it holds; a decision is favourable where all of them hold. */
export const explication = z.strictObject({
  code: z.string(),
  phrase: z.string(),
  tient: z.boolean(),
  /** Where it is kept, as the journal names it; null of what no field of a row says. */
  sujet: z.strictObject({ table: z.string(), id: z.string(), champ: z.string() }).nullable(),
  /** The screen where it stands. */
  lien: z.string().nullable(),
  /** The write that would make it hold, where it does not and this session may make it. It can be tried. */
  change: changement.nullable(),
  /** The change that made it so; null where history does not know, or does not show it to this session. */
  depuis: z.strictObject({ DateH: z.string(), Auteur: z.string(), Groupe: z.string() }).nullable(),
});
export type Explication = z.output<typeof explication>;
export type Sujet = NonNullable<Explication['sujet']>;

/** A decision with what it stands on, in the order in which it is judged. */
export const pourquoi = z.strictObject({ verdict: z.boolean(), raisons: z.array(explication) });
export type Pourquoi = z.output<typeof pourquoi>;
