import { z } from 'zod';
import { endpoint, requiredText, staff } from '../../kit.ts';
import { secondFacteurNames } from '../session/facteurs.ts';

const call = { path: '/api/securite/politiques', who: staff, on: 'registry' } as const;
const SecondFacteur = z.enum(secondFacteurNames);

/** No more than a password may have (docs/regles/utilisateurs.md). */
export const longestMinimum = 8;

/** What is asked of the operators, and of the customer access of each customer (docs/regles/acces.md#second-factor). */
export const politiques = {
  politiques: endpoint({
    ...call,
    method: 'GET',
    action: 'Lire les politiques d’accès',
    answer: z.strictObject({
      operateurs: SecondFacteur,
      clients: z.array(
        z.strictObject({
          BDGp: z.string(),
          label: z.string(),
          SecondFacteur,
          AnnonceConnexion: z.boolean(),
          MotDePasseMinimum: z.number(),
        }),
      ),
    }),
  }),
  politique: endpoint({
    ...call,
    method: 'PUT',
    action: 'Changer une politique d’accès',
    danger: 'politique',
    refuses: ['unknown', 'rule'],
    /**
     * `BDGp` null: of the operators. `AnnonceConnexion`: a person is told that an operator connects as them. `MotDePasseMinimum`:
     * characters that the password of somebody who may open the back office has at least; 0: none. What is absent stays.
     */
    body: z.object({
      BDGp: requiredText().nullable(),
      SecondFacteur: SecondFacteur.optional(),
      AnnonceConnexion: z.boolean().optional(),
      MotDePasseMinimum: z.number().int().min(0).max(longestMinimum).optional(),
    }),
    answer: z.strictObject({ success: z.literal(true) }),
  }),
};
