import { z } from 'zod';
import { pageNumber } from '../../fields/page-number.ts';
import { portee } from './retour-plan.ts';

export const corbeilleQuery = z.object({
  /** The table whose rows are asked for, as the catalogue names it. */
  table: z.string().min(1).max(63),
  page: pageNumber,
});

/** A row that is gone. */
const corbeilleLigne = z.strictObject({
  id: z.string(),
  /** What it was called; null where it only had a number. */
  nom: z.string().nullable(),
  /** Who took it away, when, and by which operation. */
  DateH: z.string(),
  Auteur: z.string(),
  Groupe: z.string(),
  Action: z.string(),
  /** What brings it back, with what went with it. */
  demande: z.strictObject({ portee, verbe: z.enum(['annuler', 'revenir']), groupe: z.string().optional() }),
});
export type CorbeilleLigne = z.output<typeof corbeilleLigne>;

export const corbeilleAnswer = z.strictObject({
  /** The last that went comes first. */
  lignes: z.array(corbeilleLigne),
  total: z.number(),
  pageSize: z.number(),
});
