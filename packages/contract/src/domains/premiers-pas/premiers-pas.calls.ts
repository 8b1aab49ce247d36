import { z } from 'zod';
import { bool, endpoint, everyone } from '../../kit.ts';

/** What a new person does once, in this order. */
export const etapesOperateur = ['modification', 'retour', 'note', 'vue', 'import', 'sante', 'notifications'] as const;
/** The same with customer access. */
export const etapesClient = ['utilisateurs', 'droits', 'site', 'note', 'vue', 'demande'] as const;
const etapes = [...new Set([...etapesOperateur, ...etapesClient])];
export type CleEtape = (typeof etapes)[number];

const shared = { who: everyone, on: 'registry', path: '/api/premiersPas' } as const;

/** The first steps of the person of the session: each is done when the data says so. */
export const premiersPas = {
  read: endpoint({
    ...shared,
    method: 'GET',
    action: 'Lire ses premiers pas',
    answer: z.strictObject({
      etapes: z.array(z.strictObject({ cle: z.enum(etapes), faite: z.boolean() })),
      masque: z.boolean(),
    }),
  }),
  masquer: endpoint({
    ...shared,
    method: 'PUT',
    action: 'Masquer ses premiers pas',
    body: z.object({ masque: bool }),
    answer: z.strictObject({ success: z.literal(true) }),
  }),
};
