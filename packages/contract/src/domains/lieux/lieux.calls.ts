import { z } from 'zod';
import { endpoint, requiredText, staff } from '../../kit.ts';
import { messages } from '../../messages.ts';

/** Places that a person keeps at most. */
const mostFavoris = 50;
/** Places opened last that are remembered. */
export const mostRecents = 12;

/** The path of a screen without customer: no host, no query, nothing that leads out of the console. */
export const ecran = z
  .string({ error: messages.required })
  .max(255, messages.tooLong(255))
  .regex(/^(\/[\w$-]+)+$/, 'L’adresse d’un écran de la console est attendue');

const lieu = z.object({
  /** The customer of the place. */
  BDGp: requiredText(64),
  Ecran: ecran,
  /** As the screen was called when it was last seen. */
  Nom: requiredText(120),
});
export type NouveauLieu = z.output<typeof lieu>;

const known = z.strictObject({ BDGp: z.string(), client: z.string(), Ecran: z.string(), Nom: z.string() });
export type Lieu = z.infer<typeof known>;

const shared = { who: staff, on: 'registry', path: '/api/lieux' } as const;
const done = z.strictObject({ success: z.literal(true) });

/** The screens at customers that an operator keeps and those they opened last, in whichever browser. */
export const lieux = {
  list: endpoint({
    ...shared,
    method: 'GET',
    action: 'Lire ses lieux',
    answer: z.strictObject({
      /** In the person's order. */
      favoris: z.array(known),
      /** The last one first. */
      recents: z.array(known),
    }),
  }),
  garder: endpoint({
    ...shared,
    method: 'PUT',
    action: 'Garder ses lieux favoris',
    body: z.object({ favoris: z.array(lieu).max(mostFavoris, `${mostFavoris} favoris au maximum`) }),
    answer: done,
  }),
  ouvrir: endpoint({
    ...shared,
    method: 'POST',
    action: 'Retenir un lieu ouvert',
    body: lieu,
    answer: done,
  }),
};
