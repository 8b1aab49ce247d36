import { z } from 'zod';
import { aRessaisir, endpoint, staff } from '../../kit.ts';

const shared = { who: staff, on: 'customer', path: '/api/interfaces/edvMarketing/utilisateurs' } as const;

const user = z.strictObject({
  IDPeople: z.number(),
  Name: z.string(),
  LoginWEB: z.string(),
  /** To be copied into the marketing tool's configuration. */
  Password: z.string(),
  ARessaisir: aRessaisir,
  Profil_Libelle: z.string(),
  Actif: z.boolean(),
});
export type EdvMarketingUser = z.infer<typeof user>;

/** The user through which the marketing tool creates, updates and merges prospects. */
export const edvMarketing = {
  list: endpoint({ ...shared, method: 'GET', action: 'Lire l’utilisateur eDataVoice Marketing', answer: z.array(user) }),
  create: endpoint({
    ...shared,
    method: 'POST',
    action: "Créer l'utilisateur eDataVoice Marketing",
    refuses: ['conflict'],
    answer: z.array(user),
  }),
};
